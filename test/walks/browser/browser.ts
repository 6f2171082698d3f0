/** One visitor's browser: tabs, what they share, and the time. */
import { dropBearer } from '../../../src/services/bearer/bearer.ts';
import { bareSnapshot } from '../../../src/engine/pages.ts';
import { discardDraft } from '../../../src/services/storage/draft.ts';
import { createMemory } from '../../../src/services/storage/visit-memory.ts';
import type { Network } from '../network/network.ts';
import { FORMS } from '../visitor/forms.ts';
import { Airwaves } from './channels.ts';
import { newCookieJar } from './jsdom.ts';
import type { StorageKind } from './storage.ts';
import { Tab } from './tab.ts';

export interface Habits {
  storage: StorageKind;
  cookies: boolean;
}

type Watcher = (tab: Tab) => void;

export class Browser {
  readonly habits: Habits;
  readonly cookies = newCookieJar();
  readonly airwaves = new Airwaves();
  readonly network: Network;
  readonly tabs: Tab[] = [];
  online = true;
  /** What `document.referrer` says. */
  referrer = '';
  /** Epoch milliseconds; goes on by `advance` alone. */
  now = Date.now();
  /** Told of each page that has come, and of each that goes. */
  readonly loadWatchers: Watcher[] = [];
  readonly unloadWatchers: Watcher[] = [];
  #active = 0;

  constructor(network: Network, habits: Habits) {
    this.network = network;
    this.habits = habits;
  }

  /** The tab that the visitor looks at. */
  get tab(): Tab {
    const tab = this.tabs[this.#active];
    if (!tab) throw new Error('no tab is open');
    return tab;
  }
  /** The first tab's: each window of jsdom has its own. */
  get shared(): Storage {
    const first = this.tabs[0];
    if (!first) throw new Error('no tab is open');
    return first.localStorage;
  }

  /** Two tabs; what is kept in a module because the browser refuses it, both would have. */
  get roomForTabs(): boolean {
    return this.tabs.length < 2 && this.habits.storage === 'kept' && this.habits.cookies;
  }
  openTab(): Tab {
    const tab = new Tab(this, `tab ${this.tabs.length + 1}`);
    this.tabs.push(tab);
    this.#active = this.tabs.length - 1;
    return tab;
  }
  switchTab() {
    this.#active = (this.#active + 1) % this.tabs.length;
  }

  loaded(tab: Tab) {
    for (const watch of this.loadWatchers) watch(tab);
  }
  unloaded(tab: Tab) {
    this.#forgetModules(tab);
    for (const watch of this.unloadWatchers) watch(tab);
  }
  /** A load makes modules anew, which here stay: those that keep what the browser refuses are emptied. */
  #forgetModules(tab: Tab) {
    const { storage, cookies } = this.habits;
    if (!cookies) tab.act(dropBearer);
    if (storage === 'kept') return;
    this.habits.storage = 'kept';
    tab.act(() => {
      createMemory()(bareSnapshot('entrance').context);
      for (const form of FORMS) discardDraft(form);
    });
    tab.clearStorage();
    this.habits.storage = storage;
  }

  setOnline(online: boolean) {
    this.online = online;
    for (const tab of this.tabs) tab.tellNetwork();
  }
  /** Time passes, in every tab. */
  advance(milliseconds: number) {
    this.now += milliseconds;
    for (const tab of this.tabs) tab.act(() => tab.clock.increment(milliseconds));
  }
  close() {
    for (const tab of this.tabs) tab.close();
  }
}
