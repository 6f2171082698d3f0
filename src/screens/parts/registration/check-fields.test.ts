/** The rules of the fields come in a chunk of their own; without it the form is no weaker than the chart. */
import { expect, test, vi } from 'vitest';
import { NOTHING_TYPED } from '../../../../machines/registration/attempt.ts';
import type { RegistrationValues } from '../../../../machines/registration/registration.types.ts';

const typed: RegistrationValues = {
  ...NOTHING_TYPED,
  gender: 'woman',
  firstName: 'Ada<script>',
  lastName: 'Byron',
  email: 'ada',
  country: 'DE',
  terms: true,
};
const FIELDS = ['gender', 'firstName', 'lastName', 'email', 'country', 'terms'] as const;

test('with its rules each field says what is wrong with it', async () => {
  const { checkFields } = await import('./check-fields.ts');
  expect(await checkFields(typed, FIELDS)).toEqual({ firstName: 'characters', email: 'missing' });
});

test('without them it says that something is, and asks for them anew', async () => {
  vi.resetModules();
  vi.doMock('../../../../machines/registration/registration.schema.ts', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  const { checkFields } = await import('./check-fields.ts');
  const without = await checkFields(typed, FIELDS);
  vi.doUnmock('../../../../machines/registration/registration.schema.ts');
  vi.resetModules();
  expect([without, await checkFields(typed, FIELDS)]).toEqual([
    { firstName: 'missing', email: 'missing' },
    { firstName: 'characters', email: 'missing' },
  ]);
});
