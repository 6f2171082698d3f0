/** The forms of the four flows, their second steps, and the activation (D15, D25). */
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';
import { beginFlow } from '../../browser/flows.ts';
import { FORM_SCREENS } from '../../model/browser/screens.ts';
import { guest } from '../../browser/form.ts';
import type { ScreenName } from '../../model/browser/screens.ts';
import { english } from '../../browser/words.ts';
import type { Row } from '../row.ts';
import { expectStanding } from '../standing.ts';
import { told } from '../told.ts';
import type { Visitor } from '../visitor.ts';

/** Has filled in the form of a flow. */
export async function filledIn({ page }: Visitor, flow: RegistrationFlow) {
  const person = guest();
  const form = await beginFlow(page, flow, person.email);
  await form.fillIn(person, flow);
  return { person, form };
}
/** Has sent the form of a flow, and is where that leads. */
export async function sentForm(visitor: Visitor, flow: RegistrationFlow, screen: ScreenName) {
  const { person, form } = await filledIn(visitor, flow);
  await form.register.click();
  await expectStanding(visitor.page, { screen });
  return person;
}
const mailsTo =
  ({ mailbox }: Visitor, email: string) =>
  async () =>
    (await mailbox.all(email)).length;
const button = ({ page }: Visitor, name: RegExp | string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

const register = (name: string, flow: RegistrationFlow, leadsTo: ScreenName): Row => ({
  name,
  operation: 'registrationSubmitForm',
  wait: 'registrationForm.entry.submitting',
  begin: async (visitor) => {
    const { person, form } = await filledIn(visitor, flow);
    return told(visitor, {
      operation: 'registrationSubmitForm',
      failing: { screen: FORM_SCREENS[flow] },
      success: () => expectStanding(visitor.page, { screen: leadsTo }),
      button: form.register,
      tryAgain: true,
      typed: [person.email, person.country].filter((text) => flow !== 'socialRegistration' || text === person.country),
      ...(leadsTo === 'inbox' ? { mails: mailsTo(visitor, person.email) } : {}),
    });
  },
});

export const registrations: readonly Row[] = [
  register('register', 'default', 'inbox'),
  register('register, lean, on its landing page', 'leanStep2', 'leanSecondStep'),
  register('register, social', 'socialRegistration', 'socialSecondStep'),
  register('register, approved', 'waitingListApproved', 'inbox'),
  {
    name: 'second step, lean',
    operation: 'finalizeRegistration',
    wait: 'leanSecondStep.sending',
    begin: async (visitor) => {
      const { page } = visitor;
      const { email, firstName, lastName } = await sentForm(visitor, 'leanStep2', 'leanSecondStep');
      await page.getByLabel(english('fields.man'), { exact: true }).check();
      await page.getByLabel(english('fields.firstName'), { exact: true }).fill(firstName);
      await page.getByLabel(english('fields.lastName'), { exact: true }).fill(lastName);
      return told(visitor, {
        operation: 'finalizeRegistration',
        failing: { screen: 'leanSecondStep' },
        success: () => expectStanding(page, { screen: 'inbox' }),
        button: button(visitor, english('action.continue')),
        tryAgain: true,
        typed: [firstName, lastName],
        mails: mailsTo(visitor, email),
      });
    },
  },
  {
    name: 'second step, social',
    operation: 'finalizeRegistration',
    wait: 'socialSecondStep.sending',
    begin: async (visitor) => {
      const { page, proxy } = visitor;
      await sentForm(visitor, 'socialRegistration', 'socialSecondStep');
      await page.getByRole('checkbox', { name: english('socialSecondStep.shoes'), exact: true }).check();
      return told(visitor, {
        operation: 'finalizeRegistration',
        failing: { screen: 'socialSecondStep' },
        // The token proved the address: on into the shop, which is another system.
        success: () => page.waitForURL(`${proxy.url}/shop`),
        button: button(visitor, english('action.continue')),
        tryAgain: true,
        typed: [],
      });
    },
  },
  {
    name: 'activation',
    operation: 'finalizeRegistration',
    wait: 'activateAccount.activating',
    begin: async (visitor) => {
      const { page, mailbox, proxy } = visitor;
      const { email } = await sentForm(visitor, 'default', 'inbox');
      const { pathname, search } = new URL(await mailbox.linkTo(email));
      await page.goto(proxy.url + pathname.replace('/en/', '/') + search);
      await expectStanding(page, { screen: 'activate' });
      return told(visitor, {
        operation: 'finalizeRegistration',
        failing: { screen: 'activationFailed' },
        success: () => expectStanding(page, { screen: 'activated' }),
        button: page.getByRole('button', {
          name: new RegExp(`^(${english('action.activate')}|${english('action.tryAgain')})$`),
        }),
        tryAgain: false,
        typed: [],
      });
    },
  },
];
