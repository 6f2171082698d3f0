/** Limits how many strangers one registration can mail: three address changes an hour, five in total. */
import { beforeEach, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../common/clock.ts';
import { resetDemo } from '../demo/seed.ts';
import { LEAN, PERSON, formOf, reasonsOf, movableClock, serverForTests } from '../testing/harness.ts';

const clock = movableClock();
const server = serverForTests({}, clock);
beforeEach(async () => {
  server.backEnd.settings.revealAccountState = true;
  await resetDemo(server.backEnd.store.db, server.backEnd.keys, clock.now());
});

const CHANGE = `mutation changeRegistrationEmail($email: String!, $locale: String!) {
  changeRegistrationEmail(email: $email, locale: $locale) { registrationProblems { reason reasonDetails } }
}`;
const TEXT = { firstName: 'Your parcel waits', lastName: 'pay on evil dot com' };
const to = (nth: number) => `stranger-${nth}@example.org`;
/** @returns a function that moves the registration. */
const moverOf =
  ({ token = null }: { token?: string | null }) =>
  async (address: string) => {
    const { status, headers, data, errors } = await server.graphql<{
      changeRegistrationEmail: { registrationProblems: { reason: string; reasonDetails: string | null }[] };
    }>(CHANGE, { email: address, locale: 'en' }, { bearer: token });
    if (status !== 429) return data?.changeRegistrationEmail.registrationProblems;
    return [Number(headers.get('retry-after')), errors.map(({ extensions }) => extensions)];
  };
const registered = async (email: string, changes: Parameters<typeof formOf>[1] = {}) =>
  moverOf(await server.submit(formOf(email, changes)));
const tooMany = (retryAfter: number) => [retryAfter, [{ code: 'RATE_LIMITED', retryAfter }]];
const TOO_OFTEN = [{ reason: 'EmailInvalid', reasonDetails: 'CHANGED_TOO_OFTEN' }];
const mailed = async () => {
  const all = await Promise.all(Array.from({ length: 9 }, (_, nth) => server.mailsTo(to(nth))));
  return all.flat();
};

test.each([
  ['one that waits', {}, true, 6],
  ['one that waits, where account states are not revealed (D40)', {}, false, 6],
  ['one that is only begun', LEAN, true, 0],
] as const)('%s', async (_what, changes, revealed, mails) => {
  server.backEnd.settings.revealAccountState = revealed;
  const move = await registered(to(0), { ...TEXT, ...changes });
  // Refused changes are not counted.
  const refused = revealed ? 6 : 0;
  for (let nth = 0; nth < refused; nth += 1)
    expect(await move('active@example.com')).toEqual([{ reason: 'EmailAlreadyUsedActive', reasonDetails: null }]);
  for (let nth = 1; nth <= 3; nth += 1) {
    expect(await move(to(nth))).toEqual([]);
    clock.advance(MINUTE);
  }
  for (let nth = 4; nth <= 6; nth += 1) expect(await move(to(nth))).toEqual(tooMany(57 * 60));
  expect(await (await registered('another@example.org'))('elsewhere@example.org')).toEqual([]);
  clock.advance(HOUR);
  for (let nth = 4; nth <= 5; nth += 1) expect(await move(to(nth))).toEqual([]);
  for (let hours = 0; hours < 2; hours += 1) {
    expect(await move(to(6))).toEqual(TOO_OFTEN);
    clock.advance(HOUR);
  }
  const all = await mailed();
  expect([all.length, all.filter((mail) => /parcel|evil/.test(JSON.stringify(mail)))]).toEqual([mails, []]);
});

test('replacing one’s own registration does not reset the limit [ASVS 2.3.1]', async () => {
  const begun = await server.submit(formOf(to(5), LEAN));
  const move = await registered(to(0));
  for (let nth = 1; nth <= 5; nth += 1) {
    clock.advance(HOUR);
    expect(await move(to(nth))).toEqual([]);
  }
  expect(await (await registered(to(5)))(to(6))).toEqual(TOO_OFTEN);
  // Moving another registration to the address does not reset the limit.
  const other = await registered('other@example.org');
  expect([await other(to(5)), await other(to(6))]).toEqual([[], TOO_OFTEN]);
  // Nor does a registration in two steps.
  const completed = await server.finalize(
    { registrationId: begun.registration?.id ?? '', ...PERSON },
    { bearer: begun.token ?? null },
  );
  expect([reasonsOf(completed), await moverOf(begun)(to(6))]).toEqual([[], TOO_OFTEN]);
  expect(reasonsOf(await server.submit(formOf(to(6))))).toEqual([]);
});
