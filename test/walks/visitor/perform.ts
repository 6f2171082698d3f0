/** Does a step, if the page or the browser allows it just then. */
import { pathTo, readAddress } from '../../../src/engine/pages.ts';
import { BASE } from '../../../src/site.ts';
import type { Browser } from '../browser/browser.ts';
import type { Tab } from '../browser/tab.ts';
import { isOfWalk } from '../laws/books.ts';
import type { Scene } from '../scene.ts';
import { eventOf, pressing, type Wish } from './events.ts';
import { formsOn, type FormId } from './forms.ts';
import type { Deed, Step } from './steps.ts';

const START = `${BASE}/`;
const addressOf = (tab: Tab) => readAddress(new URL(tab.address).pathname);
const isOwnAddress = (value: unknown): value is string =>
  typeof value === 'string' && isOfWalk(value) && value.includes('@');

function formOn(scene: Scene, tab: Tab, id: FormId) {
  const snapshot = scene.snapshotOf(tab);
  return snapshot && formsOn(snapshot).find((form) => form.id === id);
}
/** One press, or two before the first has had any effect on the page: each has a key of its own. */
function send(tab: Tab, twice: boolean, wish: Wish): boolean {
  const visit = tab.page?.visit;
  const { locale } = addressOf(tab);
  return tab.act(() => {
    const [first, second] = [eventOf(wish, locale), eventOf(wish, locale)];
    if (!visit?.getSnapshot().can(first)) return false;
    visit.send(first);
    if (twice) visit.send(second);
    return true;
  });
}

interface Place {
  scene: Scene;
  browser: Browser;
  /** The one that the visitor looks at. */
  tab: Tab;
}
/** What of a step it takes to do it; false: it is not possible, and nothing happened. */
type Deeds = {
  readonly [Name in Deed['do']]: (place: Place, deed: Extract<Deed, { do: Name }>) => boolean | Promise<boolean>;
};
const deeds: Deeds = {
  type: ({ scene, tab }, { form: id, values: given }) => {
    const form = formOn(scene, tab, id);
    if (!form || form.readOnly) return false;
    const entries = Object.entries(given).filter(([field]) => form.fields.includes(field));
    const values = Object.fromEntries(entries.map(([field, value]) => [field, scene.named(value)]));
    for (const value of Object.values(values)) if (isOwnAddress(value)) scene.addresses.add(value);
    tab.act(() => scene.deskOf(tab).type(id, values));
    return true;
  },
  submit: ({ scene, tab }, { form: id, twice }) => {
    const form = formOn(scene, tab, id);
    const press = form?.press(scene.deskOf(tab).sheets.get(id)?.values ?? {});
    // What the form itself finds wrong is not sent; that is a step too.
    return press ? send(tab, twice, press) : Boolean(form);
  },
  press: ({ scene, tab }, { press, twice }) => {
    // Only after a while there is a button for it.
    if (press === 'cancel' && !scene.snapshotOf(tab)?.hasTag('slow')) return false;
    const done = send(tab, twice, pressing(press));
    if (done && press === 'changeEmail') scene.deskOf(tab).discardAddress();
    return done;
  },
  follow: ({ tab }, { page, slug }) => {
    const { base } = addressOf(tab);
    const shown = tab.page;
    if (shown) tab.act(() => shown.navigator.push(base + pathTo(page, slug)));
    return shown !== null;
  },
  go: ({ tab }, { steps }) => tab.go(steps),
  reload: ({ tab }) => {
    tab.reload();
    return true;
  },
  open: async ({ scene, browser }, { what, where }) => {
    const address = { mail: scene.newestLink, beginning: () => scene.beginning.address, start: () => START };
    const found = await address[what]();
    if (found === null || (where === 'newTab' && !browser.roomForTabs)) return false;
    (where === 'newTab' ? browser.openTab() : browser.tab).open(found);
    return true;
  },
  switchTab: ({ browser }) => {
    browser.switchTab();
    return browser.tabs.length > 1;
  },
  wait: ({ scene }, { for: milliseconds }) => scene.pass(milliseconds).then(() => true),
  network: ({ browser }, { online }) => {
    if (browser.online === online) return false;
    browser.setOnline(online);
    return true;
  },
  missPart: ({ scene, tab }) =>
    scene.contextOf(tab)?.reloaded === false && send(tab, false, (intents) => intents.reportMissing()),
};

/** @returns false where it is not possible; then nothing happened. */
export async function perform(scene: Scene, { faults, ...deed }: Step): Promise<boolean> {
  const { browser, network } = scene;
  network.armed.push(...faults);
  // Which deed goes with which name the table has checked.
  const act = deeds[deed.do] as (place: Place, deed: Deed) => boolean | Promise<boolean>;
  const done = await act({ scene, browser, tab: browser.tab }, deed);
  if (done) await scene.settle();
  else network.armed.length -= faults.length;
  return done;
}
