/** Answers that are slow, wrong, or never come, and what a visitor can do meanwhile (D21, D22, D24). */
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';

test('a double click on Register sends one mutation (D21)', async ({ openForm, onScreen, calls, mailbox }) => {
  const form = await openForm();
  const person = guest();
  await form.fillIn(person);
  await form.register.dblclick();
  await onScreen('inbox');
  expect(calls.of('registrationSubmitForm')).toHaveLength(1);
  expect(await mailbox.all(person.email)).toHaveLength(1);
});

test('Back out of what was sent waits for the answer (D21)', async ({ page, calls, openForm, onScreen }) => {
  const form = await openForm();
  const person = guest();
  await form.fillIn(person);
  const answer = await calls.hold('registrationSubmitForm');
  await form.register.click();
  await answer.arrived;
  // Back, and forward again by the page: two entries passed.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let passed = 0;
        addEventListener('popstate', () => {
          passed += 1;
          if (passed === 2) resolve();
        });
        history.back();
      }),
  );
  await onScreen('form', { state: 'busy' });
  await form.expectValues(person);
  answer.release();
  await onScreen('inbox');
  await page.goBack();
  await onScreen('form');
  await page.goBack();
  await onScreen('welcome');
  expect(calls.of('registrationSubmitForm')).toHaveLength(1);
});
