/** The bearer of a registration that holds a place learns so, instead of an error that the code is full (D50). */
import { expect, test } from 'vitest';
import { DAY } from '../common/clock.ts';
import { formOf, movableClock, serverForTests } from '../testing/harness.ts';

const clock = movableClock('2026-11-21T10:00:00.000Z');
const server = serverForTests({}, clock);

const DETAILS = `query registrationCodeDetails($code: String!) {
  registrationCodeDetails(registrationCode: $code) { errors heldRegistration { id status email } }
}`;
const ask = (bearer: string | null | undefined, code = 'last-one') =>
  server.field('registrationCodeDetails', DETAILS, { code }, { bearer: bearer ?? null });
const full = { errors: ['REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS'], heldRegistration: null };

test('the last place: pending, active and expired, for its bearer and for others', async () => {
  const { registration, token } = await server.submit(formOf('last@example.org'), { code: 'LASTONE' });
  const waiting = { id: registration?.id, status: 'PENDING_ACTIVATION', email: 'last@example.org' };
  expect(await ask(token)).toEqual({ errors: [], heldRegistration: waiting });

  const other = await server.submit(formOf('other@example.org'));
  const admin = await server.backEnd.tokens.issue({
    purpose: 'admin',
    validFor: DAY,
    claims: { email: 'a@b.example' },
  });
  for (const bearer of [null, '', 'a.b.c', `${token}A`, other.token, admin]) expect(await ask(bearer)).toEqual(full);
  expect(await ask(token, 'NOBALANCE')).toEqual({
    errors: ['REGISTRATION_CODE_NO_BALANCE_LEFT'],
    heldRegistration: null,
  });

  clock.advance(7 * DAY);
  // The token has expired while the place is still reserved.
  expect(await ask(token)).toEqual(full);
});

test('an active registration shows its bearer only the status (D54)', async () => {
  const { registration, token } = await server.submit(formOf('active-one@example.org'), { code: 'VESTIBULE' });
  await server.finalize({ accountActivationId: await server.mailedId('active-one@example.org') });
  expect(await ask(token, 'VESTIBULE')).toEqual({
    errors: [],
    heldRegistration: { id: registration?.id, status: 'ACTIVE', email: null },
  });
});
