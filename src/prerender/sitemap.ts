/** Files for search engines: pages and their languages (sitemaps.org 0.9, RFC 9309). */
import { LOCALES } from '../../locales/languages.ts';
import { BASE } from '../../machines/domain/site.ts';
import { alternates, canonicalAddress } from './addresses.ts';
import { link } from './markup.ts';

/**
 * Each page once per language, with its alternates.
 * @param paths paths of the indexed pages.
 */
export function sitemap(paths: readonly string[], origin: string): string {
  const entries = paths.flatMap((path) => {
    const others = alternates(path, origin)
      .map(({ hreflang, href }) => link('alternate', href, ` hreflang="${hreflang}"`))
      .map((tag) => tag.replace('<link', '<xhtml:link').replace('>', '/>'));
    return LOCALES.map((locale) => `<url><loc>${canonicalAddress(path, locale, origin)}</loc>${others.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Pages with `noindex` must be crawlable for that to be read; only paths that are not pages are disallowed. */
export const robots = (origin: string): string =>
  `User-agent: *
Disallow: /graphql
Disallow: /api/
Disallow: /sub/

Sitemap: ${origin}${BASE}/sitemap.xml
`;
