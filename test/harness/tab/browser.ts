/** A visitor's browser: tabs, shared data, and the time. */
import { dropBearer } from '../../../src/services/bearer/bearer.ts';
import { bareSnapshot } from '../../../src/engine/visit/pages.ts';
import { discardDraft } from '../../../src/services/storage/draft.ts';
import { createMemory } from '../../../src/services/storage/visit-memory.ts';
import { Channels } from './channels.ts';
import { newCookieJar } from './jsdom.ts';
import type { Network } from './network.ts';
import type { StorageKind } from './storage.ts';
import { openTabWindow, Tab } from './tab.ts';

export interface Habits {
  storage: StorageKind;
  cookies: boolean;
}
interface BrowserOptions {
  habits: Habits;
  network: Network;
  /** Value of `document.referrer`. */
  referrer: string;
  /** The forms that have a draft. */
  forms: readonly string[];
  /** Called after each page load, and before each unload. */
  onLoad: (tab: Tab) => void;
  onUnload: (tab: Tab) => void;
}

/** Opening a window takes longer than a short visit, so all browsers use the same two. */
const cookies = newCookieJar();
const windows = [openTabWindow(cookies), openTabWindow(cookies)] as const;

export class Browser {
  readonly habits: Habits;
  readonly network: Network;
  readonly referrer: string;
  readonly channels = new Channels();
  readonly tabs: Tab[] = [];
  online = true;
  readonly #options: BrowserOptions;
  #active = 0;

  constructor(options: BrowserOptions) {
    this.#options = options;
    this.habits = options.habits;
    this.network = options.network;
    this.referrer = options.referrer;
    cookies.removeAllCookiesSync();
  }

  /** The active tab. */
  get tab(): Tab {
    const tab = this.tabs[this.#active];
    if (!tab) throw new Error('no tab is open');
    return tab;
  }
  /** Of the first tab, since each jsdom window has its own. */
  get localStorage(): Storage {
    return windows[0].dom.localStorage;
  }

  /**
   * True if another of the two tabs can be opened; tabs would share module state used as a fallback for refused
   * storage.
   */
  get roomForTabs(): boolean {
    return this.tabs.length < windows.length && this.habits.storage === 'kept' && this.habits.cookies;
  }
  openTab(): Tab {
    const tab = new Tab(this, this.tabs.length === 0 ? windows[0] : windows[1], `tab ${this.tabs.length + 1}`);
    this.tabs.push(tab);
    this.#active = this.tabs.length - 1;
    return tab;
  }
  switchTab() {
    this.#active = (this.#active + 1) % this.tabs.length;
  }

  loaded(tab: Tab) {
    this.#options.onLoad(tab);
  }
  unloaded(tab: Tab) {
    this.#resetModules(tab);
    this.#options.onUnload(tab);
  }
  /**
   * A page load creates modules again; here they persist, so module state used as a fallback for refused storage is
   * cleared.
   */
  #resetModules(tab: Tab) {
    const { storage, cookies: taken } = this.habits;
    if (!taken) tab.run(dropBearer);
    if (storage === 'kept') return;
    this.habits.storage = 'kept';
    tab.run(() => {
      createMemory()(bareSnapshot('entrance').context);
      for (const form of this.#options.forms) discardDraft(form);
    });
    tab.window.dom.sessionStorage.clear();
    tab.window.dom.localStorage.clear();
    this.habits.storage = storage;
  }

  setOnline(online: boolean) {
    this.online = online;
    for (const tab of this.tabs) tab.tellNetwork();
  }
  /** Advances the delays of every tab, in ms. */
  advance(milliseconds: number) {
    for (const tab of this.tabs) tab.run(() => tab.clock.increment(milliseconds));
  }
  close() {
    for (const tab of this.tabs) tab.close();
  }
}
