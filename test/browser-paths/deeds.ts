/** What a visitor does for each event of the chart: with the words and fields that the screen shows him. */
import type { Locator, Page } from '@playwright/test';
import type { MessageKey } from '../../locales/messages.ts';
import type { VisitEvent, PageId } from '../../machines/visit.types.ts';
import { pageOf, type VisitSnapshot } from '../../src/engine/pages.ts';
import { BASE } from '../../src/site.ts';
import { Form } from '../browser/form.ts';
import { localeOf, wordsIn, type Prefix } from '../browser/words.ts';
import { addressOf, addressRefused } from './addresses.ts';

type EventOf<Type extends VisitEvent['type']> = Extract<VisitEvent, { type: Type }>;
interface Scene {
  page: Page;
  prefix: Prefix;
  before: VisitSnapshot;
}
type Deeds = { [Type in VisitEvent['type']]?: (scene: Scene, event: EventOf<Type>) => Promise<void> };

const main = (page: Page) => page.getByRole('main');
const button = ({ page, prefix }: Scene, key: MessageKey): Locator =>
  main(page).getByRole('button', { name: wordsIn(localeOf(prefix))(key), exact: true });
const press = (key: MessageKey) => (scene: Scene) => button(scene, key).first().click();
/** The one that the screen offers just now: after a lost answer it has other words. */
const pressOneOf =
  (...keys: readonly MessageKey[]) =>
  async (scene: Scene) => {
    const found = keys.map((key) => button(scene, key)).reduce((either, or) => either.or(or));
    await found.first().click();
  };

/** As Back or Forward lead to an entry of the history. */
const goTo = async ({ page, prefix }: Scene, path: string) =>
  page.evaluate(
    (address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    BASE + prefix + path,
  );

/** Milliseconds. */
const A_DAY = 86_400_000;

const codeField = (page: Page) => page.locator('#code-field');
async function fillStep({ page, prefix }: Scene, { completion }: EventOf<'step.submitted'>) {
  const text = wordsIn(localeOf(prefix));
  if ('person' in completion) {
    const { gender, firstName, lastName } = completion.person;
    if (gender) await page.getByLabel(text(`fields.${gender}`), { exact: true }).check();
    await page.getByLabel(text('fields.firstName'), { exact: true }).fill(firstName);
    await page.getByLabel(text('fields.lastName'), { exact: true }).fill(lastName);
  } else
    for (const taste of completion.shoppingPreferences)
      await page.getByLabel(text(`socialSecondStep.${taste}` as MessageKey), { exact: true }).check();
  await main(page).locator('button[type=submit]').click();
}

const deeds: Deeds = {
  'xstate.route': (scene, { to, params }) => goTo(scene, addressOf(to.slice(1) as PageId, params?.slug)),
  'visit.refused': (scene, { page }) => goTo(scene, addressRefused(page)),
  'network.lost': ({ page }) => page.context().setOffline(true),
  'network.returned': ({ page }) => page.context().setOffline(false),
  'code.begun': ({ page }) => codeField(page).fill('V'),
  'code.submitted': async ({ page }, { code }) => {
    await codeField(page).fill(code);
    await codeField(page).press('Enter');
  },
  'lookUp.retried': press('action.tryAgain'),
  'country.changed': async ({ page, prefix }) => {
    const { root } = new Form(page, prefix);
    const other = root.locator('select option:not(:checked):not([value=""])').first();
    await root.locator('select').selectOption((await other.getAttribute('value')) ?? '');
  },
  'form.submitted': async ({ page, prefix, before }, { values }) => {
    const form = new Form(page, prefix);
    await form.fillIn(values, before.context.flow);
    // Asked for only because the back end had refused it (D16).
    for (const field of before.context.revealed)
      if (field === 'firstName' || field === 'lastName') await form.field(field).fill(values[field]);
    await form.register.click();
  },
  'step.submitted': fillStep,
  'form.returned': press('action.back'),
  'email.submitted': async ({ page, before }, { email }) => {
    const field = page.locator(`#${before.hasTag('teased') ? 'teaser' : 'address'} input[type=email]`);
    await field.fill(email);
    await field.press('Enter');
  },
  'email.changeChosen': press('action.differentEmail'),
  'email.kept': press('formFinished.keep'),
  'login.chosen': pressOneOf('action.loginNow', 'action.continue', 'action.login'),
  'login.stayed': press('action.stay'),
  'shop.chosen': press('action.continue'),
  'wait.cancelled': press('action.cancel'),
  'mail.requested': async (scene, { at }) => {
    // The date alone: a pause that is over, without what else would have come in that time.
    if (at > 0) await scene.page.clock.setSystemTime((await scene.page.evaluate(() => Date.now())) + A_DAY);
    await pressOneOf('action.sendAgain')(scene);
  },
  'activation.pressed': pressOneOf('action.activate', 'action.tryAgain', 'action.sendNow'),
  'teaser.closed': press('action.close'),
  'join.pressed': press('action.joinWaitingList'),
  'unsubscribe.pressed': press('unsubscribe.action'),
  'logout.chosen': ({ page, prefix }) =>
    page.getByRole('button', { name: wordsIn(localeOf(prefix))('layout.logOut'), exact: true }).click(),
  'settings.chosen': ({ page, prefix }) =>
    page.getByRole('button', { name: wordsIn(localeOf(prefix))('layout.cookies'), exact: true }).click(),
};

/** Does it. @throws where nobody knows how, or the screen does not offer it. */
export async function perform(scene: Scene, event: VisitEvent): Promise<void> {
  const deed = deeds[event.type] as ((scene: Scene, event: VisitEvent) => Promise<void>) | undefined;
  if (!deed) throw new Error(`nobody knows how a visitor does ${event.type} on ${pageOf(scene.before)?.id}`);
  await deed(scene, event);
}
