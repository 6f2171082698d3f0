/** The welcome voucher: variants that an invitation allows; a granted voucher never changes (D51). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DAY } from '../common/clock.ts';
import { formOf, movableClock, serverForTests, temporaryFolder } from '../testing/harness.ts';
import { LEAN } from '../testing/client.ts';
import { grantedVoucher, vouchersOf } from './welcome-voucher.ts';

const featuresWith = (feature: object) => ({
  features: { 'welcome-voucher': feature },
  experiments: [],
  dateUpdated: '',
});
const rule = { variations: ['10-percent-no-mov', '15-percent-mov'], weights: [1, 0], coverage: 1 };
const open = { voucher: null };

describe('vouchers of an invitation [ASVS 15.3.3]', () => {
  test.each([
    ['an experiment that draws nobody', { rules: [{ ...rule, coverage: 0 }] }, ['10-percent-no-mov']],
    ['one that runs, also what has no weight in it now', { rules: [rule] }, ['10-percent-no-mov', '15-percent-mov']],
    ['one for all, without weights', { rules: [{ variations: rule.variations }] }, [...rule.variations]],
    ['a value for everyone', { rules: [{ force: '15-percent-no-mov' }] }, ['10-percent-no-mov', '15-percent-no-mov']],
    ['another default', { defaultValue: '20-percent-mov' }, ['10-percent-no-mov', '20-percent-mov']],
    ['what nobody knows', { defaultValue: '99-percent', rules: [{ force: 7 }] }, ['10-percent-no-mov']],
  ])('%s', (_, feature, expected) => {
    expect(vouchersOf(open, featuresWith(feature))).toEqual(expected);
  });
  test('without the feature', () => {
    expect(vouchersOf(open, { features: {}, experiments: [], dateUpdated: '' })).toEqual(['10-percent-no-mov']);
  });
  test('a campaign has one voucher, independent of experiments', () => {
    expect(vouchersOf({ voucher: '15-percent-no-mov' }, featuresWith({ rules: [rule] }))).toEqual([
      '15-percent-no-mov',
    ]);
  });
  test.each([
    ['15-percent-mov', '15-percent-mov'],
    ['20-percent-mov', '10-percent-no-mov'],
    ['10-percent-no-mov', '10-percent-no-mov'],
    ['99-percent', '10-percent-no-mov'],
    ['', '10-percent-no-mov'],
    [null, '10-percent-no-mov'],
  ])('named: %j', (named, granted) => {
    expect(grantedVoucher(named, open, featuresWith({ rules: [rule] }))).toBe(granted);
  });
});

describe('by a back end', () => {
  const clock = movableClock();
  const file = join(temporaryFolder(), 'features.json');
  writeFileSync(file, JSON.stringify(featuresWith({ rules: [rule] })));
  const server = serverForTests({ FEATURES_FILE: file }, clock);

  test('a code lists its vouchers; a refused code lists none', async () => {
    const said = await Promise.all(
      ['VESTIBULE', 'FIFTEEN', 'TWENTY', 'NOBALANCE', 'NOPE'].map((code) => server.codeDetails(code)),
    );
    expect(said.map(({ vouchers }) => vouchers)).toEqual([
      ['10-percent-no-mov', '15-percent-mov'],
      ['15-percent-no-mov'],
      ['20-percent-mov'],
      [],
      [],
    ]);
  });

  test.each([
    ['VESTIBULE', '20-percent-mov', '10-percent-no-mov', '10%'],
    ['VESTIBULE', '15-percent-mov', '15-percent-mov', '15%'],
    ['FIFTEEN', '20-percent-mov', '15-percent-no-mov', '15%'],
    ['TWENTY', null, '20-percent-mov', '20%'],
  ])('%s, %j requested: granted %s in response and mail', async (code, voucher, granted, worth) => {
    const email = `${code}-${granted}@example.org`.toLowerCase();
    const { registration } = await server.submit(formOf(email, { voucher }), { code });
    const [mail] = await server.mailsTo(email);
    expect([registration?.voucher, mail?.text.includes(`Your welcome voucher: ${worth}, valid for two weeks`)]).toEqual(
      [granted, true],
    );
  });

  test('it survives a second step, a change of address and the activation; one key grants it once', async () => {
    const form = formOf('keeps@example.org', { ...LEAN, voucher: '15-percent-mov' });
    const first = await server.submit(form, {}, { idempotencyKey: 'the-first-press' });
    const again = await server.submit(form, {}, { idempotencyKey: 'the-first-press' });
    const options = { bearer: first.token };
    const second = await server.complete(first);
    const moved = await server.changeEmail('kept@example.org', options);
    const [mail] = await server.mailsTo('kept@example.org');
    const active = await server.activate('kept@example.org');
    expect([first, again, second, moved, active].map(({ registration }) => registration?.voucher)).toEqual(
      Array.from({ length: 5 }, () => '15-percent-mov'),
    );
    expect(mail?.text).toContain('Your welcome voucher: 15%');
  });

  test('an expired registration loses it; the next one gets its own', async () => {
    const email = 'late@example.org';
    const first = await server.submit(formOf(email, { voucher: '15-percent-mov' }));
    clock.advance(15 * DAY);
    const resent = await server.resend({ email, registrationCode: 'VESTIBULE' });
    const [lapsed] = await server.mailsTo(email);
    const next = await server.submit(formOf(email), { code: 'FIFTEEN' });
    expect([
      first.registration?.voucher,
      resent.accepted,
      lapsed?.text.includes('%'),
      next.registration?.voucher,
    ]).toEqual(['15-percent-mov', true, false, '15-percent-no-mov']);
  });
});
