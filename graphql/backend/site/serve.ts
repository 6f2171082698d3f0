import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { DEFAULT_LOCALE, type Locale, isLocale } from '../../../locales/languages.ts';
import { BASE } from '../../../machines/domain/site.ts';
import type { RuntimeDefaults } from '../settings/runtime-defaults.ts';
import type { Settings } from '../settings/settings.ts';
import type { CurrentSite } from './current.ts';
import type { HttpEnv } from '../http/client.ts';
import { externalSources, sitePolicy, setPolicy } from '../http/security-headers.ts';
import { type BuiltSite, type SiteDocument, withoutTrailingSlash, type Bytes, type SiteFile } from './build.ts';
import { chosenLocale, languageCookies, preferredLocale } from '../language/visit-language.ts';
import { guessedAddress } from './guessed-address.ts';
import { parseAccept } from 'hono/utils/accept';

const accepts = (header: string, encoding: string): boolean =>
  parseAccept(header).some(({ type, q }) => type.toLowerCase() === encoding && q > 0);

const encoded = async (file: SiteFile, acceptEncoding: string): Promise<{ body: Bytes; encoding: string | null }> => {
  const br = accepts(acceptEncoding, 'br') ? await file.br() : null;
  if (br) return { body: br, encoding: 'br' };
  if (file.gzip && accepts(acceptEncoding, 'gzip')) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.body, encoding: null };
};

/** Immutable for content-hashed names, otherwise revalidated. */
const cacheControlOf = ({ immutable }: Pick<SiteFile, 'immutable'>): string =>
  immutable ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Serves a file of the build: precompressed if accepted, 304 if the client has it. */
export const answerWith = async (
  c: Context<HttpEnv>,
  file: SiteFile,
  status: 200 | 404,
  cacheControl = cacheControlOf(file),
): Promise<Response> => {
  c.header('cache-control', cacheControl);
  c.header('vary', 'Accept-Encoding', { append: true });
  const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  if (status === 200) c.header('etag', file.etag);
  if (status === 200 && (known.includes(file.etag) || known.includes('*'))) return c.body(null, 304);
  const { body, encoding } = await encoded(file, c.req.header('accept-encoding') ?? '');
  if (encoding) c.header('content-encoding', encoding);
  c.header('content-type', file.type);
  return c.body(body, status);
};

interface Address {
  /** Language of the prefix; null without a prefix. */
  prefix: Locale | null;
  /** Path below base and prefix, '' or with a leading slash. */
  rest: string;
}

const addressOf = (path: string): Address => {
  const [, first = '', ...others] = path.slice(BASE.length).split('/');
  if (isLocale(first)) return { prefix: first, rest: others.length > 0 ? `/${others.join('/')}` : '' };
  return { prefix: null, rest: path.slice(BASE.length) };
};

/**
 * Language for a URL without a prefix (D2): the chosen one; otherwise that of the browser on the first visit; otherwise
 * English. `remember`: the URL has just chosen it.
 */
const unprefixed = (c: Context<HttpEnv>): { locale: Locale; remember: boolean } => {
  const cookie = getCookie(c, 'lang');
  const chosen = chosenLocale(cookie, c.req.queries('lang') ?? []);
  const first = getCookie(c, 'i18n_redirected') === undefined;
  const locale = chosen ?? (first ? preferredLocale(c.req.header('accept-language')) : DEFAULT_LOCALE);
  return { locale, remember: chosen !== null && chosen !== cookie };
};

const setCookies = (c: Context<HttpEnv>, lines: readonly string[]): void => {
  for (const line of lines) c.header('set-cookie', line, { append: true });
};

interface Services {
  currentSite: CurrentSite;
  defaults: RuntimeDefaults;
  publicUrl: string;
  settings: Pick<Settings, 'environment'>;
}

/** Serves all other paths below the base: pages, their files and the not-found page (D3). */
export const siteHandler = ({ currentSite, defaults, publicUrl, settings }: Services) => {
  const outside = externalSources(defaults, publicUrl);
  const secure = settings.environment === 'production';

  const document = (c: Context<HttpEnv>, site: BuiltSite, file: SiteDocument, status: 200 | 404): Promise<Response> => {
    setPolicy(c, sitePolicy({ script: site.scriptHashes, style: file.styleHashes }, outside));
    return answerWith(c, file, status);
  };

  const page = (
    c: Context<HttpEnv>,
    site: BuiltSite,
    file: SiteDocument,
    { prefix, rest }: Address,
  ): Response | Promise<Response> => {
    if (prefix === null) {
      c.header('vary', 'Accept-Language, Cookie', { append: true });
      const { locale, remember } = unprefixed(c);
      const path = `${BASE}/${locale}${rest}`;
      const elsewhere = locale !== DEFAULT_LOCALE && site.pages.has(withoutTrailingSlash(path));
      if (elsewhere || remember) setCookies(c, languageCookies(locale, secure));
      if (elsewhere) {
        c.header('cache-control', 'no-store');
        return c.redirect(path + new URL(c.req.url).search, 302);
      }
    } else if (getCookie(c, 'lang') !== prefix || getCookie(c, 'i18n_redirected') === undefined)
      setCookies(c, languageCookies(prefix, secure));
    return document(c, site, file, 200);
  };

  const toMeant = (c: Context<HttpEnv>, meant: NonNullable<ReturnType<typeof guessedAddress>>): Response => {
    c.header('cache-control', 'no-store');
    // Another system must not get the query: it may contain a code or a token.
    return c.redirect('page' in meant ? `${meant.page}${new URL(c.req.url).search}` : meant.system, 302);
  };

  return async (c: Context<HttpEnv>): Promise<Response> => {
    const site = await currentSite();
    if (!site) return c.text('The site is not built yet: npm run build\n', 503, { 'cache-control': 'no-store' });
    const { pathname } = new URL(c.req.url);
    c.header('content-security-policy', sitePolicy({ script: [], style: [] }, outside));
    // RFC 9309: robots.txt is at the root.
    const file = site.files.get(pathname === '/robots.txt' ? BASE + pathname : pathname);
    if (file) return answerWith(c, file, 200);
    const retained = site.retained.assets.get(pathname);
    if (retained) return answerWith(c, await retained(), 200);
    const address = addressOf(pathname);
    const found = site.pages.get(withoutTrailingSlash(pathname));
    if (found) return page(c, site, found, address);
    const meant = guessedAddress(pathname.slice(BASE.length), site.pages.keys(), defaults.entrancePageConfig);
    if (meant) return toMeant(c, meant);
    const notFound = site.notFound.get(address.prefix ?? DEFAULT_LOCALE) ?? site.notFound.get(DEFAULT_LOCALE);
    return notFound ? document(c, site, notFound, 404) : c.text('Not found\n', 404);
  };
};
