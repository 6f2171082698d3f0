/** Operator commands for an account and its mails (D53). */
import { readFileSync } from 'node:fs';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { eventually } from '../../../test/harness/eventually.ts';
import { MINUTE } from '../common/clock.ts';
import * as schema from '../store/schema.ts';
import { unsubscribeByToken } from '../newsletter/resolvers.ts';
import { operatedBackEnd } from '../testing/admin.ts';
import { formOf, reasonsOf } from '../testing/harness.ts';
import { agreed } from '../testing/client.ts';

const { admin, clock, server } = operatedBackEnd();

const email = 'Gone@example.org';
/** Tables with e-mail addresses. */
const HOLDING_ADDRESSES = [
  'activationLinks',
  'mails',
  'membershipInterests',
  'newsletterSubscriptions',
  'registrations',
  'waitingListEntries',
];

/**
 * Creates a row of every kind for the address: uses the last place of a code, requests membership, joins the waiting
 * list.
 */
const leaveAll = async () => {
  await server().ask('applyForMembership', email, 'de');
  const token = await server().tokenFor('lobby', { email, locale: 'pl' });
  await server().join(token);
  return server().submit(formOf(email), { code: 'LASTONE', consents: agreed('AT', true) });
};
const tablesWith = async (text: string): Promise<string[]> => {
  const tables = Object.entries(schema).flatMap(([name, table]) => (is(table, PgTable) ? [{ name, table }] : []));
  const rows = await Promise.all(
    tables.map(async ({ name, table }) => ({
      name,
      json: JSON.stringify(await server().backEnd.store.db.select().from(table)),
    })),
  );
  return rows.filter(({ json }) => json.toLowerCase().includes(text)).map(({ name }) => name);
};

test('an account is found by its address in any spelling', async () => {
  await leaveAll();
  clock.advance(MINUTE);
  await server().activate(email);
  expect(await admin('account show gone@EXAMPLE.org')).toEqual({
    code: 0,
    out: `gone@EXAMPLE.org
  registration  status ACTIVE, gender woman, first name Ada, last name Lovelace, social provider –, source path –, previous pdp page –, shopping preferences –, flow DEFAULT, code LASTONE, place used, country AT, locale en, created at 2026-11-21 10:00Z, pending since 2026-11-21 10:00Z, activated at 2026-11-21 10:01Z, voucher 10-percent-no-mov, voucher until 2026-12-05 10:01Z, shop told at –
  consent       type DATA_POLICY, document privacy-AT-2026-11, accepted yes, recorded at 2026-11-21 10:00Z, effective at 2026-11-21 10:01Z
  consent       type NEWSLETTER, document privacy-AT-2026-11, accepted yes, recorded at 2026-11-21 10:00Z, effective at 2026-11-21 10:01Z
  consent       type TERMS, document terms-AT-2026-11, accepted yes, recorded at 2026-11-21 10:00Z, effective at 2026-11-21 10:01Z
  waiting list  joined at 2026-11-21 10:00Z, locale pl, approved at –, approved code –
  interest      asked at 2026-11-21 10:00Z, locale de, answered at –, answered code –
  newsletter    subscribed at 2026-11-21 10:01Z, unsubscribed at –
  mails         sent 2, waiting 0, held 0, failed 0
`,
    err: '',
  });
  expect(JSON.parse((await admin(`account show pending@example.com --json`)).out)).toEqual({
    email: 'pending@example.com',
    registrations: [
      {
        status: 'PENDING_ACTIVATION',
        gender: 'woman',
        firstName: 'Ada',
        lastName: 'Example',
        socialProvider: null,
        sourcePath: null,
        previousPdpPage: null,
        shoppingPreferences: null,
        flow: 'WAITING_LIST_APPROVED',
        code: 'VESTIBULE',
        place: 'held',
        country: 'AT',
        locale: 'en',
        createdAt: '2026-11-21T10:00:00.000Z',
        pendingSince: '2026-11-21T10:00:00.000Z',
        activatedAt: null,
        voucher: '10-percent-no-mov',
        voucherUntil: null,
        shopToldAt: null,
      },
    ],
    consents: [],
    waitingList: null,
    interest: null,
    newsletter: null,
    mails: { sent: 0, waiting: 0, held: 0, failed: 0 },
  });
});

