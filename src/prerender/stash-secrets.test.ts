/** A document opened with a secret in its URL is reloaded without it (D7). */
import { afterEach, expect, test, vi } from 'vitest';
import { ACQ_PARAMS, packParams } from '../../machines/domain/acq-params.ts';
import { ARRIVAL_KEY, ARRIVAL_SECRETS, readArrival } from '../services/entry/arrival.ts';
import { unpack } from './unpack.ts';
import { stashSecrets } from './stash-secrets.ts';

const replaceState = vi.fn<(state: unknown, unused: string, url: string) => void>();
const reload = vi.fn<() => void>();
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});
/**
 * Opens a URL.
 * @returns whether the document is reloaded, its new URL, and what is stored.
 */
function arrive(search: string) {
  vi.stubGlobal('location', { pathname: '/acquisition/lobby', search, hash: '#faq', reload });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(FROM);
  vi.stubGlobal('history', { state: { entry: 3 }, replaceState });
  const secrets = ARRIVAL_SECRETS.map((name) => name.toLowerCase());
  const reloads = stashSecrets({ secrets, packed: ACQ_PARAMS.toLowerCase(), arrival: ARRIVAL_KEY }, unpack);
  const loads = reload.mock.calls.length;
  return [reloads && loads === 1, replaceState.mock.calls, sessionStorage.getItem(ARRIVAL_KEY)];
}
const FROM = 'https://www.forum.example/';
const reloadedWith = (aside: string, rest = '') => [
  true,
  [[{ entry: 3 }, '', `/acquisition/lobby${rest}#faq`]],
  `${aside}\n${FROM}`,
];
const STAYS = [false, [], null];

const packed = (query: string) => `acqParams=${packParams(query)}`;
test.each<[string, unknown]>([
  ['?token=a.b.c', reloadedWith('token=a.b.c')],
  ['?accountActivationId=id&newsletter=yes', reloadedWith('accountActivationId=id', '?newsletter=yes')],
  ['?utm_source=m&token=a&rc=CODE&token=b', reloadedWith('token=a&token=b', '?utm_source=m&rc=CODE')],
  [`?${packed('token=a.b.c')}&lang=de`, reloadedWith(packed('token=a.b.c'), '?lang=de')],
  [`?${packed('utm_source=m&accountActivationId=ü')}`, reloadedWith(packed('utm_source=m&accountActivationId=ü'))],
  ['', STAYS],
  ['?rc=CODE&ts=T&lang=de', STAYS],
  ['?tokens=b&x=token', STAYS],
  // Under any spelling of its name (D61).
  ['?Token=a&lang=de', reloadedWith('Token=a', '?lang=de')],
  ['?utm_source=m&amp;token=a', reloadedWith('amp%3Btoken=a', '?utm_source=m')],
  ['?x=eyJh.b.c', reloadedWith('x=eyJh.b.c')],
  [`?${packed('TOKEN=a.b.c')}.`, reloadedWith(`${packed('TOKEN=a.b.c')}.`)],
  [`?amp%3BACQPARAMS=${packParams('token=a')}%3E`, reloadedWith(`amp%3BACQPARAMS=${packParams('token=a')}%3E`)],
  [`?${packed('rc=CODE')}`, STAYS],
  ['?acqParams=%%%&__proto__=x', STAYS],
])('%s', (search, expected) => {
  expect(arrive(search)).toEqual(expected);
});

test.each([
  ['?utm_source=m&token=a.b.c', '?utm_source=m'],
  ['?token=a.b.c', ''],
])('%s: stored parameters are read once, with lower precedence than the address', (search, rest) => {
  arrive(search);
  const reloaded = { search: rest, referrer: '' };
  expect([readArrival(reloaded), readArrival(reloaded)]).toEqual([{ search, referrer: FROM }, reloaded]);
});

test('keeps the address if its secret comes back after the reload', () => {
  sessionStorage.setItem(ARRIVAL_KEY, 'token=a.b.c\n');
  expect(arrive('?token=a.b.c')).toEqual([false, [], 'token=a.b.c\n']);
});
test('keeps the address if storage fails', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(arrive('?token=a.b.c')).toEqual(STAYS);
});
