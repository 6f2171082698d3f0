/**
 * The supported browsers, simulated without the features they lack; an unsupported one; and a page without https (D58).
 */
import { lackingIn } from '../../tools/build/built-ins.ts';
import { NEEDED } from '../../src/built-ins.ts';
import { follow, press } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { english } from './shown-messages.ts';

/** Runs in the page: removes built-ins, by name or as `Interface.member`. */
function takeAway(places: readonly string[]) {
  for (const place of places) {
    const path = place.replace('.prototype', '').split('.');
    const name = path.pop() ?? '';
    const [owner] = path;
    const from: unknown = owner === undefined ? window : Reflect.get(window, owner);
    for (const object of [from, (from as { prototype?: unknown } | undefined)?.prototype])
      if (object) Reflect.deleteProperty(object, name);
  }
}

/** Features that need https and that our scripts use. */
const SECURE = ['Crypto.randomUUID', 'Crypto.subtle', 'Navigator.clipboard', 'Navigator.share', 'Navigator.canShare'];
/** What the oldest browser of each engine lacks; the other browsers lack the same. */
const LACKING = (['chrome', 'firefox', 'safari'] as const)
  .flatMap(lackingIn)
  // Chromium continues to require trusted types.
  .filter((place) => !/trusted/i.test(place));

test('by invitation to the account without anything that a supported browser lacks, and without https', async ({
  page,
  mailbox,
  open,
  onScreen,
}) => {
  await page.addInitScript(takeAway, [...new Set(LACKING), ...SECURE]);
  const person = guest();
  await open('/?rc=VESTIBULE');
  await onScreen('welcome');
  await follow(page, english('action.register'));
  await new Form(page).send(person);
  await onScreen('inbox');
  await page.goto(await mailbox.linkTo(person.email));
  await press(page, english('action.activate'));
  await onScreen('activated', { prefix: '/en' });
});

test('an unsupported browser shows a notice with a contact', async ({ context }) => {
  for (const place of NEEDED) {
    const old = await context.newPage();
    await old.addInitScript(takeAway, [place]);
    await old.goto('/acquisition/registration/code');
    const words = old.getByRole('alert').filter({ visible: true });
    await expect(words).toHaveText(`${english('late.outdated')} ${english('layout.customerService')}`);
    await old.close();
  }
});
