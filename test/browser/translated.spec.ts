/** A page modified by a translator, also before hydration (D62). */
import { chooseLanguage, holdScripts, isLive, press } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { english, wordsIn } from './shown-messages.ts';

/** Runs in the page: like Chrome's translator, replaces each text node, including new ones, by two nested elements. */
function translate() {
  const all = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, noscript, option')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  all(document.body);
  new MutationObserver(() => all(document.body)).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

test('a translated page updates: a wrong code, another language, another mail', async ({ page, open, onScreen }) => {
  await open('/registration/code');
  await onScreen('code');
  await isLive(page);
  await page.evaluate(translate);
  await page.getByRole('textbox', { name: english('fields.code') }).fill('WRONG123');
  await press(page, english('action.register'));
  // The text at the field; the screen reader's announcement repeats it for a moment.
  const problem = (words: string) => page.getByRole('paragraph').filter({ hasText: words });
  await expect(problem(english('code.invalid'))).toBeVisible();
  await chooseLanguage(page, 'Deutsch');
  const german = wordsIn('de');
  await expect(problem(german('code.invalid'))).toBeVisible();
  await page.getByRole('textbox', { name: german('fields.code') }).fill('VESTIBULE');
  await press(page, german('action.register'));
  await onScreen('form', { prefix: '/de' });
  const form = new Form(page, '/de');
  await form.send(guest());
  await onScreen('inbox', { prefix: '/de' });
  await press(page, german('action.sendAgain'));
  await expect(page.getByText(german('resend.sent'))).toBeVisible();
});

test('input sent before the script is registered on a translated page', async ({ page, gates, calls, onScreen }) => {
  gates.allow(/^console: .*(?:Minified React error #418|Hydration)/);
  const release = await holdScripts(page);
  await page.goto('/acquisition/registration/formstarted?rc=VESTIBULE', { waitUntil: 'commit' });
  const form = new Form(page);
  const person = guest({ newsletter: true });
  await form.fillIn(person);
  await page.evaluate(translate);
  release();
  await onScreen('form');
  await form.expectValues(person);
  await form.register.click();
  await onScreen('inbox');
  expect(calls.of('registrationSubmitForm')).toHaveLength(1);
});
