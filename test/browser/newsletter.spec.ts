/** The newsletter: unsubscribing by a mailed link, within the product (spec, section 5). */
import { press } from './actions.ts';
import { BASE } from '../../machines/domain/site.ts';
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { register } from './registered.ts';
import { english } from './shown-messages.ts';

test('a mailed link and a press unsubscribe', async ({ page, calls, mailbox, product, onScreen }) => {
  const person = guest({ newsletter: true });
  await register({ product, mailbox }, person);
  const [activation = '', unsubscribe = ''] = (await mailbox.mailTo(person.email)).links;
  expect(unsubscribe).toContain(`${BASE}/en/newsletter/unsubscribe?token=`);

  await page.goto(unsubscribe);
  await onScreen('unsubscribe', { prefix: '/en' });
  await expect(page.getByText(english('unsubscribe.lead', { email: person.email }))).toBeVisible();
  // Opening the link changes nothing, because mail scanners open links.
  expect(calls.of('unsubscribeNewsletter')).toEqual([]);
  await press(page, english('unsubscribe.action'));
  await expect(await onScreen('unsubscribed', { prefix: '/en' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(english('unsubscribe.doneLead'));

  // The registration is unaffected, and later mails have no such link.
  await page.goto(activation);
  await page.getByRole('button', { name: 'Activate my account', exact: true }).click();
  await onScreen('activated', { prefix: '/en' });
});