test('erasing an address needs confirmation, frees its place and invalidates its bearer token [ASVS 7.4.2]', async () => {
  const { registration, token } = await leaveAll();
  const { backEnd } = server();
  const changes = backEnd.statusChanges.of(registration?.id ?? '');
  const nextStatus = async () => (await changes.next()).value?.status ?? null;
  expect(await nextStatus()).toBe('PENDING_ACTIVATION');
  await unsubscribeByToken(
    backEnd,
    await backEnd.tokens.issue({ purpose: 'unsubscribe', validFor: MINUTE, claims: { email } }),
  );
  const before = await tablesWith('gone@');
  expect(before.sort()).toEqual(HOLDING_ADDRESSES);
  const all =
    'consents 3, activation links 1, registrations 1, mails 2, waiting list entries 1, membership interests 1, newsletter subscriptions 1';
  expect(await admin(`account erase ${email}`)).toEqual({
    code: 3,
    out: '',
    err: `Would be erased of ${email}: ${all}. Nothing was erased yet: --yes does it.\n`,
  });
  expect((await tablesWith('gone@')).sort()).toEqual(before);
  expect((await server().codeDetails('LASTONE')).errors).not.toEqual([]);
  expect(await admin(`account erase ${email} --yes`)).toEqual({
    code: 0,
    out: `Erased of ${email}: ${all}.\nA place of LASTONE is free again.\n`,
    err: '',
  });
  expect(await tablesWith('gone@')).toEqual([]);
  // The waiting page is notified.
  await eventually(async () => expect(await nextStatus()).toBeNull());
  await changes.return();
  expect((await server().codeDetails('LASTONE')).errors).toEqual([]);
  const change = await server().changeEmail('other@example.org', { bearer: token });
  expect(reasonsOf(change)).toEqual(['FinalizationRegistrationIdNotExists']);
  expect(await admin(`account erase ${email} --yes`)).toEqual({
    code: 2,
    out: '',
    err: `Nothing is kept of ${email}.\n`,
  });
  expect(await admin(`account show ${email}`)).toEqual({ code: 2, out: '', err: `Nothing is known of ${email}.\n` });
  // The erasure stays provable; looking it up is recorded as an action too.
  const actionsAbout = async () =>
    JSON.parse((await admin(`actions list --about ${email} --json`)).out) as { command: string }[];
  expect((await actionsAbout()).map(({ command }) => command)).toEqual(['account erase']);
  expect((await actionsAbout()).map(({ command }) => command)).toEqual(['actions list', 'account erase']);
});

test('an erasure covers every table with addresses', () => {
  const holding = Object.entries(schema).flatMap(([name, table]) => {
    const columns = is(table, PgTable) ? Object.keys(getTableColumns(table)) : [];
    return columns.some((column) => /email|recipient|accountKey/i.test(column)) ? [name] : [];
  });
  expect(holding.sort()).toEqual(HOLDING_ADDRESSES);
});

// An access request is answered with `account show`: what it leaves out is internal, and listed here.
const NOT_SHOWN = /^(?:id|accountKey|registrationId|decoy|email|emailChanges|.*(?:Hash|Key|Count|Id))$/;
const { consents, membershipInterests, newsletterSubscriptions, registrations, waitingListEntries } = schema;
test.each(
  Object.entries({ consents, membershipInterests, newsletterSubscriptions, registrations, waitingListEntries }),
)('account show names the columns of %s', (_, table) => {
  const shown = readFileSync('graphql/backend/admin/account-show.ts', 'utf8');
  const columns = Object.keys(getTableColumns(table)).filter((name) => !NOT_SHOWN.test(name));
  expect(columns.filter((name) => !new RegExp(`\\b${name}\\b`).test(shown))).toEqual([]);
});

test('earlier addresses of a registration are erased with it', async () => {
  const { token } = await server().submit(formOf('before@example.org'));
  await server().changeEmail('after@example.org', { bearer: token });
  expect((await admin('account erase before@example.org --yes')).out).toBe(
    'Erased of before@example.org: activation links 1, mails 1.\n',
  );
  expect(await tablesWith('before@')).toEqual([]);
  expect(await tablesWith('after@')).not.toEqual([]);
});

test('a pending account gets a new link, and the previous one stops working', async () => {
  const { token } = await server().submit(formOf('lost@example.org'));
  clock.advance(MINUTE);
  // In the last requested language.
  await server().resend({ locale: 'pl' }, { bearer: token });
  const first = await server().mailedId('lost@example.org');
  expect(await admin('mails send-again lost@example.org')).toEqual({
    code: 0,
    out: 'A new activation mail is on its way to lost@example.org; links of earlier ones no longer work.\n',
    err: '',
  });
  expect(reasonsOf(await server().finalize({ accountActivationId: first }))).toEqual(['ActivationAccountUrlInvalid']);
  const accountActivationId = await server().mailedId('lost@example.org');
  expect(reasonsOf(await server().finalize({ accountActivationId }))).toEqual([]);
  expect(await admin('mails send-again lost@example.org')).toEqual({
    code: 2,
    out: '',
    err: 'There is no mail to send again to lost@example.org. New links: waiting-list approve --again, interests answer --again.\n',
  });
  expect((await admin('mails list --to LOST@example.org --per-page 1')).out).toMatch(
    /^ID +TO +SUBJECT +LOCALE +STATE +WRITTEN AT +ATTEMPTS +SENT AT +NEXT ATTEMPT AT +REASON +DETAIL\n[\w-]{22} +lost@example\.org +Aktywuj swoje konto w Vestibule +pl +sent +2026-11-21 10:01Z +0 +2026-11-21 10:01Z +– +– +–\n\n3 mails, page 1 of 3\n$/,
  );
});

test('a link signs in as an admin for the stated time', async () => {
  const { out } = await admin('admin-link splits --for boss@example.org --hours 2 --json');
  const { url, validUntil } = JSON.parse(out) as { url: string; validUntil: string };
  expect([new URL(url).pathname, validUntil]).toEqual([
    '/acquisition/en/admin/splitgenerator',
    '2026-11-21T12:00:00.000Z',
  ]);
  const bearer = new URL(url).searchParams.get('token');
  const roles = async () => server().field<{ roles: string[] }>('viewer', '{ viewer { roles } }', {}, { bearer });
  expect(await roles()).toEqual({ roles: ['ADMIN'] });
  clock.advance(121 * MINUTE);
  expect(await roles()).toEqual({ roles: [] });
  expect((await admin('admin-link splits')).err).toBe('--for is missing.\n');
  expect((await admin('admin-link pages --for boss@example.org')).err).toBe(
    'links|splits must be one of links, splits: “pages”\n',
  );
});
