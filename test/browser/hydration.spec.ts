/** Before hydration: actions on a page are kept, and its markup is reused (D23). */
import { cameAnew, holdScripts, isLive } from './actions.ts';
import { expectTracked, tracked } from './data-layer.ts';
import { expect, test } from './fixtures.ts';
import { EMPTY, Form, guest } from './form.ts';
import { english } from './shown-messages.ts';

const FORM = '/acquisition/registration/formstarted?rc=VESTIBULE';

test('an empty press and input over a draft before the script are kept (D22, D23) [A47]', async ({
  page,
  onScreen,
}) => {
  const form = new Form(page);
  const releaseFirst = await holdScripts(page);
  await page.goto(FORM, { waitUntil: 'commit' });
  await form.register.click();
  releaseFirst();
  await expect(form.summary).toBeFocused();
  await onScreen('form', { state: 'empty' });
  await form.expectValues(EMPTY);

  const draft = guest({ newsletter: true });
  await form.fillIn(draft);
  await page.unrouteAll();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await form.field('firstName').fill('Ada');
  await form.field('man').check();
  release();
  await form.expectValues({ ...draft, firstName: 'Ada', gender: 'man' });
});

test.describe('a code', () => {
  test.use({ consent: { analytics: true, personalisation: false } });

  test('a code sent before the script, under the teaser, is looked up once and tracked (D4, D23, D37)', async ({
    page,
    calls,
    onScreen,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/acquisition/?pdp=/p/red-coat', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Registration code', exact: true }).pressSequentially('vestibule');
    await page.keyboard.press('Enter');
    release();
    await onScreen('form');
    expect(calls.all.map(({ operation }) => operation)).toEqual(['registrationCodeDetails']);
    await expectTracked(page, [
      tracked('entering_code_registration'),
      tracked('submit_code_registration'),
      tracked('landing_registration'),
    ]);
  });
});

/** `invited.spec.ts` covers the landing page. */
const taken = [
  { path: '/registration/code', name: 'code' },
  { path: '/registration/formstarted?rc=VESTIBULE', name: 'form' },
  { path: '/registration/activateaccount?accountActivationId=0123456789abcdefABCDEF', name: 'activate' },
] as const;
/** Runs in the page: records the constructors of Intl that are used before the page is live. */
function watchIntl() {
  const used: string[] = [];
  Reflect.set(window, 'usedIntl', used);
  for (const name of Object.getOwnPropertyNames(Intl)) {
    const made = Reflect.get(Intl, name) as object;
    if (typeof made !== 'function') continue;
    const note = () => 'preHydration' in window && used.push(name);
    const construct = (target: object, given: unknown[]) => {
      note();
      return Reflect.construct(target as FunctionConstructor, given) as object;
    };
    const get = (target: object, key: string | symbol) => {
      if (key === 'supportedLocalesOf') note();
      return Reflect.get(target, key) as unknown;
    };
    Reflect.set(Intl, name, new Proxy(made, { construct, get }));
  }
}
test('the delivered markup is hydrated, not replaced, and without Intl (D23)', async ({ page, calls, onScreen }) => {
  await page.addInitScript(watchIntl);
  // Content of the invitation is rendered as soon as it is known.
  const details = await calls.hold('registrationCodeDetails');
  for (const { path, name } of taken) {
    const release = await holdScripts(page);
    await page.goto(`/acquisition${path}`, { waitUntil: 'commit' });
    await cameAnew(page);
    const title = english('layout.skip');
    await expect(page.getByRole('link', { name: title })).toHaveCount(1);
    // Content for other visitors is hidden and removed (D49); so are the banners of other seasons (D29).
    const before = await page.evaluateHandle(() =>
      [...document.querySelectorAll('#root, #root *')]
        .filter((element) => !element.closest('[hidden]'))
        .filter((element) => !element.closest('.banner, .newsletter-perhaps') || element.checkVisibility()),
    );
    release();
    await isLive(page);
    const intl = await page.evaluate(() => Reflect.get(window, 'usedIntl') as unknown);
    await onScreen(name);
    // React's property on a hydrated element.
    const isTaken = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
    await expect.poll(() => page.evaluate(isTaken)).toBe(true);
    const lost = await before.evaluate((elements) =>
      elements.filter((element) => !element.isConnected).map((element) => element.outerHTML),
    );
    expect([path, lost, intl]).toEqual([path, [], []]);
  }
  details.release();
});
