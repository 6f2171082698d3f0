/** The offers to a visit, their deadlines, and what is tracked (D35). */
import { describe, expect, test } from 'vitest';
import type { ExperimentsEvent, ExperimentsInput, Found } from './experiments.types.ts';
import { assignment, both, led, nothing, run } from '../../test/harness/experiments-running.ts';

const made = (experimentId: string, variationId = '1') => ({ type: 'assignment.made', experimentId, variationId });
const exposed = (feature: 'welcome-voucher' | 'registration-flow') =>
  ({ type: 'experiment.exposed', feature }) as const;
const acted = { type: 'visitor.acted' } as const;
const offer = (offers: object) => ({ type: 'offer.made', ...offers });
const requested = { type: 'redirect.requested', path: '/lean' };
const withValues = (voucher: unknown, flow: unknown = null): Found => ({
  ...both,
  values: { 'welcome-voucher': voucher, 'registration-flow': flow },
});
const voucherAndFlow = offer({ voucher: '15-percent-mov', flow: 'leanStep2' });

describe('offers', () => {
  test.each<[string, Found, unknown[]]>([
    ['both', both, [voucherAndFlow]],
    ['a voucher alone', withValues('20-percent-mov'), [offer({ voucher: '20-percent-mov' })]],
    ['a flow alone', withValues(undefined, 'default'), [offer({ flow: 'default' })]],
    ['both, in no experiment', { ...both, assignments: [] }, [voucherAndFlow]],
    ['nothing', nothing, []],
  ])('%s', async (_, found, said) => {
    const visit = run();
    await visit.finds(found);
    expect(visit.emitted).toEqual(said);
  });
  test('after the first input: no voucher, but the flow, which is decided later', async () => {
    const visit = run();
    visit.actor.send(acted);
    await visit.finds(both);
    expect(visit.emitted).toEqual([offer({ flow: 'leanStep2' })]);
  });
  test.each(['landing', 'codeEntry'] as const)('the first page of a visit, %s, is not an input', async (page) => {
    const visit = run({ page });
    visit.actor.send({ type: 'page.shown', page });
    await visit.finds(both);
    expect(visit.emitted).toEqual([voucherAndFlow]);
  });
  test('a decided flow is not offered again', async () => {
    const visit = run();
    visit.actor.send(exposed('registration-flow'));
    await visit.finds(both);
    expect(visit.emitted).toEqual([offer({ voucher: '15-percent-mov' })]);
  });
});

describe('live changes', () => {
  const started = async () => {
    const visit = run();
    await visit.finds(both);
    visit.news();
    return visit;
  };
  test('only new values are offered; nothing redirects any more', async () => {
    const visit = await started();
    visit.updates(both);
    visit.updates(withValues('20-percent-mov', 'leanStep2'));
    visit.updates(withValues('20-percent-mov', 'default'));
    visit.updates(led);
    expect([visit.emitted, visit.now().value]).toEqual([
      [offer({ voucher: '20-percent-mov' }), offer({ flow: 'default' })],
      { running: 'inExperiment' },
    ]);
  });
  test('the voucher stays after the first input, the flow after its decision', async () => {
    const visit = await started();
    visit.actor.send(acted);
    visit.actor.send(exposed('registration-flow'));
    visit.news();
    visit.updates(withValues('20-percent-mov', 'default'));
    expect(visit.emitted).toEqual([]);
  });
  test('before the first answer they are kept, then offered', () => {
    const visit = run();
    visit.updates(both);
    expect([visit.emitted, visit.now().value]).toEqual([[voucherAndFlow], { running: 'initialising' }]);
  });
});

