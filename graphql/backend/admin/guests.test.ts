/** Operator commands for the waiting list and membership interests (D53). */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DAY } from '../common/clock.ts';
import { operatedBackEnd } from '../testing/admin.ts';
import { formOf, reasonsOf } from '../testing/harness.ts';

const { admin, clock, server } = operatedBackEnd();

const newestTo = async (email: string) => {
  const [mail] = await server().mailsTo(email);
  if (!mail) throw new Error(`no mail to ${email}`);
  return { ...mail, link: new URL(mail.links[0] ?? '') };
};
/** Joins the waiting list by a mailed link, as a guest does. */
const join = async (email: string, locale: string) => {
  await server().ask('requestWaitingList', email, locale);
  const token = (await newestTo(email)).link.searchParams.get('token');
  await server().join(token);
  clock.advance(60_000);
};
const submitApproved = async (email: string, code = 'VESTIBULE') => {
  const approvalToken = (await newestTo(email)).link.searchParams.get('token');
  return server().submit(formOf(email, { flow: 'WAITING_LIST_APPROVED', approvalToken }), { code });
};

describe('the waiting list', () => {
  test('approving sends a mail in their language with a link for this address only', async () => {
    await join('Grete@example.org', 'de');
    expect(await admin('waiting-list approve grete@example.org --code vestibule')).toEqual({
      code: 0,
      out: 'Approved: Grete@example.org, with VESTIBULE. The mail is in de, its link good until 2026-12-05 10:01Z.\n',
      err: '',
    });
    const { link, subject, locale } = await newestTo('Grete@example.org');
    expect([subject, locale, link.pathname, link.searchParams.get('flow')]).toEqual([
      'Ihr Platz bei Vestibule',
      'de',
      '/acquisition/de/registration/formstarted',
      'waitingListApproved',
    ]);
    const approvalToken = link.searchParams.get('token');
    const other = formOf('other@example.org', { flow: 'WAITING_LIST_APPROVED', approvalToken });
    expect(reasonsOf(await server().submit(other))).toEqual(['EmailInvalid']);
    const { registration } = await submitApproved('Grete@example.org');
    expect(registration?.status).toBe('PENDING_ACTIVATION');
  });

  test('an approved guest gets a second link only with --again', async () => {
    await join('ida@example.org', 'en');
    await admin('waiting-list approve ida@example.org --code VESTIBULE');
    expect(await admin('waiting-list approve ida@example.org --code VESTIBULE')).toEqual({
      code: 2,
      out: '',
      err: 'ida@example.org was approved at 2026-11-21 10:01Z with VESTIBULE. A new link: --again.\n',
    });
    expect(await server().mailsTo('ida@example.org')).toHaveLength(2);
    clock.advance(15 * DAY);
    expect(reasonsOf(await submitApproved('ida@example.org'))).not.toEqual([]);
    expect((await admin('waiting-list approve ida@example.org --again')).out).toBe(
      'Approved: ida@example.org, with VESTIBULE. The mail is in en, its link good until 2026-12-20 10:01Z.\n',
    );
    expect(reasonsOf(await submitApproved('ida@example.org'))).toEqual([]);
    expect(await admin('waiting-list approve ida@example.org --again')).toEqual({
      code: 2,
      out: '',
      err: 'ida@example.org has an account already: PENDING_ACTIVATION.\n',
    });
  });

  test('is listed oldest first, in pages, with the state of each entry', async () => {
    for (const [name, locale] of [
      ['c', 'fr'],
      ['a', 'pl'],
      ['b', 'sv'],
    ] as const)
      await join(`${name}@example.org`, locale);
    await admin('waiting-list approve c@example.org --code VESTIBULE');
    await submitApproved('c@example.org');
    await admin('waiting-list approve a@example.org --code VESTIBULE');
    expect((await admin('waiting-list list --csv')).out.split('\r\n')).toEqual([
      'email,state,locale,joinedAt,approvedAt,approvedCode',
      'c@example.org,registered,fr,2026-11-21T10:00:00.000Z,2026-11-21T10:03:00.000Z,VESTIBULE',
      'a@example.org,approved,pl,2026-11-21T10:01:00.000Z,2026-11-21T10:03:00.000Z,VESTIBULE',
      'b@example.org,waiting,sv,2026-11-21T10:02:00.000Z,,',
      '',
    ]);
    expect((await admin('waiting-list list --state waiting --per-page 1')).out)
      .toBe(`EMAIL          STATE    LOCALE  JOINED AT          APPROVED AT  APPROVED CODE
b@example.org  waiting  sv      2026-11-21 10:02Z  –            –

1 entry, page 1 of 1
`);
  });

  test('is complete and without duplicates beyond a batch, also with times in microseconds', async () => {
    await server().backEnd.store.db.execute(sql`
      insert into waiting_list_entries (account_key, email, locale, joined_at)
      select 'g' || i || '@example.org', 'g' || i || '@example.org', 'en', timestamptz '2026-11-01T00:00:00.000123Z' + i / 7 * interval '1 second'
      from generate_series(1, 450) i`);
    const entries = JSON.parse((await admin('waiting-list list --json')).out) as { email: string; joinedAt: string }[];
    expect([entries.length, new Set(entries.map(({ email }) => email)).size]).toEqual([450, 450]);
    const times = entries.map(({ joinedAt }) => joinedAt);
    expect(times).toEqual(times.toSorted());
  });

  test.each([
    ['waiting-list approve', join],
    ['interests answer', (email: string) => server().ask('applyForMembership', email)],
  ] as const)('no link without a free place: %s', async (send, wait) => {
    for (const name of ['first', 'second']) await wait(`${name}@example.org`, 'en');
    expect((await admin(`${send} first@example.org --code LASTONE`)).code).toBe(0);
    expect((await admin(`${send} second@example.org --code LASTONE`)).err).toBe(
      'The code LASTONE has no place left: balance 1, 0 pending, 1 sent and not used yet.\n',
    );
    expect((await admin(`${send} first@example.org --code LASTONE --again`)).code).toBe(0);
    clock.advance(15 * DAY);
    expect((await admin(`${send} second@example.org --code LASTONE`)).code).toBe(0);
  });

  test('a code that expires before the link limits its validity', async () => {
    await join('soon@example.org', 'en');
    const code = (await admin('codes make --balance 1 --valid-until 2026-11-22')).out.trim();
    expect((await admin(`waiting-list approve soon@example.org --code ${code}`)).out).toBe(
      `Approved: soon@example.org, with ${code}. The mail is in en, its link good until 2026-11-23 00:00Z.\n`,
    );
  });

  test.each([
    ['waiting-list approve', 'ADDRESS is missing.'],
    ['waiting-list approve nobody', 'ADDRESS must be an e-mail address, such as ada@example.org: “nobody”'],
    ['waiting-list approve nobody@example.org --code VESTIBULE', 'nobody@example.org is not on the waiting list.'],
    ['waiting-list approve listed@example.org', '--code is missing.'],
    ['waiting-list approve listed@example.org --code UNKNOWN', 'There is no code UNKNOWN.'],
    [
      'waiting-list approve listed@example.org --code NOBALANCE',
      'The code NOBALANCE has no place left: balance 0, 0 pending, 0 sent and not used yet.',
    ],
    ['waiting-list approve listed@example.org --code NOINVITER', 'The code NOINVITER is refused: INVITER_INVALID.'],
    [
      'waiting-list approve listed@example.org --code LINKONLY',
      'The code LINKONLY is good as a link only: approve with another.',
    ],
  ])('%s: refused, and no mail is sent', async (line, problem) => {
    await join('listed@example.org', 'en');
    expect(await admin(line)).toEqual({ code: 2, out: '', err: `${problem}\n` });
    expect(await server().mailsTo('listed@example.org')).toHaveLength(1);
  });
});

