/** From an in-app browser to the visitor's default browser: the URL and the link (D34). */
import { expect, test } from 'vitest';
import { userAgentOf } from '../../../test/harness/user-agents.ts';
import type { Invitation } from '../../../machines/invitation/invitation.types.ts';
import { restartAddress, externalBrowserUrl } from './open-in-browser.ts';

const invitation: Invitation = {
  code: 'VESTIBULE',
  timestamp: null,
  referrer: 'forum.example',
  source: 'link',
};
const dated = { ...invitation, timestamp: '2026-12-05T12:00:00Z.mac+x' };
const start = 'https://vestibule.example/acquisition/de/women';

test.each<[string, Invitation | null, string]>([
  [start, null, start],
  [start, invitation, `${start}?rc=VESTIBULE`],
  [start, dated, `${start}?rc=VESTIBULE&ts=2026-12-05T12%3A00%3A00Z.mac%2Bx`],
  [`${start}?rc=OLD&rc=OLDER`, invitation, `${start}?rc=VESTIBULE`],
])('the address that restarts the visit: of %s', (address, known, expected) => {
  expect(restartAddress(address, known)).toBe(expected);
});

test('links to the browser of the visitor', () => {
  const address = `${start}?utm_source=ig&rc=VESTIBULE`;
  const local = 'http://localhost:9090/acquisition/';
  const names = ['Instagram on Android', 'Instagram on iPhone', 'Chrome on Windows'];
  expect(names.map((name) => externalBrowserUrl(address, userAgentOf(name)))).toEqual([
    // An intent, with the URL itself as fallback for a webview without intents.
    `intent://vestibule.example/acquisition/de/women?utm_source=ig&rc=VESTIBULE#Intent;scheme=https;S.browser_fallback_url=${encodeURIComponent(address)};end`,
    `x-safari-${address}`,
    address,
  ]);
  // Without https, as on localhost.
  expect(externalBrowserUrl(local, userAgentOf('Instagram on Android'))).toBe(
    `intent://localhost:9090/acquisition/#Intent;scheme=http;S.browser_fallback_url=${encodeURIComponent(local)};end`,
  );
});
