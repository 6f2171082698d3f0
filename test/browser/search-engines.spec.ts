/** Files for machines: sitemap, robots.txt, web manifests (D2; sitemaps.org 0.9, RFC 9309). */
import { LOCALES } from '../../locales/languages.ts';
import { alternatesOf, canonical, routes } from './delivered.ts';
import { expect, test } from './fixtures.ts';
import { wordsIn } from './shown-messages.ts';

test('robots.txt at the root links the sitemap', async ({ request, product }) => {
  const answer = await request.get('/robots.txt');
  expect([answer.status(), answer.headers()['content-type'], await answer.text()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    `User-agent: *\nDisallow: /graphql\nDisallow: /api/\nDisallow: /sub/\n\nSitemap: ${product.url}/acquisition/sitemap.xml\n`,
  ]);
});

test('the sitemap lists each indexed page in each language', async ({ page, request, product }) => {
  const answer = await request.get('/acquisition/sitemap.xml');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const listed = await page.evaluate(
    (source) => {
      const sitemap = new DOMParser().parseFromString(source, 'application/xml');
      const broken = sitemap.querySelector('parsererror')?.textContent;
      if (broken) throw new Error(broken);
      return [...sitemap.getElementsByTagName('url')].map((entry) => ({
        address: entry.getElementsByTagName('loc')[0]?.textContent,
        others: [...entry.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      }));
    },
    await answer.text(),
  );
  const found = routes.filter(({ indexed }) => indexed).map(({ path }) => path);
  expect(found).toContain('/');
  expect(found).not.toContain('/registration/activateaccount');
  expect(listed).toEqual(
    found.flatMap((path) =>
      LOCALES.map((locale) => ({
        address: canonical(path, locale, product.url),
        others: alternatesOf(path, product.url),
      })),
    ),
  );
  // Every listed page exists at exactly that address.
  for (const { address } of listed) {
    // A crawler has no cookies.
    const named = await fetch(address ?? '', { redirect: 'manual' });
    expect([address, named.status]).toEqual([address, 200]);
  }
});

test('each language has its web manifest, with icons', async ({ page, request }) => {
  for (const locale of LOCALES) {
    const text = wordsIn(locale);
    const answer = await request.get(`/acquisition/manifest-${locale}.webmanifest`);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ]);
    const manifest = (await answer.json()) as { icons: { src: string; sizes: string }[] };
    const icon = (size: number) => ({
      src: expect.stringMatching(new RegExp(`^/acquisition/assets/icon-${size}-[\\w-]+\\.png$`)) as unknown,
      sizes: `${size}x${size}`,
      type: 'image/png',
    });
    expect(manifest).toEqual({
      id: '/acquisition/',
      name: text('head.name'),
      short_name: text('head.appleMobileWebappTitle'),
      description: text('head.description'),
      lang: locale,
      start_url: `/acquisition/${locale}/`,
      scope: '/acquisition/',
      display: 'minimal-ui',
      background_color: '#f5f0e8',
      theme_color: '#f5f0e8',
      icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
    });
    for (const { src, sizes } of manifest.icons) {
      const png = await (await request.get(src)).body();
      // The first chunk of a PNG contains width and height.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  }
  // As read by Chromium, once the page is live.
  await page.goto('/acquisition/de/');
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  const read = await session.send('Page.getAppManifest');
  expect([new URL(read.url).pathname, read.errors]).toEqual(['/acquisition/manifest-de.webmanifest', []]);
  await session.detach();
});
