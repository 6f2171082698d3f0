/** Before the script is there: what is done to a page is kept, and its markup is taken over as it stands (D23). */
import { holdScripts } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { EMPTY, Form, guest } from './form.ts';
import { english } from './words.ts';

test.describe('the form', () => {
  test.beforeEach(async ({ open, onScreen }) => {
    await open('/?rc=VESTIBULE');
    await onScreen('welcome');
  });

  test('typed, ticked, chosen and pressed before the script: kept, and submitted once (D21, D23)', async ({
    page,
    calls,
    mailbox,
    onScreen,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/acquisition/registration/formstarted', { waitUntil: 'commit' });
    const form = new Form(page);
    const person = guest({ newsletter: true });
    await form.fillIn(person);
    await form.register.click();
    await form.field('email').press('Enter');
    await form.expectValues(person);
    expect(calls.of('registrationSubmitForm')).toEqual([]);
    release();
    await onScreen('inbox');
    const sent = calls.of('registrationSubmitForm').map(({ body }) => body.variables['formInput']);
    const { terms: _, newsletter: __, ...fields } = person;
    expect(sent).toEqual([
      { ...fields, flow: 'DEFAULT', locale: 'en', validityTimestamp: null, voucher: '10-percent-no-mov' },
    ]);
    expect(await mailbox.all(person.email)).toHaveLength(1);
  });

  test('pressed empty before the script: the messages come with it (D23)', async ({ page, onScreen }) => {
    const release = await holdScripts(page);
    await page.goto('/acquisition/registration/formstarted', { waitUntil: 'commit' });
    const form = new Form(page);
    await form.register.click();
    release();
    await expect(form.summary).toBeFocused();
    await onScreen('form', { state: 'empty' });
    await form.expectValues(EMPTY);
  });

  test('a value typed before the script wins over the draft, the draft over the default (D22, D23)', async ({
    page,
    onScreen,
  }) => {
    await page.goto('/acquisition/registration/formstarted');
    await onScreen('form');
    const form = new Form(page);
    const draft = guest({ newsletter: true });
    await form.fillIn(draft);
    const release = await holdScripts(page);
    await page.goto('/acquisition/registration/formstarted', { waitUntil: 'commit' });
    await form.field('firstName').fill('Ada');
    await form.field('man').check();
    release();
    await form.expectValues({ ...draft, firstName: 'Ada', gender: 'man' });
  });
});

test('a code typed and sent before the script is looked up once (D23)', async ({ page, calls, onScreen }) => {
  const release = await holdScripts(page);
  await page.goto('/acquisition/registration/code', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Registration code', exact: true }).fill('vestibule');
  await page.keyboard.press('Enter');
  release();
  await onScreen('form');
  expect(calls.all.map(({ operation }) => operation)).toEqual(['registrationCodeDetails']);
});

const taken = [
  { path: '/', name: 'start' },
  { path: '/registration/code', name: 'code' },
  { path: '/registration/formstarted?rc=VESTIBULE', name: 'form' },
  { path: '/registration/activateaccount?accountActivationId=0123456789abcdefABCDEF', name: 'activate' },
] as const;
for (const { path, name } of taken)
  test(`${path}: the delivered markup is taken over, not drawn anew (D23)`, async ({ page, onScreen }) => {
    const release = await holdScripts(page);
    await page.goto(`/acquisition${path}`, { waitUntil: 'commit' });
    const title = english('layout.skip');
    await expect(page.getByRole('link', { name: title })).toHaveCount(1);
    // What is there for others is hidden, and goes (D49); so do the banners of other seasons (D29).
    const before = await page.evaluateHandle(() =>
      [...document.querySelectorAll('#root, #root *')]
        .filter((element) => !element.closest('[hidden]'))
        .filter((element) => !element.closest('.banner') || element.checkVisibility()),
    );
    release();
    await onScreen(name);
    // React's mark on an element that it has taken over.
    const isTaken = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
    await expect.poll(() => page.evaluate(isTaken)).toBe(true);
    const lost = await before.evaluate((elements) =>
      elements.filter((element) => !element.isConnected).map((element) => element.outerHTML),
    );
    expect(lost).toEqual([]);
  });
