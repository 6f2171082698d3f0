/**
 * Hostile texts in a real browser (D6, D7, D41): nothing of them is executed, no other origin is requested, and the
 * page has the same elements as with harmless texts. The gates of every test check policy violations and errors.
 */
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { allNaughty, hostileTexts, leavingAddresses } from '../suites/fuzz/corpora.ts';
import { follow } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { Form } from './form.ts';
import { english } from './shown-messages.ts';

/** `npm run tool -- fuzz` feeds the whole corpus to the same entries; here a few texts run in a real browser. */
const seed = 1;
const markup = fc.constantFrom(...allNaughty.filter((text) => /[<>"'`]|:\/\/|script/i.test(text)));
const texts = (count: number): readonly string[] =>
  fc
    .sample(fc.oneof({ arbitrary: markup, weight: 3 }, hostileTexts, leavingAddresses), { seed, numRuns: count })
    .map((text) => text.toWellFormed().slice(0, 300));
/** Functions that the texts would call: each call is reported. */
async function listen(page: Page, note: (what: string) => void) {
  await page.exposeFunction('ranHostileText', () => note('a text was run'));
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      Object.defineProperty(window, name, {
        value: () => Reflect.apply(Reflect.get(window, 'ranHostileText'), null, []),
      });
  });
}
/** The elements of a page with their attribute names; bars over them are ignored. */
const elements = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll('body *'),
      (element) =>
        `${element.tagName} ${element
          .getAttributeNames()
          .filter((name) => name !== 'inert')
          .toSorted()
          .join(' ')}`,
    ).join('\n'),
  );
/** The same once the page is complete: the consent platform, linked from the footer, is last. */
async function settledElements(page: Page) {
  await page.getByRole('button', { name: english('layout.cookies') }).waitFor();
  await page.waitForLoadState('networkidle');
  return elements(page);
}
/** Waits until the page has the elements expected with harmless texts. */
const hasElements = (page: Page, expected: string, input: string) =>
  expect.poll(() => elements(page), input).toBe(expected);

test.beforeEach(async ({ page, gates }) => listen(page, (what) => gates.note(what)));

const KEYS = ['sourcePath', 'variant', 'voucher', 'redirectUrl', 'utm_source', 'x', 'constructor', 'a'];
/** Storage keys of a page, without the bearer. */
const KEPT = ['vestibule.visit', 'vestibule.draft.registration', 'vestibule.draft.code', 'vestibule.wrapped.x'];
const queryOf = (values: readonly string[]) =>
  new URLSearchParams(KEYS.map((key, at) => [key, values[at] ?? ''])).toString();

test('hostile texts in every parameter, packed and typed', async ({ page, open, onScreen }) => {
  let given = 'Clara';
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data?: { registrationCodeDetails?: object } };
    const details = body.data?.registrationCodeDetails;
    if (details) Reflect.set(details, 'invitorName', given);
    await route.fulfill({ response: answer, json: body });
  });
  await open(`/?rc=VESTIBULE&${queryOf(KEYS)}#a`);
  await expect(page.getByText('Clara').first()).toBeVisible();
  const harmless = await settledElements(page);

  const all = texts(40);
  given = all.slice(0, 12).join(' ');
  const query = queryOf(all.slice(12).map((text) => text.slice(0, 100)));
  const packed = Buffer.from(`rc=VESTIBULE&${query}`).toString('base64url');
  for (const search of [`rc=VESTIBULE&${query}`, `acqParams=${packed}`]) {
    await page.evaluate(
      ({ keys, value }) => {
        for (const key of keys) sessionStorage.setItem(key, value);
        localStorage.setItem('vestibule.experiments.features', value);
        document.cookie = `lang=${encodeURIComponent(value)}; path=/`;
      },
      { keys: KEPT, value: given },
    );
    await open(`/?${search}#${encodeURIComponent(given.slice(0, 300))}`);
    await hasElements(page, harmless, search);
  }

  await follow(page, english('action.register'));
  await onScreen('form', { inviter: given });
  const form = new Form(page);
  for (const text of all.map((one) => one.replaceAll(/[\r\n]/g, ''))) {
    await form.field('firstName').fill(text);
    expect(await form.field('firstName').inputValue()).toBe(text);
  }
});

test('as an access code in the link, and as the bearer', async ({ page, context, product, open, onScreen }) => {
  const text = texts(12).join(' ');
  await context.addCookies([{ name: 'acq_token', value: encodeURIComponent(text), url: product.url }]);
  await open(`/?rc=${encodeURIComponent(`WRONG${text}`)}`);
  await onScreen('denyInvalid');
  await page.getByRole('button', { name: english('layout.logOut'), exact: true }).waitFor();
});
