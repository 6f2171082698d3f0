/**
 * Detects the window that shows a page: Instagram first, then the spec's four signs, two of them weak (D34, D47; spec,
 * section 5).
 */
import { describe, expect, test } from 'vitest';
import { userAgentOf, userAgents } from '../../test/harness/user-agents.ts';
import { frameIn, inAppBrowser, type Surroundings } from './app-wrapper.ts';

const ordinary: Surroundings = {
  frameworkObject: false,
  userAgent: userAgentOf('Safari on iPhone'),
  standalone: false,
  redirectUrl: null,
};
const frameBy = (sign: Partial<Surroundings>) => frameIn({ ...ordinary, ...sign });
const login = 'https://login.example/authorize?client_id=app&redirect_uri=vestibule%3A%2F%2Fcallback&state=50%25';

describe('by the user agent', () => {
  test.each(userAgents)('$name: $verdict', ({ userAgent, verdict, standalone = false }) => {
    expect({
      inAppBrowser: inAppBrowser(userAgent),
      frame: frameBy({ userAgent, standalone }),
    }).toEqual({
      inAppBrowser: verdict === 'instagram' ? 'instagram' : null,
      frame: verdict === 'slim' ? 'slim' : 'whole',
    });
  });
  test('the table has no user agent twice, and enough of each kind', () => {
    const different = new Set(userAgents.map(({ userAgent, standalone }) => `${userAgent} ${standalone}`));
    expect([different.size, different.size >= 15]).toEqual([userAgents.length, true]);
  });
  test.each(['Instagrammer/1.0', 'Mozilla/5.0 NotInstagram/2', 'iPhonetic/1.0', 'wv)', ';wv'])(
    '%j is not one of them',
    (userAgent) => {
      expect([inAppBrowser(userAgent), frameBy({ userAgent })]).toEqual([null, 'whole']);
    },
  );
});

describe('by the other signs', () => {
  test('the framework object', () => {
    const userAgent = userAgentOf('a webview on Android');
    expect([frameBy({}), frameBy({ frameworkObject: true }), frameBy({ frameworkObject: true, userAgent })]).toEqual([
      'whole',
      'none',
      'none',
    ]);
  });
  test.each([
    ['as the query decodes it', login],
    ['encoded once more', encodeURIComponent(login)],
    ['not encoded at all', 'https://login.example/?redirect_uri=vestibule://'],
    ['of the app itself', 'vestibule://in?redirect_uri=vestibule://in'],
    ['one that a text of percents follows', 'https://login.example/?redirect_uri=vestibule://in&note=100%'],
  ])('a redirectUrl whose redirect_uri leads to the app: %s', (_, redirectUrl) => {
    expect(frameBy({ redirectUrl })).toBe('none');
  });
  test.each([
    ['no redirect_uri', 'https://login.example/?next=vestibule://in'],
    ['the app, but not as redirect_uri', 'vestibule://in'],
    ['another scheme', 'https://login.example/?redirect_uri=vestibules://in'],
    ['a scheme further on', 'https://login.example/?redirect_uri=https://evil.example/vestibule://in'],
    ['the first of two counts', 'https://login.example/?redirect_uri=https://a.example&redirect_uri=vestibule://in'],
    ['nested one deeper', `https://a.example/?redirectUrl=${encodeURIComponent(login)}`],
    ['encoded three times', encodeURIComponent(encodeURIComponent(login))],
    ['without end', `https://a.example/?${'redirect_uri=x&'.repeat(100_000)}`],
    ['nested without end', '%25'.repeat(100_000)],
  ])('a redirectUrl that does not: %s', (_, redirectUrl) => {
    expect(frameBy({ redirectUrl })).toBe('whole');
  });
  test('a very long user agent is read like any other', () => {
    expect(frameBy({ userAgent: `${'; w'.repeat(100_000)}; wv)` })).toBe('slim');
  });
});

test.each(userAgents.filter(({ verdict }) => verdict === 'instagram'))(
  '$name is not the wrapper, despite other signs',
  ({ userAgent }) => {
    expect(frameIn({ frameworkObject: true, userAgent, standalone: false, redirectUrl: login })).toBe('whole');
  },
);
