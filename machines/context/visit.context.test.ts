/** The initial context of a visit (D4, D12, D15, D28). */
import { describe, expect, test } from 'vitest';
import { begin, link, requestsWith, tokenOf } from '../../test/harness/chart.ts';
import { attemptIn, claims, completions, started, token } from '../../test/harness/registration.ts';
import { FLOW_NAMES, needsToken } from '../flows/read-flows.ts';
import { DEFAULT_OPTIONS, type LandingOptions } from '../landing-pages/landing-options.ts';
import type { Remembered } from './visit.types.ts';

const flowed = (flow: LandingOptions['flow']) => ({ ...DEFAULT_OPTIONS, flow });
const anonymous = tokenOf({ email: claims.email });
const typed = {
  code: 'TYPED',
  timestamp: '2026-12-05T12:00:00Z.mac',
  referrer: 'forum.example',
  source: 'memory',
} as const;

const remembered: Remembered = {
  registration: started,
  account: { state: 'active', email: 'zoe@example.org' },
  activation: { error: 'failed', success: { how: 'justNow', url: '/shop' } },
  anewOffered: true,
  membership: { applied: true, teaserClosed: true },
  requests: requestsWith({
    register: { sent: attemptIn('default') },
    complete: { sent: { key: 'step', completion: completions.leanStep2 } },
    place: { sent: { email: 'zoe@example.org', locale: 'de', key: 'address' } },
    resend: { sent: { key: 'press', locale: 'de' }, again: { accepted: true, at: 1, againAt: 60_001 } },
  }),
  forwardAt: 20_000,
  grantedVoucher: '15-percent-mov',
  accent: 'blush',
};
/** The default part of the initial context. */
const atFirst = {
  token: { text: null, claims: null, missing: false, isAdmin: false },
  slug: null,
  codeCheck: null,
  answer: null,
  wrapper: { isWebView: false, slimFoot: false, inAppBrowser: null, typing: false },
  offer: { voucher: null, flow: null, previewed: false, wentOn: false },
};

test('boot shows no page, and knows what it was given', () => {
  const given = { country: 'AT', invitation: link, signedIn: true, online: false } as const;
  const options = {
    variant: 'daba',
    voucher: '20-percent-mov',
    sourcePath: '/campaign',
    previousPdpPage: '/product/7',
  } as const;
  const flow = 'leanStep2';
  const opened = { activationId: 'id', newsletterFollows: true, openedAt: 1, reloaded: true };
  const boot = begin({ ...given, ...opened, options: { flow, ...options }, remembered });
  expect([boot.value, boot.getMeta(), boot.context]).toEqual([
    'boot',
    {},
    {
      ...given,
      load: { openedAt: 1, reloaded: true, partMissing: false, settingsMissing: false, shown: [] },
      flow,
      options,
      ...remembered,
      activation: { ...remembered.activation, id: 'id', newsletterFollows: true },
      ...atFirst,
    },
  ]);
});

test('a new visit remembers nothing', () => {
  const nothing = Object.fromEntries(Object.keys(remembered).map((what) => [what, null]));
  const { flow, ...options } = DEFAULT_OPTIONS;
  const { context } = begin();
  expect(context).toEqual({
    ...nothing,
    anewOffered: false,
    requests: requestsWith({}),
    membership: { applied: false, teaserClosed: false },
    activation: { error: null, success: null, id: null, newsletterFollows: false },
    ...atFirst,
    flow,
    options,
    country: 'DE',
    invitation: null,
    load: { openedAt: 0, reloaded: false, partMissing: false, settingsMissing: false, shown: [] },
    signedIn: false,
    online: true,
  });
});

test('which flows need a token', () => {
  expect(FLOW_NAMES.filter(needsToken).toSorted()).toEqual(['socialRegistration', 'waitingListApproved']);
});

test.each(FLOW_NAMES)('%s: a token that can be read, one that can’t, and none', (flow) => {
  const known = [token, 'a.b.c', null].map((given) => begin({ token: given, options: flowed(flow) }).context);
  const left = needsToken(flow) ? 'default' : flow;
  expect(known.map((context) => [context.flow, context.token.claims, context.token.missing])).toEqual([
    [flow, claims, false],
    [left, null, true],
    [left, null, needsToken(flow)],
  ]);
});

describe('a token carries the code that its flow uses (D15)', () => {
  const ofToken = { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'link' };
  test.each([
    ['socialRegistration', token, ofToken],
    ['waitingListApproved', token, ofToken],
    ['default', token, typed],
    ['leanStep2', token, typed],
    ['socialRegistration', anonymous, typed],
    ['waitingListApproved', 'a.b.c', typed],
  ] as const)('%s, token %s', (flow, given, invitation) => {
    expect(begin({ token: given, invitation: typed, options: flowed(flow) }).context.invitation).toEqual(invitation);
  });
});

describe('a token names what it is for (D15, D28)', () => {
  const flowWith = (claimed: object, flow: LandingOptions['flow'] = 'default') =>
    begin({ options: flowed(flow), token: tokenOf({ email: claims.email, ...claimed }) }).context.flow;
  test.each([
    ['social', 'socialRegistration'],
    ['waitingListApproved', 'waitingListApproved'],
    ['lobby', 'default'],
    ['__proto__', 'default'],
    [['social'], 'default'],
  ])('%j: the flow %s, if the address names no flow', (purpose, flow) => {
    expect(flowWith({ purpose })).toBe(flow);
  });
  test('a flow in the address is kept', () => {
    expect(flowWith({ purpose: 'social' }, 'leanStep2')).toBe('leanStep2');
  });
});
