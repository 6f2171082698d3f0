import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { DEFAULT_LOCALE, type Locale, isLocale } from '../../../machines/domain/languages.ts';
import { BASE } from '../../../src/site.ts';
import type { BackEnd } from '../context.ts';
import type { HttpEnv } from '../http/client.ts';
import { outsideSources, sitePolicy } from '../http/security-headers.ts';
import { answer } from './answer.ts';
import { type BuiltSite, type SiteDocument, siteIn, withoutTrailingSlash } from './build.ts';
import { languageCookies, visitLocale } from '../language/visit-language.ts';

interface Address {
  /** The language that the prefix names; null: no prefix. */
  prefix: Locale | null;
  /** Below base and prefix, '' or with its leading slash. */
  rest: string;
}

const addressOf = (path: string): Address => {
  const [, first = '', ...others] = path.slice(BASE.length).split('/');
  if (isLocale(first)) return { prefix: first, rest: others.length > 0 ? `/${others.join('/')}` : '' };
  return { prefix: null, rest: path.slice(BASE.length) };
};

/** Where a first visit without a prefix goes on to in its own language, or null (D2). */
const redirectTarget = (
  c: Context<HttpEnv>,
  site: BuiltSite,
  { rest }: Address,
): { url: string; locale: Locale } | null => {
  if (getCookie(c, 'i18n_redirected') !== undefined) return null;
  const locale = visitLocale(getCookie(c, 'lang'), c.req.query('lang'), c.req.header('accept-language'));
  const path = `${BASE}/${locale}${rest}`;
  if (locale === DEFAULT_LOCALE || !site.pages.has(withoutTrailingSlash(path))) return null;
  return { url: `${path}${new URL(c.req.url).search}`, locale };
};

const setCookies = (c: Context<HttpEnv>, lines: readonly string[]): void => {
  for (const line of lines) c.header('set-cookie', line, { append: true });
};

/** Everything below the base that is no other route's: pages, their files, and the not-found page (D3). */
export const siteHandler = ({ defaults, publicUrl, settings }: BackEnd) => {
  const currentSite = siteIn(settings.siteDir, new URL(publicUrl).origin);
  const outside = outsideSources(defaults, publicUrl);
  const secure = settings.environment === 'production';

  const document = (c: Context<HttpEnv>, site: BuiltSite, file: SiteDocument, status: 200 | 404): Promise<Response> => {
    c.header('content-security-policy', sitePolicy({ script: site.scriptHashes, style: file.styleHashes }, outside));
    return answer(c, file, status);
  };

  const page = (
    c: Context<HttpEnv>,
    site: BuiltSite,
    file: SiteDocument,
    address: Address,
  ): Response | Promise<Response> => {
    if (address.prefix === null) {
      c.header('vary', 'Accept-Language, Cookie', { append: true });
      const target = redirectTarget(c, site, address);
      if (target) {
        setCookies(c, languageCookies(target.locale, secure));
        c.header('cache-control', 'no-store');
        return c.redirect(target.url, 302);
      }
    } else if (getCookie(c, 'lang') !== address.prefix || getCookie(c, 'i18n_redirected') === undefined)
      setCookies(c, languageCookies(address.prefix, secure));
    return document(c, site, file, 200);
  };

  return async (c: Context<HttpEnv>): Promise<Response> => {
    const site = await currentSite();
    if (!site) return c.text('The site is not built yet: npm run build\n', 503, { 'cache-control': 'no-store' });
    const { pathname } = new URL(c.req.url);
    c.header('content-security-policy', sitePolicy({ script: [], style: [] }, outside));
    // RFC 9309: at the root, wherever the app is.
    const file = site.files.get(pathname === '/robots.txt' ? BASE + pathname : pathname);
    if (file) return answer(c, file, 200);
    const address = addressOf(pathname);
    const found = site.pages.get(withoutTrailingSlash(pathname));
    if (found) return page(c, site, found, address);
    const notFound = site.notFound.get(address.prefix ?? DEFAULT_LOCALE) ?? site.notFound.get(DEFAULT_LOCALE);
    return notFound ? document(c, site, notFound, 404) : c.text('Not found\n', 404);
  };
};
