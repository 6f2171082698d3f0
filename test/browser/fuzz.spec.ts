/**
 * Hostile texts in a real browser (D6, D7, D41): nothing of them is run, nothing is asked of anyone else, and the page has the
 * elements that it has with harmless ones. That no policy is violated and no error comes up, the gates say of every test.
 */
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { allNaughty, hostileTexts, leavingAddresses } from '../suites/fuzz/corpora.ts';
import { expect, test } from './fixtures.ts';
import { english } from './words.ts';

/** Other texts each day; `FUZZ_SEED` has those of a day again. */
const seed = Number(process.env['FUZZ_SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));
const markup = fc.constantFrom(...allNaughty.filter((text) => /[<>"'`]|:\/\/|script/i.test(text)));
const texts = (count: number): readonly string[] =>
  fc
    .sample(fc.oneof({ arbitrary: markup, weight: 3 }, hostileTexts, leavingAddresses), { seed, numRuns: count })
    .map((text) => text.toWellFormed().slice(0, 300));
const inGroups = (all: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** What the texts would run: each tells. */
async function listen(page: Page, note: (what: string) => void) {
  await page.exposeFunction('ranHostileText', () => note(`a text was run (FUZZ_SEED=${seed})`));
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      Object.defineProperty(window, name, {
        value: () => Reflect.apply(Reflect.get(window, 'ranHostileText'), null, []),
      });
  });
}
/** The elements of a page, with the names of their attributes; whether a bar stands over them is for what is in sight to say. */
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
/** The same once nothing more is to come: the consent platform, whose settings the footer leads to, is the last. */
async function settledElements(page: Page) {
  await page.getByRole('button', { name: english('layout.cookies'), exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  return elements(page);
}
/** Comes to have the elements of the page as it is with harmless texts. */
const hasElements = (page: Page, expected: string, input: string) =>
  expect.poll(() => elements(page), `FUZZ_SEED=${seed}, ${input}`).toBe(expected);

test.beforeEach(async ({ page, gates }) => listen(page, (what) => gates.note(what)));

const KEYS = [
  'sourcePath',
  'variant',
  'voucher',
  'flow',
  'redirectUrl',
  'utm_source',
  'landing-layout',
  'x',
  'constructor',
  'a',
];
const queryOf = (values: readonly string[]) =>
  new URLSearchParams(values.map((value, at) => [KEYS[at % KEYS.length] ?? 'x', value])).toString();

test('in ten parameters at once, as they are and packed', async ({ page, open }) => {
  await open(`/stores?${queryOf(KEYS.map(() => 'a'))}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => new URLSearchParams(location.search).get('a') === 'a');
  const harmless = await settledElements(page);
  for (const [number, group] of inGroups(texts(160), 10).entries()) {
    const query = queryOf(group);
    const packed = Buffer.from(query).toString('base64url');
    await open(number % 2 === 0 ? `/stores?${query}` : `/stores?acqParams=${packed.slice(0, 4_000)}`);
    await hasElements(page, harmless, query);
  }
});

test('as an access code in the link, and as a fragment', async ({ page, open, onScreen }) => {
  await open('/?rc=WRONG#a');
  // Its address is there a moment before its page is.
  await onScreen('denyInvalid');
  const harmless = await settledElements(page);
  for (const text of texts(12)) {
    await open(`/?rc=${encodeURIComponent(`WRONG${text}`)}#${encodeURIComponent(text)}`);
    await expect(page).toHaveURL(/\/registration\/deny/);
    await hasElements(page, harmless, text);
  }
});

test('as the name of who invites, in the answer of the back end', async ({ page, open, gates }) => {
  let inviter = 'Clara';
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data?: { registrationCodeDetails?: object } };
    const details = body.data?.registrationCodeDetails;
    if (details) Reflect.set(details, 'invitorName', inviter);
    await route.fulfill({ response: answer, json: body });
  });
  await open('/?rc=VESTIBULE');
  await expect(page.getByText('Clara').first()).toBeVisible();
  const harmless = await settledElements(page);
  for (const text of texts(12).filter((one) => one.trim() !== '')) {
    inviter = text;
    await open('/?rc=VESTIBULE');
    await hasElements(page, harmless, text);
  }
  expect(gates.remaining()).toEqual([]);
});

test('typed into the form: it stays as it was typed', async ({ openForm }) => {
  const form = await openForm();
  for (const text of texts(40).map((one) => one.replaceAll(/[\r\n]/g, ''))) {
    await form.field('firstName').fill(text);
    await form.field('lastName').fill(text);
    expect(await form.field('firstName').inputValue()).toBe(text);
    expect(await form.field('lastName').inputValue()).toBe(text);
  }
});

/** Whatever the bearer cookie holds, the page offers to log out: it is the same page with a harmless one. */
test('in storage and cookies', async ({ page, open }) => {
  const plant = async (text: string) => {
    await page.evaluate((value) => {
      for (const key of [
        'vestibule.visit',
        'vestibule.draft.registration',
        'vestibule.draft.code',
        'vestibule.wrapped.x',
      ])
        sessionStorage.setItem(key, value);
      localStorage.setItem('vestibule.experiments.features', value);
      document.cookie = `acq_token=${encodeURIComponent(value)}; path=/`;
      document.cookie = `lang=${encodeURIComponent(value)}; path=/`;
    }, text);
    await open('/registration/code');
  };
  await open('/registration/code');
  await plant('harmless');
  await page.getByRole('button', { name: english('layout.logOut'), exact: true }).waitFor();
  const harmless = await settledElements(page);
  for (const text of texts(12).filter((one) => one !== '')) {
    await plant(text);
    await hasElements(page, harmless, text);
  }
});
