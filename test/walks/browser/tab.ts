/** One tab: a window with its history and session storage, and the page that is loaded in it. */
import { SimulatedClock } from 'xstate';
import type { Visit, VisitNavigator } from '../../../src/engine/engine.ts';
import { openVisit } from '../../../src/open-visit.ts';
import { readAddress, type VisitSnapshot } from '../../../src/engine/pages.ts';
import { BASE } from '../../../src/site.ts';
import type { Browser } from './browser.ts';
import { Documents } from './documents.ts';
import { actAs, type Face } from './globals.ts';
import { openWindow, type DomWindow } from './jsdom.ts';
import { storageAs } from './storage.ts';

type Listening = readonly [type: string, listener: EventListener];
export interface Page {
  visit: Visit;
  navigator: VisitNavigator;
}
export interface Travel {
  path: string;
  before: VisitSnapshot;
  after: VisitSnapshot;
}

/** The host has no suffix that says a country (D19). */
export const ORIGIN = 'https://vestibule.example';

export class Tab {
  readonly name: string;
  readonly documents: Documents;
  /** The chart's delays. */
  readonly clock = new SimulatedClock();
  /** Null: another system's page is shown. */
  page: Page | null = null;
  /** The last Back or Forward within the page: where it led, and the visit before and right after it. */
  travel: Travel | null = null;
  readonly #browser: Browser;
  readonly #window: DomWindow;
  readonly #face: Face;
  #listening: Listening[] = [];
  #leaving: (() => void) | null = null;

  constructor(browser: Browser, name: string) {
    this.name = name;
    this.#browser = browser;
    this.#window = openWindow(`${ORIGIN}/`, browser.cookies);
    this.documents = new Documents(this.#window);
    this.#face = this.#makeFace();
  }

  #makeFace(): Face {
    const [tab, browser, window] = [this, this.#browser, this.#window];
    const { location, document, history } = window;
    const face: Face = {
      window: {
        get sessionStorage() {
          return storageAs(browser.habits.storage, window.sessionStorage);
        },
        get localStorage() {
          return storageAs(browser.habits.storage, browser.shared);
        },
      },
      document: {
        get cookie() {
          return document.cookie;
        },
        set cookie(cookie) {
          if (browser.habits.cookies) document.cookie = cookie;
        },
        get referrer() {
          return browser.referrer;
        },
      },
      location: {
        get href() {
          return location.href;
        },
        origin: ORIGIN,
        hostname: location.hostname,
        get pathname() {
          return location.pathname;
        },
        get search() {
          return location.search;
        },
        get hash() {
          return location.hash;
        },
        assign: (url: string | URL) => tab.#leave(() => tab.open(String(url))),
        reload: () => tab.#leave(() => tab.reload()),
      },
      history,
      navigator: {
        get onLine() {
          return browser.online;
        },
      },
      addEventListener: (type: string, listener: EventListener) => {
        tab.#listening.push([type, listener]);
        window.addEventListener(type, listener);
      },
      removeEventListener: (type: string, listener: EventListener) => window.removeEventListener(type, listener),
      scrollTo: () => undefined,
      fetch: (input, init) => browser.network.fetch(tab, input, init),
      BroadcastChannel: browser.airwaves.channelsOf((deed) => this.act(deed)),
      now: () => browser.now,
    };
    return face;
  }

  /** Does something in the name of this tab. */
  act<T>(deed: () => T): T {
    return actAs(this.#face, deed);
  }
  get address(): string {
    return this.#window.location.href;
  }
  get online(): boolean {
    return this.#browser.online;
  }
  get localStorage(): Storage {
    return this.#window.localStorage;
  }
  clearStorage() {
    this.#window.sessionStorage.clear();
    this.#window.localStorage.clear();
  }
  /** Whether it is on its way somewhere. */
  get moving(): boolean {
    return this.documents.moving || this.#leaving !== null;
  }

  /** A page goes: nothing of it hears or waits any more. */
  #unload() {
    for (const [type, listener] of this.#listening.splice(0)) this.#window.removeEventListener(type, listener);
    const gone = this.page;
    this.page = null;
    this.act(() => gone?.visit.stop());
    if (gone) this.#browser.unloaded(this);
  }
  /** The page of this address loads: ours, or another system's. */
  #load() {
    if (!this.#window.location.pathname.startsWith(BASE)) return;
    const { base } = readAddress(this.#window.location.pathname);
    const { clock } = this;
    this.page = this.act(() => openVisit(() => base, { clock }));
    this.#browser.loaded(this);
  }
  /** As a browser does it: once the script that asked for it is done. */
  #leave(deed: () => void) {
    if (this.#leaving) return;
    this.#leaving = deed;
    queueMicrotask(() => {
      this.#leaving = null;
      deed();
    });
  }

  /** Loads an address, below the origin or whole, as a new entry. */
  open(address: string) {
    const { pathname, search, hash } = new URL(address, this.address);
    this.#unload();
    this.documents.load(pathname + search + hash);
    this.#load();
  }
  reload() {
    this.#unload();
    this.#load();
  }
  /** Presses Back (-1) or Forward (1); false where there is nothing to go to. */
  go(steps: number): boolean {
    const found = this.documents.look(steps);
    if (found === 'none') return false;
    if (found === 'other') {
      this.#unload();
      this.#window.addEventListener('popstate', () => this.#load(), { once: true });
    }
    this.#watchTravel();
    this.act(() => this.#window.history.go(steps));
    return true;
  }
  #watchTravel() {
    this.travel = null;
    const visit = this.page?.visit;
    if (!visit) return;
    const before = visit.getSnapshot();
    const note = () => {
      this.travel = { path: this.documents.arrivedAt, before, after: visit.getSnapshot() };
    };
    // Once every listener of the page has heard of it, and before any answer comes.
    this.#window.addEventListener('popstate', () => queueMicrotask(note), { once: true });
  }
  /** The browser tells of its network. */
  tellNetwork() {
    this.act(() => this.#window.dispatchEvent(new this.#window.Event(this.#browser.online ? 'online' : 'offline')));
  }
  close() {
    this.#unload();
    this.#window.close();
  }
}
