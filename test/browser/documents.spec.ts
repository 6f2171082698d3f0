/** What is delivered, before any script: language, head, policy (D2, D41). */
import { expect, test } from './fixtures.ts';
import { english, wordsIn, type Prefix } from './words.ts';

test.use({ javaScriptEnabled: false });

const pages = [
  { path: '/', group: 'landing' },
  { path: '/registration/code', group: 'codeEntry' },
  { path: '/registration/formstarted', group: 'registration' },
  { path: '/registration/formfinished', group: 'formFinished' },
  { path: '/registration/registrationformemailactivecomplete', group: 'emailActive' },
  { path: '/registration/registrationformemailpendingcomplete', group: 'emailPending' },
  { path: '/registration/activateaccount', group: 'activateAccount' },
  { path: '/registration/activateaccountError', group: 'activationError' },
  { path: '/registration/deny', group: 'deny' },
  { path: '/error/404', group: 'notFound' },
] as const;

for (const { path, group } of pages)
  test(`${path} is delivered whole, in each language (D2, D41)`, async ({ page, house }) => {
    for (const prefix of ['', '/en', '/de'] satisfies Prefix[]) {
      const locale = prefix === '/de' ? 'de' : 'en';
      const text = wordsIn(locale);
      await page.goto(`/acquisition${prefix}${path}`);
      const head = await page.evaluate(() => {
        const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
        const og = [...document.querySelectorAll('meta[property^="og:"]')];
        return {
          language: document.documentElement.lang,
          title: document.title,
          description: attribute('meta[name="description"]', 'content'),
          canonical: attribute('link[rel="canonical"]', 'href'),
          alternates: [...document.querySelectorAll('link[rel="alternate"]')].map((link) => [
            link.getAttribute('hreflang'),
            link.getAttribute('href'),
          ]),
          og: Object.fromEntries(og.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')])),
          headings: [...document.querySelectorAll('h1')].length,
          styled: [...document.querySelectorAll('[style], style')].length,
          handlers: [...document.querySelectorAll('*')].flatMap((element) =>
            element.getAttributeNames().filter((name) => name.startsWith('on')),
          ),
        };
      });
      const here = `${house.url}/acquisition`;
      expect(head).toEqual({
        language: locale,
        title: text('head.title', { page: text(`${group}.page`) }),
        description: text(`${group}.description`),
        canonical: here + (locale === 'de' ? '/de' : '') + path,
        alternates: [
          ['en', here + path],
          ['de', `${here}/de${path}`],
          ['x-default', here + path],
        ],
        og: {
          'og:title': text('head.ogTitle'),
          'og:description': text('head.ogDescription'),
          'og:site_name': 'Vestibule',
          'og:type': 'website',
          'og:locale': locale,
          'og:image': expect.stringMatching(new RegExp(`^${here}/assets/share-[\\w-]+\\.png$`)),
        },
        headings: 1,
        styled: 0,
        handlers: [],
      });
    }
  });

test('the share picture is there (D2)', async ({ page, request }) => {
  await page.goto('/acquisition/');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await request.get(address ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
});

for (const [prefix, locale] of [
  ['', 'en'],
  ['/de', 'de'],
] as const)
  test(`${prefix}/ says that the house needs JavaScript (spec 8)`, async ({ page }) => {
    await page.goto(`/acquisition${prefix}/`);
    const notice = page.locator('.noscript');
    await expect(notice).toHaveText(wordsIn(locale)('noscript'));
    await expect(notice).toBeVisible();
  });

test('the words of the specification stand as they are given (spec 5, 8)', () => {
  expect(english('problem.network')).toBe('Network issue detected. Please verify your internet connection and retry.');
  expect(english('problem.technical')).toMatch(/^Due to a technical issue our store is not available at the moment\./);
});
