/** Performs a step, if the page or the browser allows it. */
import { pathTo, readAddress } from '../../../src/engine/visit/pages.ts';
import { BASE } from '../../../machines/domain/site.ts';
import type { Tab } from '../../harness/tab/tab.ts';
import { controlsOn, eventOf, pressesOn, type Message } from './events.ts';
import { formsOn, type FormId } from './form-values.ts';
import type { Action, ActionOf, Step } from './steps.ts';
import type { World } from './world.ts';

const addressOf = (tab: Tab) => readAddress(new URL(tab.address).pathname);
/** True for addresses of walks, including those that cause problems. */
export const isOfWalk = (address: string): boolean => address.includes('walk-');

const formOn = ({ snapshot }: Tab, id: FormId) => snapshot && formsOn(snapshot).find((form) => form.id === id);
/** One press, or two before the first takes effect; each has a separate key. */
function send(tab: Tab, twice: boolean, message: Message): boolean {
  const { locale } = addressOf(tab);
  return tab.run(() => {
    const [first, second] = [eventOf(message, locale), eventOf(message, locale)];
    if (!tab.snapshot?.can(first)) return false;
    tab.page?.visit.send(first);
    if (twice) tab.page?.visit.send(second);
    return true;
  });
}
/** Typing into some fields sends an event to the visit. */
function sendTyping(tab: Tab, id: FormId, fields: readonly string[]) {
  for (const offer of tab.snapshot ? controlsOn(tab.snapshot) : [])
    if ('event' in offer && offer.form === id && offer.field !== undefined && fields.includes(offer.field))
      send(tab, false, { type: offer.event as Message['type'] });
}

/** `tab`: the active one. Returns false if the action is impossible, without side effects. */
type Perform<Name extends Action['do']> = (
  world: World,
  tab: Tab,
  action: ActionOf<Name>,
) => boolean | Promise<boolean>;
const performs: { readonly [Name in Action['do']]: Perform<Name> } = {
  type: (world, tab, { form: id, values: given }) => {
    const form = formOn(tab, id);
    if (!form || form.readOnly) return false;
    const entries = Object.entries(given).filter(([field]) => form.fields.includes(field));
    const values = Object.fromEntries(entries.map(([field, value]) => [field, world.named(value)]));
    for (const value of Object.values(values))
      if (typeof value === 'string' && value.includes('@') && isOfWalk(value)) world.addresses.add(value);
    tab.run(() => world.fieldsOf(tab).type(id, values));
    sendTyping(tab, id, Object.keys(values));
    return true;
  },
  submit: (world, tab, { form: id, twice }) => {
    const form = formOn(tab, id);
    const message = form?.submit(world.fieldsOf(tab).valuesOf(id));
    // A form with its own errors sends nothing; that counts as a step.
    return message ? send(tab, twice, message) : Boolean(form);
  },
  press: (world, tab, { press, twice }) => {
    const message = tab.snapshot && pressesOn(tab.snapshot).find(({ type }) => type === press);
    const done = message ? send(tab, twice, message) : false;
    if (done && press === 'email.changeChosen') world.fieldsOf(tab).discardAddress();
    return done;
  },
  follow: (_, tab, { page, slug }) => {
    const { base } = addressOf(tab);
    tab.run(() => tab.page?.navigator.push(base + pathTo(page, slug)));
    return tab.page !== null;
  },
  go: (_, tab, { steps }) => tab.go(steps),
  reload: (_, tab) => {
    tab.reload();
    return true;
  },
  open: async ({ newestLink, entry, browser }, tab, { what, where }) => {
    const addresses = { mail: newestLink, entry: () => entry.address, start: () => `${BASE}/` };
    const address = await addresses[what]();
    if (address === null || (where === 'newTab' && !browser.roomForTabs)) return false;
    (where === 'newTab' ? browser.openTab() : tab).open(address);
    return true;
  },
  switchTab: ({ browser }) => {
    browser.switchTab();
    return browser.tabs.length > 1;
  },
  wait: (world, _, { for: milliseconds }) => world.pass(milliseconds).then(() => true),
  network: ({ browser }, _, { online }) => {
    if (browser.online === online) return false;
    browser.setOnline(online);
    return true;
  },
  missPart: (_, tab) => tab.snapshot?.context.load.reloaded === false && send(tab, false, { type: 'part.missing' }),
};

/** Returns false if the step is impossible, without side effects. */
export async function perform(world: World, { faults, ...action }: Step): Promise<boolean> {
  const { armed } = world.network;
  armed.push(...faults);
  // The type of the table guarantees matching action names.
  const act = performs[action.do] as (world: World, tab: Tab, action: Action) => boolean | Promise<boolean>;
  const done = await act(world, world.browser.tab, action);
  if (done) await world.settle();
  else armed.length -= faults.length;
  return done;
}
