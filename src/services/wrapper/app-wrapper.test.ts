/** How the browser identifies the window that shows the page, and what its tab remembers of it (D34). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userAgentOf, userAgents } from '../../../test/harness/user-agents.ts';
import { packParams } from '../../../machines/domain/acq-params.ts';
import { keepOverlayClosed, readAppWrapper } from './app-wrapper.ts';
import { mayBeEmbedded } from './may-be-embedded.ts';

const redirect = `redirectUrl=${encodeURIComponent('https://login.example/?redirect_uri=vestibule://in')}`;
const elsewhere = `redirectUrl=${encodeURIComponent('https://login.example/?redirect_uri=https://shop.example/')}`;
const called = (userAgent: string, standalone?: boolean) =>
  vi.stubGlobal('navigator', { userAgent, ...(standalone === undefined ? {} : { standalone }) });
const stored = () => Object.fromEntries(Object.entries(sessionStorage));
const plain = { isWebView: false, slimFoot: false, inAppBrowser: null };
const wrapped = { ...plain, isWebView: true };

beforeEach(() => {
  called(userAgentOf('Safari on iPhone'), false);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'VestibuleApp');
});

/** Checked in detail, and identified as browsers. */
const near = ['Chrome on iPhone without the word Safari', 'Firefox on iPhone without the word Safari'];
test('recognises each user agent, and stores nothing; does not check an ordinary browser further', () => {
  const seen = userAgents.map(({ name, userAgent, standalone = false }) => {
    called(userAgent, standalone);
    return [name, mayBeEmbedded(''), readAppWrapper('')];
  });
  expect(seen).toEqual(
    userAgents.map(({ name, verdict, standalone = false }) => [
      name,
      verdict !== 'browser' || standalone || near.includes(name),
      { isWebView: false, slimFoot: verdict === 'slim', inAppBrowser: verdict === 'instagram' ? 'instagram' : null },
    ]),
  );
  // Only a strong sign is remembered for the tab.
  expect([stored(), localStorage.length]).toEqual([{}, 0]);
});

test('recognises the framework object, of any shape', () => {
  const wrapping = (app: unknown) => {
    Reflect.set(window, 'VestibuleApp', app);
    return readAppWrapper('').isWebView;
  };
  const shapes = [null, undefined, 0, '', false, {}, () => undefined, 'app', 1, []];
  expect(shapes.map(wrapping)).toEqual([false, false, false, false, false, true, true, true, true, true]);
  Reflect.set(window, 'VestibuleApp', {});
  expect([mayBeEmbedded(''), readAppWrapper('')]).toEqual([true, wrapped]);
});

describe('redirectUrl, in the first address', () => {
  test.each([`?${redirect}`, `?rc=A&${redirect}&utm_source=b`, `?acqParams=${packParams(redirect)}`])(
    '%s: wrapped, and the tab stays so',
    (search) => {
      expect([mayBeEmbedded(search), readAppWrapper(search), stored()]).toEqual([
        true,
        wrapped,
        { 'vestibule.wrapped': 'yes' },
      ]);
      expect([mayBeEmbedded(''), readAppWrapper('')]).toEqual([true, wrapped]);
    },
  );
  test.each([`?${elsewhere}`, '?redirectUrl=', '?redirectUrl=%', '?acqParams=%%%'])('%s: not wrapped', (search) => {
    expect([readAppWrapper(search), stored()]).toEqual([plain, {}]);
  });
});

test('the closed overlay stays closed in this tab', () => {
  called(userAgentOf('Instagram on iPhone'));
  const before = readAppWrapper('').inAppBrowser;
  keepOverlayClosed();
  expect([before, readAppWrapper(''), stored(), localStorage.length]).toEqual([
    'instagram',
    plain,
    { 'vestibule.overlay': 'closed' },
    0,
  ]);
});

test('without storage checks each page again, and closes the overlay for this page load', () => {
  called(userAgentOf('Instagram on iPhone'));
  vi.stubGlobal('sessionStorage', undefined);
  keepOverlayClosed();
  expect(readAppWrapper('')).toEqual(plain);
});