describe('a redirect', () => {
  test('is requested once and counted', async () => {
    const visit = run();
    await visit.finds({ ...both, redirect: led.redirect, assignments: [...both.assignments, ...led.assignments] });
    expect(visit.emitted).toEqual([voucherAndFlow, requested, made('landing-layout')]);
  });
  test('to the current page: counted for comparison', async () => {
    const visit = run();
    await visit.finds({ ...led, redirect: null });
    expect(visit.emitted).toEqual([made('landing-layout')]);
  });
  test.each<[string, Partial<ExperimentsInput>, ExperimentsEvent | null]>([
    ['not from another page than a landing page', { page: 'codeEntry' }, null],
    ['not after the first input', {}, acted],
    ['not once the visit has gone on', {}, { type: 'page.shown', page: 'codeEntry' }],
    ['not from a landing page that was come to later', { page: 'codeEntry' }, { type: 'page.shown', page: 'landing' }],
  ])('%s: neither shown nor counted', async (_, input, before) => {
    for (const found of [led, { ...led, redirect: null }]) {
      const visit = run(input);
      if (before) visit.actor.send(before);
      await visit.finds(found);
      expect([visit.emitted, visit.now().value]).toEqual([[], { running: 'inExperiment' }]);
    }
  });
  test('forced by the query: followed, not counted', async () => {
    const visit = run();
    await visit.finds({ ...led, assignments: [assignment('page', { forced: true })] });
    expect([visit.emitted, visit.now().value]).toEqual([[requested], { running: 'redirecting' }]);
  });
});

describe('an assignment is tracked once per experiment, when it takes effect', () => {
  test('the voucher when shown, the flow when decided', async () => {
    const visit = run();
    await visit.finds(both);
    expect(visit.news()).toEqual([voucherAndFlow]);
    visit.actor.send(exposed('welcome-voucher'));
    expect(visit.news()).toEqual([made('welcome-voucher')]);
    visit.actor.send(exposed('registration-flow'));
    expect(visit.news()).toEqual([made('registration-flow')]);
    visit.actor.send(exposed('welcome-voucher'));
    visit.actor.send(exposed('registration-flow'));
    expect(visit.news()).toEqual([]);
  });
  test('not if the effect was earlier', async () => {
    const visit = run();
    visit.actor.send(exposed('registration-flow'));
    await visit.finds(both);
    expect(visit.news()).toEqual([offer({ voucher: '15-percent-mov' })]);
  });
  test.each([
    ['of nothing', nothing],
    ['of a value that is forced', { ...both, assignments: [assignment('welcome-voucher', { forced: true })] }],
    ['of an unknown value', withValues('99-percent')],
    ['of a value without an experiment', { ...both, assignments: [] }],
  ])('not %s', async (_, found) => {
    const visit = run();
    await visit.finds(found);
    visit.news();
    visit.actor.send(exposed('welcome-voucher'));
    expect(visit.news()).toEqual([]);
  });
  test('again for another experiment of the feature; not for another variation', async () => {
    const visit = run();
    const updates = (more: object, voucher: string) => {
      visit.updates({ ...withValues(voucher), assignments: [assignment('welcome-voucher', more)] });
      visit.actor.send(exposed('welcome-voucher'));
      return visit.news().filter(({ type }) => type === 'assignment.made');
    };
    await visit.finds(nothing);
    expect([
      updates({}, '15-percent-mov'),
      updates({ variationId: '0' }, '10-percent-no-mov'),
      updates({ experimentId: 'welcome-voucher-2' }, '20-percent-mov'),
    ]).toEqual([[made('welcome-voucher')], [], [made('welcome-voucher-2')]]);
  });
});

describe('unknown values are reported once and not offered', () => {
  const elsewhere = 'https://evil.example/acquisition/lean';
  const anomaly = (value: string) => ({ type: 'anomaly.reported', what: 'experiment', value });
  test.each<[string, Found, string[]]>([
    ['a voucher', withValues('99-percent'), ['welcome-voucher: "99-percent"']],
    ['a flow that needs a token', withValues(null, 'socialRegistration'), ['registration-flow: "socialRegistration"']],
    ['types', withValues(7, { flow: 'default' }), ['welcome-voucher: 7', 'registration-flow: {"flow":"default"}']],
    ['a long one', withValues('x'.repeat(500)), [`welcome-voucher: "${'x'.repeat(62)}`]],
    ['elsewhere', { ...led, redirect: elsewhere }, [`redirect: "${elsewhere}"`]],
  ])('%s', async (_, found, values) => {
    const visit = run();
    await visit.finds(found);
    visit.updates(found);
    expect([visit.emitted, visit.now().loading]).toEqual([values.map(anomaly), false]);
  });
});
