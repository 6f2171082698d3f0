/**
 * Every mail as shown by the mailbox, and by a client: on a phone and at its own width, light and dark, with and without
 * pictures.
 */
import type { Frame, Page } from '@playwright/test';
import { compose } from '../../graphql/backend/mail/compose.ts';
import { MAIL_KINDS, type MailKind } from '../../graphql/backend/mail/kinds.ts';
import { LOCALES, type Locale } from '../../locales/languages.ts';
import { cutWords } from '../../tools/photograph/flaws/cut-words.ts';
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { register } from './registered.ts';
import { violations } from './expect-screen.ts';
import { english } from './shown-messages.ts';

/** Rules that do not apply to a mail: it is shown within a client's page, which has its own landmarks. */
const OF_PAGES = ['landmark-one-main', 'region'];

/** The longest variant of a kind. */
const mailOf = (kind: MailKind, locale: Locale, origin: string) =>
  compose({
    kind,
    locale,
    name: { first: 'Anna-Magdalena', last: 'Lindqvist'.repeat(6) },
    ...(kind === 'activation' && { inviter: 'Clara', voucher: '20-percent-mov' }),
    actionUrl: `${origin}/acquisition/${locale}/registration/activateaccount?accountActivationId=qkODaW_elUHOyKaqYw3v4Q`,
    company: {
      origin,
      imprintUrl: `${origin}/legal/imprint`,
      privacyUrl: `${origin}/legal/privacy`,
      accessibilityUrl: `${origin}/acquisition/${locale}/accessibility`,
      address: ['Vestibule', 'Samtgasse 7', '80331 München'],
    },
    unsubscribeUrl: `${origin}/acquisition/${locale}/newsletter/unsubscribe?token=abc`,
  });

/** Shows a mail as a separate document, at the origin of its pictures. */
async function show(page: Page, origin: string, kind: MailKind, locale: Locale): Promise<void> {
  const { html } = await mailOf(kind, locale, origin);
  // Otherwise the browser requests an icon.
  const body = html.replace('<head>', '<head><link rel="icon" href="data:,">');
  await page.route('**/shown-mail', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${origin}/shown-mail`);
  await page.unroute('**/shown-mail');
}

const looks = () => ({
  hasFace: [...document.fonts].some(({ status }) => status === 'loaded'),
  sideways: document.documentElement.scrollWidth - window.innerWidth,
  picture: [...document.images].map(({ currentSrc, naturalWidth }) => [currentSrc.split('-').at(-1), naturalWidth]),
});
const wholeIn = (colorScheme: string) => ({ hasFace: true, sideways: 0, picture: [[`${colorScheme}.jpg`, 1200]] });

/** Shows all kinds in one language, each in a frame. */
async function showAll(page: Page, origin: string, locale: Locale): Promise<readonly [MailKind, Frame][]> {
  const mails = await Promise.all(MAIL_KINDS.map((kind) => mailOf(kind, locale, origin)));
  await page.route('**/shown-mail-*', (route) => {
    const at = Number(route.request().url().split('-').at(-1));
    return route.fulfill({ contentType: 'text/html', body: mails[at]?.html ?? '' });
  });
  const frames = MAIL_KINDS.map((kind, at) => `<iframe title="${kind}" src="/shown-mail-${at}"></iframe>`);
  const style = '<style>body { margin: 0 } iframe { inline-size: 100vw; block-size: 800px; border: 0 }</style>';
  const body = `<link rel="icon" href="data:,">${style}${frames.join('')}`;
  await page.route('**/shown-mails', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${origin}/shown-mails`);
  await page.unrouteAll();
  const [, ...shown] = page.frames();
  return shown.map((frame, at) => [MAIL_KINDS[at] ?? 'activation', frame]);
}

test('every mail in every language is whole, light and dark (WCAG 1.4.3, 1.4.10) [A73]', async ({ page, product }) => {
  for (const locale of LOCALES) {
    const shown = await showAll(page, product.url, locale);
    for (const width of locale === 'en' ? [600, 320] : [320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [kind, frame] of shown) {
        await expect.poll(() => frame.evaluate(looks)).toEqual(wholeIn('light'));
        expect([locale, kind, width, await frame.evaluate(cutWords)]).toEqual([locale, kind, width, []]);
      }
    }
    // Colours and structure are the same in every language.
    if (locale === 'en')
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const [kind, frame] of shown) {
          await expect.poll(() => frame.evaluate(looks)).toEqual(wholeIn(colorScheme));
          const found = await violations(frame);
          expect([colorScheme, kind, found.filter(({ id }) => !OF_PAGES.includes(id))]).toEqual([
            colorScheme,
            kind,
            [],
          ]);
        }
      }
  }
});

test('without pictures their space collapses and the floor line stays [A73]', async ({ page, product, gates }) => {
  gates.allow(/ERR_FAILED/);
  await page.route('**/entrance/mail/*', (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 800 });
  await show(page, product.url, 'activation', 'en');
  const floor = page.locator('td.floor');
  expect([
    (await floor.boundingBox())?.height,
    await floor.evaluate((element) => getComputedStyle(element).borderBottomColor),
    await page.getByRole('heading', { level: 1 }).innerText(),
  ]).toEqual([1, 'rgb(20, 17, 15)', 'You’re expected.\nClara invited you.']);
});

/** The local pages that a newcomer opens first (D33, D38, D44). */
test('the local pages: no barriers, no cut-off text, and a link to the start', async ({
  page,
  product,
  mailbox,
  gates,
}) => {
  // axe looks into the frame of the mail, where scripts are blocked.
  gates.allow(/Blocked script execution|Failed to execute 'postMessage'/);
  await register({ product, mailbox }, guest());
  for (const path of ['/mailbox', '/login', '/shop', '/error-reports']) {
    await page.goto(path);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Vestibule', exact: true }).count()).toBe(1);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, width, await page.evaluate(cutWords), sideways]).toEqual([path, width, [], 0]);
    }
    expect([path, await violations(page)]).toEqual([path, []]);
  }
});

test('a new mail is added on top and announced; the open mail stays', async ({
  page,
  product,
  mailbox,
  gates,
  onScreen,
}) => {
  // Scripts of the test itself in the frame.
  gates.allow(/Blocked script execution/);
  const [first, second] = [guest(), guest()];
  await register({ product, mailbox }, first);
  await mailbox.mailTo(first.email);
  await page.goto('/mailbox?view=text');
  const entries = page.getByRole('navigation', { name: 'Mails' }).getByRole('link');
  const before = await entries.count();
  await register({ product, mailbox }, second);
  await expect(page.getByRole('status')).toHaveText('A mail has come.');
  expect([
    await entries.count(),
    (await entries.first().innerText()).includes(second.email),
    (await entries.and(page.locator('[aria-current]')).innerText()).includes(first.email),
    await page.getByRole('article').getByText(first.email).first().isVisible(),
  ]).toEqual([before + 1, true, true, true]);
  await entries.first().click();
  await expect(page.getByRole('article')).toContainText(second.email);

  // It has its picture and link.
  const mail = await mailbox.mailTo(second.email);
  expect(mail.text.split('\n\n')[0]).toBe(`You’re expected. ${english('landing.invitedSecond', { inviter: 'Clara' })}`);
  await page.goto('/mailbox');
  const shown = page.frameLocator('iframe').first();
  const width = () => shown.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBe(1200);
  await shown.getByRole('link', { name: 'Activate my account', exact: true }).click();
  await onScreen('activate', { prefix: '/en' });
});
