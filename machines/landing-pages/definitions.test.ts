/** The landing pages (D29) and the flows that they select (D15). */
import { describe, expect, test } from 'vitest';
import { at, done, link, open, route, take, tokenOf, valid } from '../../test/harness/chart.ts';
import { formValues, knownIn, press } from '../../test/harness/registration.ts';
import { FLOW_NAMES, needsToken } from '../flows/read-flows.ts';
import { DEFAULT_OPTIONS } from './landing-options.ts';
import { landingOf, leadsToApp, SLUGS, standard } from './definitions.ts';
import data from './landing-pages.json' with { type: 'json' };

describe('a slug with a definition is a page', () => {
  test('omitted fields come from the standard page', () => {
    const { pages } = data as { pages: Record<string, object> };
    expect(SLUGS.map((slug) => [slug, landingOf(slug)])).toEqual(
      Object.entries(pages).map(([slug, page]) => [slug, { ...standard, season: null, ...page }]),
    );
  });
  test('contains the pages of D29', () => {
    const named = ['women', 'men', 'app', 'viral', 'daba', 'lean', 'full'];
    const seasonal = ['singles-week', 'black-friday', 'black-week', 'cyber-monday'];
    expect([...named, ...seasonal].filter((slug) => !SLUGS.includes(slug))).toEqual([]);
    expect([landingOf(null), landingOf('lean')?.flow, landingOf('full')?.full]).toEqual([standard, 'leanStep2', true]);
  });
  test.each(['nowhere', '', 'LEAN', 'lean ', '__proto__', 'constructor', 'toString'])('%j is invalid', (slug) => {
    expect([landingOf(slug), SLUGS.includes(slug), open('landing', {}, slug).value]).toEqual([
      null,
      false,
      'unknownAddress',
    ]);
  });
  test('each can be opened', () => {
    const opened = SLUGS.map((slug) => open('landing', {}, slug));
    expect(opened.map(({ value, context }) => [Object.keys(value), context.slug])).toEqual(
      SLUGS.map((slug) => [['landing'], slug]),
    );
  });
});

test('the app’s page links to the app, except inside the app', () => {
  const where = (isWebView: boolean) =>
    [null, ...SLUGS].filter((slug) =>
      leadsToApp({ slug, wrapper: { isWebView, slimFoot: false, inAppBrowser: null } }),
    );
  expect([where(false), where(true)]).toEqual([['app'], []]);
});

describe('a page’s flow applies unless a token brings another', () => {
  test.each(FLOW_NAMES)('%s', (flow) => {
    const from = at('deny', { flow });
    const flows = [null, 'lean', 'full'].map((slug) => take(from, route('landing', slug ?? undefined)).context.flow);
    expect(flows).toEqual(needsToken(flow) ? [flow, flow, flow] : [flow, 'leanStep2', flow]);
  });
});

describe('the lean page contains the first step (D10)', () => {
  const welcomed = at({ landing: 'welcomed' }, { ...knownIn('leanStep2'), slug: 'lean' });

  test('a press on it sends the form directly', () => {
    const sent = take(welcomed, press(formValues.leanStep2));
    expect([sent.value, sent.asked.map(({ id }) => id)]).toEqual([
      { landing: { welcomed: { submitting: 'waiting' } } },
      ['register'],
    ]);
  });
  test('not without accepted terms', () => {
    const refused = take(welcomed, press({ ...formValues.leanStep2, terms: false }));
    expect([refused.value, refused.asked]).toEqual([{ landing: { welcomed: 'editing' } }, []]);
  });
});

test('a visitor with a token is welcomed by the token’s code', () => {
  const token = tokenOf({ email: 'zoe@example.org', registrationCode: 'VESTIBULE' });
  const opened = open('landing', { token, options: { ...DEFAULT_OPTIONS, flow: 'waitingListApproved' } });
  const welcomed = take(opened.state, done('linkInvitation', valid));
  expect([opened.asked.map(({ input }) => input), welcomed.value, welcomed.context.flow]).toEqual([
    [link],
    { landing: { welcomed: 'editing' } },
    'waitingListApproved',
  ]);
});
