/** Language choice of a page from a CDN without a prefix: redirects to the chosen language, or stays (D2). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '../../locales/languages.ts';
import { BASE } from '../../machines/domain/site.ts';
import { choose } from './choose-language.ts';

const replace = vi.fn<(url: string) => void>();
const clear = () => {
  for (const name of ['lang', 'i18n_redirected']) document.cookie = `${name}=; path=/; max-age=0`;
};
beforeEach(clear);
afterEach(() => {
  replace.mockReset();
  clear();
});

/** The target of a visit, and what is remembered. */
function visit(cookies: readonly string[], search: string, languages: readonly string[], path = '/stores') {
  for (const cookie of cookies) document.cookie = `${cookie}; path=/`;
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('location', { pathname: BASE + path, search, hash: '#doors', protocol: 'http:', replace });
  choose(BASE, LOCALES, DEFAULT_LOCALE);
  return [replace.mock.calls.flat(), document.cookie];
}
const to = (locale: string, search = '') => [`${BASE}/${locale}/stores${search}#doors`];

test.each<[readonly string[], string, readonly string[], readonly string[], string]>([
  [[], '', ['nl-BE'], to('nl'), ''],
  [[], '', ['ja'], [], ''],
  [['i18n_redirected=nl'], '', ['nl-BE'], [], 'i18n_redirected=nl'],
  [['lang=sv', 'i18n_redirected=sv'], '', ['nl'], to('sv'), 'i18n_redirected=sv; lang=sv'],
  [['lang=sv'], '?lang=fr&a=1', ['nl'], to('sv', '?lang=fr&a=1'), 'lang=sv'],
  [['i18n_redirected=en'], '?lang=fr', ['nl'], to('fr', '?lang=fr'), 'i18n_redirected=en'],
  [[], '?lang=xx&lang=fr', ['nl'], to('fr', '?lang=xx&lang=fr'), ''],
  [['lang=en'], '?lang=fr', ['nl'], [], 'lang=en'],
  [[], '?lang=en', ['nl'], [], 'lang=en'],
])('cookies %j, query %j, browser %j: redirects to %j, stores %j', (cookies, search, languages, target, remembered) => {
  expect(visit(cookies, search, languages)).toEqual([target, remembered]);
});

test('the page for unknown addresses below an English prefix does not redirect (D2)', () => {
  expect(visit(['lang=sv'], '', ['nl'], '/en/admin/splitgenerator')).toEqual([[], 'lang=sv']);
});
