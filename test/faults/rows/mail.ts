/** Mails and places that are asked for by an address, a press or the token of a link (D26, D27). */
import { expect } from '@playwright/test';
import { tokensOf } from '../../browser/flows.ts';
import { guest } from '../../browser/form.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { ask } from '../ask.ts';
import type { Row, Stand } from '../row.ts';
import { expectStanding, quick, type Place } from '../standing.ts';
import { english } from '../../browser/words.ts';
import { told } from '../told.ts';
import type { Visitor } from '../visitor.ts';
import { filledIn, sentForm } from './registration.ts';

const mailsTo =
  ({ mailbox }: Visitor, email: string) =>
  async () =>
    (await mailbox.all(email)).length;
const button = ({ page }: Visitor, name: MessageKey) =>
  page.getByRole('main').getByRole('button', { name: english(name), exact: true });

/** *Send again*, wherever it stands. */
const sendAgain = (visitor: Visitor, failing: Place, email: string): Promise<Stand> =>
  told(visitor, {
    operation: 'resendActivation',
    failing,
    success: async () => {
      await expect(visitor.page.getByText(english('resend.sent'))).toBeVisible(quick);
      await expectStanding(visitor.page, failing);
    },
    button: button(visitor, 'action.sendAgain'),
    tryAgain: false,
    typed: [],
    mails: mailsTo(visitor, email),
  });

/** The back end says that the link is too old: to wait for that takes a day. */
const EXPIRED = {
  data: {
    finalizeRegistration: {
      hybrisAccountActivationUrl: null,
      registration: null,
      registrationProblems: [{ message: '', reason: 'ActivationAccountUrlInvalid', reasonDetails: 'EXPIRED' }],
      consentCredentials: null,
    },
  },
};
async function openExpiredLink({ page, proxy, mailbox, calls }: Visitor, email: string) {
  const { pathname, search } = new URL(await mailbox.linkTo(email));
  const expired = await calls.intercept('finalizeRegistration', (route) => route.fulfill({ json: EXPIRED }));
  await page.goto(proxy.url + pathname.replace('/en/', '/') + search);
  await page.getByRole('button', { name: english('action.activate'), exact: true }).click();
  await expectStanding(page, { screen: 'expiredLink' });
  await expired.restore();
}

