/** A tab: a window with its history and session storage, and the loaded page. */
import { SimulatedClock } from 'xstate';
import type { Visit, VisitNavigator } from '../../../src/engine/visit/engine.ts';
import { openVisit } from '../../../src/open-visit.ts';
import { readAddress, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { BASE } from '../../../machines/domain/site.ts';
import type { Browser } from './browser.ts';
import { runInTab, type TabGlobals } from './globals.ts';
import { openWindow, type CookieJar, type DomWindow } from './jsdom.ts';
import { storageAs } from './storage.ts';
import { TabHistory } from './tab-history.ts';

export interface Page {
  visit: Visit;
  navigator: VisitNavigator;
}
/** A Back or Forward within the page: its target, and the visit before and right after. */
interface Traversal {
  path: string;
  before: VisitSnapshot;
  after: VisitSnapshot;
}

/** The host has no country suffix (D19). */
const ORIGIN = 'https://vestibule.example';

/** The expensive part of a tab, reused by later tabs. */
interface TabWindow {
  dom: DomWindow;
  history: TabHistory;
}
export function openTabWindow(cookies: CookieJar): TabWindow {
  const dom = openWindow(`${ORIGIN}/`, cookies);
  return { dom, history: new TabHistory(dom) };
}

/** An object with live getters for some properties of another. */
const reading = <T extends object>(from: T, ...names: readonly (keyof T)[]): object =>
  Object.defineProperties({}, Object.fromEntries(names.map((name) => [name, { get: () => from[name] }])));

export class Tab {
  readonly name: string;
  /** The clock of the chart's delays. */
  readonly clock = new SimulatedClock();
  readonly window: TabWindow;
  /** Null while another system's page is shown. */
  page: Page | null = null;
  /** The latest one. */
  traversal: Traversal | null = null;
  readonly #browser: Browser;
  readonly #globals: TabGlobals;
  #listeners: [type: string, listener: EventListener][] = [];
  #leaving: (() => void) | null = null;

  constructor(browser: Browser, window: TabWindow, name: string) {
    this.name = name;
    this.window = window;
    this.#browser = browser;
    this.#globals = this.#createGlobals();
    window.history.reset(`${ORIGIN}/`);
    window.dom.sessionStorage.clear();
    window.dom.localStorage.clear();
  }

  #createGlobals(): TabGlobals {
    const browser = this.#browser;
    const { dom } = this.window;
    const storage = {
      session: () => storageAs(browser.habits.storage, dom.sessionStorage),
      local: () => storageAs(browser.habits.storage, browser.localStorage),
    };
    return {
      window: Object.defineProperties(
        {},
        { sessionStorage: { get: storage.session }, localStorage: { get: storage.local } },
      ),
      document: Object.defineProperties(
        {},
        {
          cookie: {
            get: () => dom.document.cookie,
            set: (cookie: string) => {
              if (browser.habits.cookies) dom.document.cookie = cookie;
            },
          },
          referrer: { get: () => browser.referrer },
        },
      ),
      location: Object.assign(reading(dom.location, 'href', 'pathname', 'search', 'hash'), {
        origin: ORIGIN,
        hostname: dom.location.hostname,
        assign: (url: string | URL) => this.#leave(() => this.open(String(url))),
        reload: () => this.#leave(() => this.reload()),
      }),
      history: dom.history,
      navigator: Object.defineProperties({}, { onLine: { get: () => browser.online } }),
      addEventListener: (type: string, listener: EventListener) => {
        this.#listeners.push([type, listener]);
        dom.addEventListener(type, listener);
      },
      removeEventListener: (type: string, listener: EventListener) => dom.removeEventListener(type, listener),
      scrollTo: () => undefined,
      fetch: (path: string, init?: RequestInit) => browser.network.fetch(this, path, init),
      BroadcastChannel: browser.channels.classFor((action) => this.run(action)),
    };
  }

  /** Runs a function in the context of this tab. */
  run<T>(action: () => T): T {
    return runInTab(this.#globals, action);
  }
  get address(): string {
    return this.window.dom.location.href;
  }
  get online(): boolean {
    return this.#browser.online;
  }
  get snapshot(): VisitSnapshot | null {
    return this.page?.visit.getSnapshot() ?? null;
  }
  /** Pending calls of its visit, without the status subscription. */
  get waits(): readonly string[] {
    return Object.keys(this.snapshot?.children ?? {}).filter((id) => id !== 'watchActivation');
  }
  /** True while a navigation is pending. */
  get moving(): boolean {
    return this.window.history.moving || this.#leaving !== null;
  }

  /** Unloads the page: removes its listeners and stops its visit. */
  #unload() {
    for (const [type, listener] of this.#listeners.splice(0)) this.window.dom.removeEventListener(type, listener);
    const gone = this.page;
    this.page = null;
    this.run(() => gone?.visit.stop());
    if (gone) this.#browser.unloaded(this);
  }
  /** Loads the page of the address: ours, or another system's. */
  #load() {
    const { pathname } = this.window.dom.location;
    if (!pathname.startsWith(BASE)) return;
    const { base } = readAddress(pathname);
    const { clock } = this;
    this.page = this.run(() => openVisit(() => base, { clock }));
    this.#browser.loaded(this);
  }
  /** Leaves the page as a browser does: after the current script. */
  #leave(action: () => void) {
    if (this.#leaving) return;
    this.#leaving = action;
    queueMicrotask(() => {
      this.#leaving = null;
      action();
    });
  }

  /** Loads an address, relative or absolute, as a new entry. */
  open(address: string) {
    const { pathname, search, hash } = new URL(address, this.address);
    this.#unload();
    this.window.history.load(pathname + search + hash);
    this.#load();
  }
  reload() {
    this.#unload();
    this.#load();
  }
  /** Back (-1) or Forward (1); false if there is no such entry. */
  go(steps: number): boolean {
    const found = this.window.history.look(steps);
    if (found === 'none') return false;
    const { dom } = this.window;
    if (found === 'other') {
      this.#unload();
      dom.addEventListener('popstate', () => this.#load(), { once: true });
    }
    this.#noteTraversal();
    this.run(() => dom.history.go(steps));
    return true;
  }
  #noteTraversal() {
    this.traversal = null;
    const visit = this.page?.visit;
    if (!visit) return;
    const before = visit.getSnapshot();
    const note = () => {
      this.traversal = { path: this.window.history.arrivedAt, before, after: visit.getSnapshot() };
    };
    // Runs after every listener of the page, and before any response.
    this.window.dom.addEventListener('popstate', () => queueMicrotask(note), { once: true });
  }
  /** Dispatches the browser's network event. */
  tellNetwork() {
    const { dom } = this.window;
    this.run(() => dom.dispatchEvent(new dom.Event(this.online ? 'online' : 'offline')));
  }
  close() {
    this.#unload();
  }
}
