/** The field rules (spec, section 5), and that charts and forms agree on them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIELDS, type RegistrationField } from '../flows/fields.ts';
import { FLOW_NAMES, fieldsOf, formFields, secondStepOf } from '../flows/read-flows.ts';
import { maySend } from './registration.checks.ts';
import { checkFields } from './registration.schema.ts';
import type { RegistrationValues } from '../context/registration.types.ts';

const good: RegistrationValues = {
  gender: 'woman',
  firstName: 'Zoë',
  lastName: 'Lindström',
  email: 'zoe@example.org',
  country: 'AT',
  terms: true,
  newsletter: false,
};
const problemWith = (field: RegistrationField, value: unknown) =>
  checkFields({ ...good, [field]: value }, FIELDS).problems;

describe('errors of a field', () => {
  test('valid values are returned', () => {
    const { newsletter: _, ...asked } = good;
    expect(checkFields(good, FIELDS)).toEqual({ values: asked, problems: {} });
  });
  test.each<[RegistrationField, unknown, 'missing' | 'characters']>([
    ['gender', '', 'missing'],
    ['gender', 'other', 'missing'],
    ['firstName', ' \t ', 'missing'],
    ['firstName', 'www.example.org', 'characters'],
    ['lastName', 'x'.repeat(101), 'characters'],
    ['email', 'zoe@', 'missing'],
    ['country', 'US', 'missing'],
    ['terms', false, 'missing'],
  ])('%s %j: %s', (field, value, problem) => {
    expect(problemWith(field, value)).toEqual({ [field]: problem });
  });
  test('all errors at once, and only of requested fields', () => {
    const empty = { gender: '', firstName: ' ', lastName: '<', email: '', country: '', terms: false };
    expect([
      checkFields(empty, FIELDS).problems,
      checkFields(empty, ['lastName', 'terms']).problems,
      checkFields(empty, []),
    ]).toEqual([
      {
        gender: 'missing',
        firstName: 'missing',
        lastName: 'characters',
        email: 'missing',
        country: 'missing',
        terms: 'missing',
      },
      { lastName: 'characters', terms: 'missing' },
      { values: {}, problems: {} },
    ]);
  });
  test('values are returned normalised, also next to an invalid one (D17, D18)', () => {
    const typed = {
      ...good,
      firstName: '  Zoe\u0308 ',
      lastName: 'van  Dyk',
      email: ' Zoe@bücher.example ',
      country: '',
    };
    expect(checkFields(typed, FIELDS)).toEqual({
      values: {
        gender: 'woman',
        firstName: 'Zoë',
        lastName: 'van Dyk',
        email: 'Zoe@xn--bcher-kva.example',
        country: '',
        terms: true,
      },
      problems: { country: 'missing' },
    });
  });
});

const name = fc.oneof(fc.string(), fc.constantFrom('', ' ', 'Zoë', "O'Neill", 'www.x.de', 'Anna-Lena', '\u200d'));
const values: fc.Arbitrary<RegistrationValues> = fc.record({
  gender: fc.constantFrom('woman' as const, 'man' as const, '' as const),
  firstName: name,
  lastName: name,
  email: fc.oneof(
    fc.emailAddress(),
    fc.string(),
    fc.constantFrom('', ' zoe@example.org ', 'zoe@bücher.example', 'a@b'),
  ),
  country: fc.oneof(fc.constantFrom('DE', 'AT', 'US', ''), fc.string({ maxLength: 2 })),
  terms: fc.boolean(),
  newsletter: fc.boolean(),
});

test('for any input, guards and schema accept the same values, field by field', () => {
  fc.assert(
    fc.property(values, (typed) => {
      const wrong = FIELDS.filter((field) => !maySend(typed, [field]));
      expect(Object.keys(checkFields(typed, FIELDS).problems).toSorted()).toEqual(wrong.toSorted());
    }),
  );
});
test.each(FLOW_NAMES)('%s: each step can be sent once its fields are valid', (flow) => {
  const steps = [formFields(flow, []), formFields(flow, ['firstName']), secondStepOf(flow)?.fields ?? []];
  expect(steps[0]).toEqual(fieldsOf(flow, 'registrationForm'));
  fc.assert(
    fc.property(values, fc.constantFrom(...steps), (typed, fields) => {
      expect(maySend(typed, fields)).toBe(Object.keys(checkFields(typed, fields).problems).length === 0);
    }),
  );
});
