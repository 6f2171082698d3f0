/** What analytics receives of real visits: whole data layers, hashed, in their order (D37, docs/tracking-plan.md). */
import { press } from './actions.ts';
import { expect, test } from './fixtures.ts';
import {
  expectTracked,
  holdNavigation,
  nextRegistration,
  recordDataLayer,
  registration,
  tracked,
} from './data-layer.ts';
import { beginFlow, tokensOf } from './flows.ts';
import { guest } from './form.ts';
import { english } from './words.ts';

test.use({ consent: { analytics: true, personalisation: false } });

test('by link: the form, the country, the registration with its campaign, the newsletter; Back, Forward and another language tell nothing again (D37)', async ({
  page,
  calls,
  openForm,
  onScreen,
}) => {
  const person = guest({ newsletter: true, email: `Guest-${crypto.randomUUID()}@Example.org` });
  const form = await openForm();
  await expectTracked(page, [tracked('landing_registration')]);
  await form.fillIn(person);
  const { answered } = await nextRegistration(calls);
  await form.register.click();
  await onScreen('inbox');
  const all = [
    tracked('landing_registration'),
    tracked('registration_country_changed'),
    registration(person.email, await answered),
    tracked('subscribe_newsletter'),
  ];
  await expectTracked(page, all);
  await page.goBack();
  await onScreen('form');
  await page.goForward();
  await onScreen('inbox');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch', exact: true }).click();
  await onScreen('inbox', { prefix: '/de' });
  await expectTracked(page, all);
});

test('lean: the form on the landing page, the registration, the second step and its answer (D15, D37)', async ({
  page,
  calls,
  onScreen,
}) => {
  const person = guest();
  const form = await beginFlow(page, 'leanStep2', person.email);
  await expectTracked(page, [tracked('landing_form_registration')]);
  await form.fillIn(person, 'leanStep2');
  const { answered } = await nextRegistration(calls);
  await form.register.click();
  await onScreen('leanSecondStep');
  await page.getByLabel('Mr', { exact: true }).check();
  await page.getByLabel('First name', { exact: true }).fill(person.firstName);
  await page.getByLabel('Last name', { exact: true }).fill(person.lastName);
  await press(page, 'Continue');
  await onScreen('inbox');
  await expectTracked(page, [
    tracked('landing_form_registration'),
    tracked('registration_country_changed'),
    registration(person.email, await answered),
    tracked('landing_registration_step2'),
    tracked('submit_form_registration_step2'),
  ]);
});

test('social: with its provider; the second step’s answer is tracked before the shop is gone to (D15, D37)', async ({
  page,
  calls,
  product,
  onScreen,
}) => {
  const items = await recordDataLayer(page);
  const person = guest();
  const form = await beginFlow(page, 'socialRegistration', person.email);
  await form.fillIn(person, 'socialRegistration');
  const { answered } = await nextRegistration(calls);
  await form.register.click();
  await onScreen('socialSecondStep');
  await holdNavigation(page, `${product.url}/shop`, items, 5);
  await press(page, 'Skip');
  await page.waitForURL(`${product.url}/shop`);
  await expect
    .poll(() => items)
    .toEqual([
      tracked('landing_registration'),
      tracked('registration_country_changed'),
      registration(person.email, await answered, { socialRegistrationProvider: 'google' }),
      tracked('landing_registration_step2'),
      tracked('submit_form_registration_step2'),
    ]);
});

test('the lobby’s joining, an address for the list, a membership interest (D27, D28, D37)', async ({
  page,
  open,
  onScreen,
}) => {
  const email = `waiting-${crypto.randomUUID()}@example.org`;
  await open('/full');
  await onScreen('full');
  const waiting = page.getByRole('region', {
    name: `${english('landing.waitingHeading')} ${english('landing.waitingSecond')}`,
  });
  await waiting.getByLabel('Email', { exact: true }).fill(email);
  await waiting.getByRole('button', { name: 'Join the waiting list', exact: true }).click();
  await expect(waiting.getByRole('status').filter({ hasText: english('landing.placeAsked') })).toBeVisible();
  await expectTracked(page, [tracked('submit_email')]);
  await open('/membership-interest/apply');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await press(page, 'Submit');
  await onScreen('applied');
  await expectTracked(page, [tracked('submit_email')]);
  await open(`/lobby?token=${(await tokensOf(email)).lobby}`);
  await press(page, 'Join the waiting list');
  await onScreen('lobbyJoined');
  await expectTracked(page, [tracked('join_waitlist')]);
});