test('a membership interest is answered by an invitation in its language, once, and again with --again', async () => {
  const email = 'lena@example.org';
  await server().ask('applyForMembership', email, 'nl');
  expect((await admin(`interests answer ${email} --code LINKONLY`)).out).toBe(
    'Invited: lena@example.org, with LINKONLY. The mail is in nl, its link good until 2026-12-05 10:00Z.\n',
  );
  const { link, subject } = await newestTo(email);
  const invitation = new URLSearchParams(Buffer.from(link.searchParams.get('acqParams') ?? '', 'base64url').toString());
  expect([subject, link.pathname]).toEqual(['Uw uitnodiging voor Vestibule', '/acquisition/nl/']);
  expect(await server().codeDetails(invitation.get('rc') ?? '', invitation.get('ts'))).toMatchObject({
    errors: [],
    invitorName: 'Clara',
  });
  expect(await admin(`interests answer ${email} --code LINKONLY`)).toEqual({
    code: 2,
    out: '',
    err: 'lena@example.org was answered at 2026-11-21 10:00Z with LINKONLY. A new invitation: --again.\n',
  });
  clock.advance(DAY);
  expect((await admin(`interests answer ${email} --again`)).code).toBe(0);
  expect(await server().mailsTo(email)).toHaveLength(3);
  expect((await admin('interests list --state answered --csv')).out.split('\r\n')[1]).toBe(
    'lena@example.org,nl,2026-11-21T10:00:00.000Z,2026-11-22T10:00:00.000Z,LINKONLY',
  );
  expect((await admin('interests list --state open')).out).toBe('0 interests, page 1 of 1\n');
  expect((await admin('interests answer nobody@example.org --code VESTIBULE')).err).toBe(
    'nobody@example.org has not asked to be considered.\n',
  );
});
