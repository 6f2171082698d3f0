/** Answers that are slow, wrong, or never come, and what a visitor can do meanwhile (D21, D22, D24). */
import { onDemand } from './on-demand.ts';
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { english } from './words.ts';

test('a double click on Register sends one mutation (D21)', async ({ openForm, onScreen, calls, mailbox }) => {
  const form = await openForm();
  const person = guest();
  await form.fillIn(person);
  await form.register.dblclick();
  await onScreen('inbox');
  expect(calls.of('registrationSubmitForm')).toHaveLength(1);
  expect(await mailbox.all(person.email)).toHaveLength(1);
});

test(
  'while it is sent, neither Enter nor a click sends it again, and nothing can be changed (D21)',
  onDemand(true),
  async ({ calls, openForm, onScreen }) => {
    const form = await openForm();
    await form.fillIn(guest());
    const answer = await calls.hold('registrationSubmitForm');
    await form.register.click();
    await answer.arrived;
    await expect(form.register).toHaveText(english('waiting.moment'));
    await expect(form.register).toBeFocused();
    await expect(form.field('email')).toHaveAttribute('readonly');
    // Forced: Playwright would wait for the button to be of use again.
    await form.register.click({ force: true });
    await form.field('email').press('Enter');
    await onScreen('form', { state: 'busy' });
    answer.release();
    await onScreen('inbox');
    expect(calls.of('registrationSubmitForm')).toHaveLength(1);
  },
);

for (const { what, changes } of [
  { what: 'unchanged, it repeats the key', changes: {} },
  { what: 'changed, it has a new key', changes: { firstName: 'Ada' } },
])
  test(
    `after 8 s it can be cancelled; sent again ${what} (D21, D24)`,
    onDemand(true),
    async ({ page, calls, mailbox, openForm, onScreen }) => {
      await page.clock.install();
      const form = await openForm();
      const person = guest();
      await form.fillIn(person);
      const answer = await calls.hold('registrationSubmitForm');
      await form.register.click();
      await answer.arrived;
      const slow = page.getByText(english('waiting.slow'));
      // The clock runs on by itself too: half of the time is never all of it.
      await page.clock.fastForward(4_000);
      await expect(slow).toHaveCount(0);
      await page.clock.fastForward(4_000);
      await expect(slow).toBeVisible();
      await onScreen('form', { state: 'slow' });
      await form.root.getByRole('button', { name: english('action.cancel'), exact: true }).click();
      await expect(form.register).toHaveText('Register');
      await expect(slow).toHaveCount(0);
      await form.expectValues(person);
      answer.release();
      await form.field('firstName').fill(changes.firstName ?? person.firstName);
      await form.register.click();
      await onScreen('inbox');
      const keys = calls.keysOf('registrationSubmitForm');
      expect({ sent: keys.length, keys: new Set(keys).size }).toEqual({ sent: 2, keys: changes.firstName ? 2 : 1 });
      expect(await mailbox.all(person.email)).toHaveLength(1);
    },
  );

test(
  'after 30 s it is over: Timeout exceeded, everything kept, and Try again repeats the key (D24)',
  onDemand(true),
  async ({ page, calls, mailbox, openForm, onScreen }) => {
    await page.clock.install();
    const form = await openForm();
    const person = guest();
    await form.fillIn(person);
    const answer = await calls.hold('registrationSubmitForm');
    await form.register.click();
    await answer.arrived;
    await page.clock.fastForward(30_000);
    await expect(form.notice.getByRole('paragraph')).toHaveText(/^Timeout exceeded\./);
    await expect(form.notice).toBeFocused();
    await onScreen('form', { state: 'timeout' });
    await form.expectValues(person);
    answer.release();
    await form.notice.getByRole('button', { name: 'Try again', exact: true }).click();
    await onScreen('inbox');
    expect(new Set(calls.keysOf('registrationSubmitForm')).size).toBe(1);
    expect(await mailbox.all(person.email)).toHaveLength(1);
  },
);

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