export const mails: readonly Row[] = [
  {
    name: 'send again, from the inbox page',
    operation: 'resendActivation',
    wait: 'formFinished.activationMail.sendingAgain',
    begin: async (visitor) => {
      const { email } = await sentForm(visitor, 'default', 'inbox');
      return sendAgain(visitor, { screen: 'inbox' }, email);
    },
  },
  {
    name: 'send again, to an address that waits',
    operation: 'resendActivation',
    wait: 'emailPending.sendingAgain',
    begin: async (visitor) => {
      const person = await sentForm(visitor, 'default', 'inbox');
      const { form } = await filledIn(visitor, 'default');
      await form.field('email').fill(person.email);
      await form.register.click();
      await expectStanding(visitor.page, { screen: 'pending' });
      return sendAgain(visitor, { screen: 'pending' }, person.email);
    },
  },
  {
    name: 'send again, for a link that is over',
    operation: 'resendActivation',
    wait: 'activationError.expiredLink.sendingAgain',
    begin: async (visitor) => {
      const { email } = await sentForm(visitor, 'default', 'inbox');
      await openExpiredLink(visitor, email);
      return sendAgain(visitor, { screen: 'expiredLink' }, email);
    },
  },
  {
    name: 'a different address',
    operation: 'changeRegistrationEmail',
    wait: 'formFinished.activationMail.changingAddress.sending',
    begin: async (visitor) => {
      const { page } = visitor;
      await sentForm(visitor, 'default', 'inbox');
      await button(visitor, 'action.differentEmail').click();
      const { email } = guest();
      await page.getByLabel(english('fields.email'), { exact: true }).fill(email);
      return told(visitor, {
        operation: 'changeRegistrationEmail',
        failing: { screen: 'otherAddress' },
        success: () => expectStanding(page, { screen: 'inbox' }),
        button: button(visitor, 'formFinished.sendThere'),
        tryAgain: true,
        typed: [email],
        mails: mailsTo(visitor, email),
      });
    },
  },
  {
    name: 'a place on the waiting list',
    operation: 'requestWaitingList',
    wait: 'landing.uninvited.waitingList.asking',
    begin: async (visitor) => {
      const { page, open } = visitor;
      const { email } = guest();
      await open('/full');
      await page.getByLabel(english('fields.email'), { exact: true }).fill(email);
      return told(visitor, {
        operation: 'requestWaitingList',
        failing: { screen: 'full' },
        success: () => expect(page.getByText(english('landing.placeAsked'))).toBeVisible(quick),
        button: button(visitor, 'action.joinWaitingList'),
        tryAgain: true,
        typed: [email],
        mails: mailsTo(visitor, email),
      });
    },
  },
  {
    name: 'membership',
    operation: 'applyForMembership',
    wait: 'membershipApply.applying',
    begin: async (visitor) => {
      const { page, open } = visitor;
      const { email } = guest();
      await open('/membership-interest/apply');
      await page.getByLabel(english('fields.email'), { exact: true }).fill(email);
      return told(visitor, {
        operation: 'applyForMembership',
        failing: { screen: 'apply' },
        success: () => expectStanding(page, { screen: 'applied' }),
        button: button(visitor, 'action.submit'),
        tryAgain: true,
        typed: [email],
        mails: mailsTo(visitor, email),
      });
    },
  },
  {
    name: 'membership, from the teaser',
    operation: 'applyForMembership',
    wait: 'landing.teaser.applying',
    begin: async (visitor) => {
      const { page, open } = visitor;
      const { email } = guest();
      await open('/?pdp=/product/7');
      const teaser = page.getByRole('dialog');
      await teaser.getByLabel(english('fields.email'), { exact: true }).fill(email);
      return told(visitor, {
        operation: 'applyForMembership',
        failing: { screen: 'start' },
        success: () => expectStanding(page, { screen: 'applied' }),
        button: teaser.getByRole('button', { name: english('teaser.become'), exact: true }),
        tryAgain: true,
        typed: [email],
        mails: mailsTo(visitor, email),
      });
    },
  },
  {
    name: 'join, in the lobby',
    operation: 'joinWaitingList',
    wait: 'lobby.joining',
    begin: async (visitor) => {
      const { page, open, house } = visitor;
      const { lobby } = await tokensOf(guest().email);
      await open(`/lobby?token=${lobby}`);
      return told(visitor, {
        operation: 'joinWaitingList',
        failing: { screen: 'lobby' },
        success: async () => {
          await expectStanding(page, { screen: 'lobbyJoined' });
          expect(await ask(house, 'joinWaitingList', { token: lobby })).toEqual({
            data: { joinWaitingList: { outcome: 'ALREADY_LISTED' } },
          });
        },
        button: button(visitor, 'action.joinWaitingList'),
        tryAgain: true,
        typed: [],
      });
    },
  },
  {
    name: 'unsubscribe',
    operation: 'unsubscribeNewsletter',
    wait: 'unsubscribe.unsubscribing',
    begin: async (visitor) => {
      const { page, open } = visitor;
      const { wrongPurpose: token } = await tokensOf(guest().email);
      await open(`/newsletter/unsubscribe?token=${token}`);
      return told(visitor, {
        operation: 'unsubscribeNewsletter',
        failing: { screen: 'unsubscribe' },
        success: () => expectStanding(page, { screen: 'unsubscribed' }),
        button: button(visitor, 'unsubscribe.action'),
        tryAgain: true,
        typed: [],
      });
    },
  },
];
