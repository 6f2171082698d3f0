/** Every mail as a client shows it: at a phone's width and at a mail's own, light and dark, with pictures and without. */
import type { Page } from '@playwright/test';
import { compose } from '../../graphql/backend/mail/compose.ts';
import { MAIL_KINDS, type MailKind } from '../../graphql/backend/mail/kinds.ts';
import { LOCALES, type Locale } from '../../machines/domain/languages.ts';
import { cutWords } from '../harness/cut-words.ts';
import { expect, test } from './fixtures.ts';
import { registered } from './registered.ts';
import { violations } from './screens.ts';
import { english } from './words.ts';

/** What a mail can’t have: it stands in a page of the client’s, with landmarks of its own. */
const OF_PAGES = ['landmark-one-main', 'region'];

/** The fullest that there is of a kind. */
const mailOf = (kind: MailKind, locale: Locale, origin: string) =>
  compose({
    kind,
    locale,
    name: { first: 'Anna-Magdalena', last: 'Lindqvist'.repeat(6) },
    ...(kind === 'activation' && { inviter: 'Clara', voucher: '20-percent-mov' }),
    actionUrl: `${origin}/acquisition/${locale}/registration/activateaccount?accountActivationId=qkODaW_elUHOyKaqYw3v4Q`,
    house: {
      origin,
      imprintUrl: `${origin}/legal/imprint`,
      privacyUrl: `${origin}/legal/privacy`,
      accessibilityUrl: `${origin}/acquisition/${locale}/accessibility`,
      address: ['Vestibule', 'Samtgasse 7', '80331 München'],
    },
    unsubscribeUrl: `${origin}/acquisition/${locale}/newsletter/unsubscribe?token=abc`,
  });

/** Shows a mail as a document of its own, where its pictures are. */
async function show(page: Page, origin: string, kind: MailKind, locale: Locale): Promise<void> {
  const { html } = await mailOf(kind, locale, origin);
  // Else the browser asks for an icon.
  const body = html.replace('<head>', '<head><link rel="icon" href="data:,">');
  await page.route('**/shown-mail', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${origin}/shown-mail`);
  await page.unroute('**/shown-mail');
}

const looks = (page: Page) =>
  page.evaluate(async () => ({
    hasFace: await document.fonts.ready.then((faces) => [...faces].some(({ status }) => status === 'loaded')),
    sideways: document.documentElement.scrollWidth - window.innerWidth,
    picture: [...document.images].map(({ currentSrc, naturalWidth }) => [
      new URL(currentSrc).pathname.split('-').at(-1),
      naturalWidth,
    ]),
  }));

test.describe('every kind in every language', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [320, 600])
      test(`${colorScheme}, ${width} px: whole, and read with ease (WCAG 1.4.3, 1.4.10)`, async ({ page, product }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        for (const locale of LOCALES)
          for (const kind of MAIL_KINDS) {
            await show(page, product.url, kind, locale);
            const found = await violations(page);
            expect([kind, locale, found.filter(({ id }) => !OF_PAGES.includes(id))]).toEqual([kind, locale, []]);
            expect([kind, locale, await page.evaluate(cutWords)]).toEqual([kind, locale, []]);
            expect(await looks(page)).toEqual({ hasFace: true, sideways: 0, picture: [[`${colorScheme}.jpg`, 1200]] });
          }
      });
});

test('without pictures no room is kept for them, and the floor line stays', async ({ page, product, gates }) => {
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

test('in the mailbox it has its picture, says who invited, and its button leads to the activation', async ({
  page,
  mailbox,
  openForm,
  onScreen,
  gates,
}) => {
  // What the test itself would run there.
  gates.allow(/Blocked script execution/);
  const person = await registered({ openForm, onScreen });
  const mail = await mailbox.mailTo(person.email);
  expect(mail.text.split('\n\n')[0]).toBe(`You’re expected. ${english('landing.invitedSecond', { inviter: 'Clara' })}`);
  await page.goto('/mailbox');
  const shown = page.frameLocator('iframe').first();
  const picture = shown.locator('img');
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1200);
  await shown.getByRole('link', { name: 'Activate my account', exact: true }).click();
  await onScreen('activate', { prefix: '/en' });
});
