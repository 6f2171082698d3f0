/** What of the product is files, as the server answers it: for whoever serves them in its place (a CDN, nginx). */
import type { RuntimeDefaults } from '../../../graphql/backend/site/runtime-defaults.ts';
import type { ServedSite } from '../../../graphql/backend/site/current.ts';
import type { SiteDocument, SiteFile } from '../../../graphql/backend/site/build.ts';
import { outsideSources, pageHeaders, sitePolicy } from '../../../graphql/backend/http/security-headers.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../../machines/domain/languages.ts';
import { BASE } from '../../../src/site.ts';

/** An address, the file that answers it, and the document's own inline styles in its policy. */
export interface StaticPage {
  /** Without trailing slash. */
  address: string;
  /** From the root of the origin. */
  file: string;
  styleHashes: string;
  document: SiteDocument;
}

export interface StaticSite {
  pages: readonly StaticPage[];
  /** By language. */
  notFound: ReadonlyMap<string, StaticPage>;
  /** By address from the root of the origin. */
  files: ReadonlyMap<string, () => Promise<SiteFile>>;
  /** Of what is no document: nothing in it runs. */
  filePolicy: string;
  /** The payload of `defaults.json`. */
  defaults: string;
  /** Headers of a document whose inline styles have these hashes, in one text with spaces between. */
  documentHeaders: (styleHashes: string) => Readonly<Record<string, string>>;
}

export const DEFAULTS_ADDRESS = `${BASE}/defaults.json`;
/** Of the languages that an address may name. */
export const PREFIXES: readonly string[] = LOCALES.map((locale) => `${BASE}/${locale}`);
export const isPrefixed = ({ address }: StaticPage): boolean =>
  PREFIXES.some((prefix) => address === prefix || address.startsWith(`${prefix}/`));

/** `/acquisition/de/women` → `/acquisition/de/women.html`; a folder's own page is its index. */
const fileOf = (address: string): string =>
  address === BASE || PREFIXES.includes(address) ? `${address}/index.html` : `${address}.html`;

const pageOf = (address: string, document: SiteDocument): StaticPage => ({
  address,
  file: fileOf(address),
  styleHashes: document.styleHashes.join(' '),
  document,
});

/** @param publicUrl where the pages are served from. */
export const staticSite = (site: ServedSite, defaults: RuntimeDefaults, publicUrl: string): StaticSite => {
  const outside = outsideSources(defaults, publicUrl);
  const own = [...site.files].map(([address, file]) => [address, async () => file] as const);
  const robots = site.files.get(`${BASE}/robots.txt`);
  return {
    pages: [...site.pages].map(([address, document]) => pageOf(address, document)),
    notFound: new Map(
      [...site.notFound].map(([locale, document]) => [
        locale,
        pageOf(`${locale === DEFAULT_LOCALE ? BASE : `${BASE}/${locale}`}/404`, document),
      ]),
    ),
    files: new Map([...site.kept.assets, ...own, ...(robots ? [['/robots.txt', async () => robots] as const] : [])]),
    filePolicy: sitePolicy({ script: [], style: [] }, outside),
    defaults: JSON.stringify(defaults),
    documentHeaders: (styleHashes) =>
      pageHeaders(sitePolicy({ script: site.scriptHashes, style: [styleHashes].filter(Boolean) }, outside)),
  };
};
