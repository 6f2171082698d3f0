import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FLOW_NAMES } from '../../../machines/flows/read-flows.ts';
import { countFlow } from './funnel.ts';
import { EVENTS, isRefusal, orderOf } from './order.ts';

const flows = fc.constantFrom(...FLOW_NAMES);
const told = (flow: (typeof FLOW_NAMES)[number]) => {
  const { before, steps, otherEvents } = orderOf(flow);
  return [...before, ...steps, ...steps.flatMap(({ sideEvents }) => sideEvents)]
    .flatMap(({ event }) => event ?? [])
    .concat(otherEvents);
};

test.each([
  ['default', ['landing_registration', 'successful_user_registration', 'landing_activate_account_registration', null]],
  [
    'leanStep2',
    [
      'landing_form_registration',
      'successful_user_registration',
      'landing_registration_step2',
      'submit_form_registration_step2',
      'landing_activate_account_registration',
      null,
    ],
  ],
  [
    'socialRegistration',
    [
      'landing_registration',
      'successful_user_registration',
      'landing_registration_step2',
      'submit_form_registration_step2',
      null,
    ],
  ],
  [
    'waitingListApproved',
    ['landing_registration', 'successful_user_registration', 'landing_activate_account_registration', null],
  ],
] as const)('the main path of the flow %s', (flow, events) => {
  expect(orderOf(flow).steps.map(({ event }) => event)).toEqual(events);
});

test('side events are listed where they are tracked, with their targets', () => {
  const { before, steps } = orderOf('default');
  expect(before.map(({ event }) => event)).toEqual([
    'entering_code_registration',
    'error_registration_code_no_balance',
    'error_registration_code_expired',
    'error_registration_timestamp_missing',
    'submit_email',
    'submit_code_registration',
    'landing_forbidden_referrer',
  ]);
  expect(
    steps.map(({ sideEvents }) => sideEvents.map(({ event, leadsTo, isAway }) => [event, leadsTo, isAway])),
  ).toEqual([
    [],
    [
      ['registration_country_changed', [], false],
      ['subscribe_newsletter', ['formFinished', 'leanSecondStep', 'socialSecondStep'], false],
      ['error_registration_account_active', ['emailActive'], true],
      ['already_registered_login_registration', [], false],
      ['error_registration_account_pending', ['emailPending'], true],
    ],
    [],
    [
      ['error_registration_activation_failed', ['activationError'], true],
      ['error_registration_activation_not_found', ['activationError'], true],
    ],
  ]);
});

test('each event occurs exactly once in each flow', () => {
  fc.assert(
    fc.property(flows, (flow) => {
      expect(told(flow).toSorted()).toEqual(EVENTS.toSorted());
    }),
  );
});
test('a step shared by several flows names them: their visitors are in its count', () => {
  expect(orderOf('default').steps.map(({ alsoIn }) => alsoIn)).toEqual([
    ['socialRegistration', 'waitingListApproved'],
    ['leanStep2', 'socialRegistration', 'waitingListApproved'],
    ['leanStep2', 'waitingListApproved'],
    [],
  ]);
});

const own = () => true;
const counted = (counts: Record<string, number>, isOwn: (event: string) => boolean = own) =>
  countFlow(orderOf('default'), new Map(Object.entries(counts)), isOwn);
const figures = ({ steps }: ReturnType<typeof counted>) => steps.map(({ count, share, lost }) => [count, share, lost]);

test('each step has its share of the previous one and its loss; the largest loss is marked', () => {
  const found = counted({
    landing_registration: 1000,
    successful_user_registration: 400,
    landing_activate_account_registration: 300,
    error_registration_account_active: 90,
    join_waitlist: 7,
    scroll: 12_000,
  });
  expect(figures(found)).toEqual([
    [1000, null, null],
    [400, 0.4, 600],
    [300, 0.75, 100],
    [null, null, null],
  ]);
  expect([found.most, found.otherEvents, found.unknown]).toEqual([
    1,
    [{ event: 'join_waitlist', count: 7 }],
    [{ event: 'scroll', count: 12_000 }],
  ]);
  expect(found.steps[1]?.counted.filter(({ event }) => isRefusal(event)).map(({ count }) => count)).toEqual([90, null]);
});
test('a count with other flows has no share, nor has the next step; the other flows are named', () => {
  const found = counted({ landing_registration: 1000, successful_user_registration: 400 }, () => false);
  expect([figures(found), found.most, found.mixedWith]).toEqual([
    [
      [1000, null, null],
      [400, null, null],
      [null, null, null],
      [null, null, null],
    ],
    null,
    ['socialRegistration', 'waitingListApproved', 'leanStep2'],
  ]);
});
test('a count above the previous one has no share: no share is over 100 %', () => {
  const event = fc.constantFrom(...EVENTS);
  fc.assert(
    fc.property(flows, fc.dictionary(event, fc.nat({ max: 10_000 })), fc.boolean(), (flow, counts, isOwn) => {
      const { before, steps } = countFlow(orderOf(flow), new Map(Object.entries(counts)), () => isOwn);
      const shares = [...before, ...steps, ...steps.flatMap((step) => step.counted)].map(({ share }) => share ?? 0);
      expect(shares.filter((share) => share > 1)).toEqual([]);
    }),
  );
});
test('a step without a count is missing; the next is compared with the last counted step', () => {
  const found = counted({ landing_registration: 100, landing_activate_account_registration: 80 });
  expect(figures(found)).toEqual([
    [100, null, null],
    [null, null, null],
    [80, 0.8, 20],
    [null, null, null],
  ]);
  expect(found.missing).toContain('successful_user_registration');
});
test('no count is lost: each belongs to a step, a side event, another flow, or is unknown', () => {
  const event = fc.constantFrom(...EVENTS, 'scroll', 'page_view');
  fc.assert(
    fc.property(flows, fc.dictionary(event, fc.nat({ max: 10_000 })), (flow, counts) => {
      const { before, steps, otherEvents, unknown } = countFlow(orderOf(flow), new Map(Object.entries(counts)), own);
      const shown = [...before, ...steps, ...steps.flatMap((step) => step.counted), ...otherEvents, ...unknown];
      const sum = (all: readonly (number | null)[]) => all.reduce<number>((one, other) => one + (other ?? 0), 0);
      expect(sum(shown.map(({ count }) => count))).toBe(sum(Object.values(counts)));
    }),
  );
});
