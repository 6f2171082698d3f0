/** The stops of the film, in order: what a visitor does to come to each, and where the visit stands in the chart then. */
import type { Page } from '@playwright/test';
import { BASE } from '../../src/site.ts';
import { follow, press } from '../../test/browser/actions.ts';
import { EMPTY, Form, guest } from '../../test/browser/form.ts';
import { wordsIn, type Prefix } from '../../test/browser/words.ts';
import type { Locale } from '../../machines/domain/languages.ts';

export interface Scene {
  page: Page;
  language: Locale;
  prefix: Prefix;
  /** Holds the answers of the contract back until the next stop. */
  hold: () => Promise<void>;
}
export interface Stop {
  name: string;
  /** In the chart; null: a page beside the visit. */
  state: string | null;
  come: (scene: Scene) => Promise<unknown>;
}

const person = guest({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada.lovelace@example.org' });
const say = ({ language }: Scene) => wordsIn(language);
const at = (path: string) => (scene: Scene) => scene.page.goto(BASE + scene.prefix + path);
const beside = (path: string) => (scene: Scene) => scene.page.goto(path);
/** Comes to the page when its heading says so. */
const headed = (scene: Scene, words: string) =>
  scene.page.getByRole('heading', { level: 1 }).filter({ hasText: words }).waitFor();

export const STOPS: readonly Stop[] = [
  { name: 'Not invited', state: 'landing.uninvited', come: at('/') },
  { name: 'A code by hand', state: 'codeEntry.ready', come: at('/registration/code') },
  {
    name: 'No code typed',
    state: 'codeEntry.ready',
    come: (scene) => scene.page.locator('main form button[type=submit]').first().click(),
  },
  { name: 'Ask to be considered', state: 'membership.membershipInterest', come: at('/membership-interest') },
  {
    name: 'The invitation is looked up',
    state: 'landing.lookingUp',
    come: async (scene) => {
      await scene.hold();
      await at('/?rc=VESTIBULE')(scene);
    },
  },
  {
    name: 'Invited by Clara',
    state: 'landing.welcomed',
    come: (scene) => headed(scene, say(scene)('landing.invitedHeading', { inviter: 'Clara' })),
  },
  {
    name: 'The form',
    state: 'registration.registrationForm',
    come: async (scene) => {
      await follow(scene.page, say(scene)('action.register'));
      await new Form(scene.page, scene.prefix).register.waitFor();
    },
  },
  {
    name: 'What is wrong with it',
    state: 'registration.registrationForm',
    come: async ({ page, prefix }) => {
      const form = new Form(page, prefix);
      await form.fillIn({ ...EMPTY, firstName: person.firstName });
      await form.register.click();
      await form.summary.waitFor();
    },
  },
  {
    name: 'Filled in',
    state: 'registration.registrationForm',
    come: ({ page, prefix }) => new Form(page, prefix).fillIn(person),
  },
  {
    name: 'On its way',
    state: 'registration.registrationForm',
    come: async (scene) => {
      await scene.hold();
      await new Form(scene.page, scene.prefix).register.click();
      await scene.page.locator('main .button--busy').waitFor();
    },
  },
  {
    name: 'Check your inbox',
    state: 'registration.formFinished',
    come: (scene) => headed(scene, say(scene)('formFinished.heading')),
  },
  { name: 'The mailbox', state: null, come: beside('/mailbox') },
  { name: 'The mail as text', state: null, come: beside('/mailbox?view=text') },
  {
    name: 'The mail itself',
    state: null,
    come: async ({ page }) => {
      await page.goto('/mailbox');
      await page.locator('iframe').evaluate((frame) => frame.scrollIntoView());
    },
  },
  {
    name: 'The link of the mail',
    state: 'activation.activateAccount',
    come: async ({ page }) => {
      await page.goto('/mailbox');
      await page.locator('#mail a.button').click();
      await page.waitForURL(/activateaccount/);
    },
  },
  {
    name: 'It is activated',
    state: 'activation.activateAccount.activating',
    come: async (scene) => {
      await scene.hold();
      await press(scene.page, say(scene)('action.activate'));
      await scene.page.locator('main .button--busy').waitFor();
    },
  },
  { name: 'Active', state: 'activation.activated', come: (scene) => headed(scene, say(scene)('activated.heading')) },
  {
    name: 'The shop',
    state: null,
    come: async (scene) => {
      await press(scene.page, say(scene)('action.continue'));
      await scene.page.waitForURL('**/shop');
    },
  },
  { name: 'The login', state: null, come: beside('/login') },
  { name: 'What went wrong', state: null, come: beside('/error-reports') },
];
