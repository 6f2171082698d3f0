/** Everything that one walk takes place in: a browser, its network, what lies on the desk of each tab, and the visitor’s name. */
import { clientOf, formOf } from '../../graphql/backend/testing/harness.ts';
import type { VisitContext } from '../../machines/visit.types.ts';
import type { VisitSnapshot } from '../../src/engine/pages.ts';
import { Browser, type Habits } from './browser/browser.ts';
import { behindTheScenes } from './browser/globals.ts';
import type { Tab } from './browser/tab.ts';
import { Network } from './network/network.ts';
import { DEMO_LINKS, idIn, type Beginning } from './visitor/beginnings.ts';
import { Desk } from './visitor/desk.ts';
import { quiet } from './quiet.ts';

export class Scene {
  /** Part of the walk's addresses. */
  readonly name: string;
  readonly network: Network;
  readonly browser: Browser;
  readonly desks = new Map<Tab, Desk>();
  readonly beginning: Beginning;
  /** What must not stand in an address bar (D7). */
  readonly secrets = new Set<string>();
  /** Addresses that mails may have come to. */
  readonly addresses = new Set<string>();
  /** By mailed id: the address it was sent to. */
  readonly mailed = new Map(Object.entries(DEMO_LINKS));
  readonly #client: ReturnType<typeof clientOf>;

  constructor(origin: string, name: string, habits: Habits, beginning: Beginning) {
    this.name = name;
    this.beginning = beginning;
    this.network = new Network(origin);
    this.browser = new Browser(this.network, habits);
    this.browser.referrer = beginning.referrer;
    this.browser.loadWatchers.push((tab) => {
      tab.page?.visit.on('draft.discarded', ({ form }) => this.deskOf(tab).discard(form));
    });
    this.browser.unloadWatchers.push((tab) => this.deskOf(tab).unload(habits.storage === 'kept'));
    for (const secret of beginning.secrets) this.secrets.add(secret);
    this.#client = behindTheScenes(() => clientOf(origin));
  }

  /** `{walk}` in a text stands for the name of the walk. */
  named = <T>(value: T): T => (typeof value === 'string' ? (value.replaceAll('{walk}', this.name) as T) : value);

  deskOf(tab: Tab): Desk {
    const desk = this.desks.get(tab) ?? new Desk();
    this.desks.set(tab, desk);
    return desk;
  }
  snapshotOf = (tab: Tab): VisitSnapshot | null => tab.page?.visit.getSnapshot() ?? null;
  contextOf = (tab: Tab): VisitContext | null => this.snapshotOf(tab)?.context ?? null;

  /** Until nothing moves any more by itself; then the screens show what the visits know. */
  async settle() {
    await quiet(this.browser);
    for (const tab of this.browser.tabs) {
      const snapshot = this.snapshotOf(tab);
      if (snapshot) tab.act(() => this.deskOf(tab).sync(snapshot));
    }
  }
  /** Time passes, answers that are late come when they are due. */
  async pass(milliseconds: number) {
    const { browser, network } = this;
    const end = browser.now + milliseconds;
    while (browser.now < end) {
      const next = Math.max(browser.now, Math.min(network.nextDue ?? end, end));
      browser.advance(next - browser.now);
      network.release(browser.now);
      await this.settle();
    }
  }

  /** The link of the newest mail to one of the walk's addresses, below the origin; null: none came. */
  newestLink = async (): Promise<string | null> => {
    for (const address of [...this.addresses].toReversed()) {
      const [mail] = await this.#client.mailsTo(address);
      const link = mail?.links[0];
      if (link) return this.#heard(link, address);
    }
    return null;
  };
  #heard(link: string, address: string): string {
    const url = new URL(link);
    const id = idIn(link);
    if (id !== '') this.mailed.set(id, address);
    for (const secret of url.searchParams.values()) this.secrets.add(secret);
    return url.pathname + url.search;
  }

  /** Someone registers an address on another device; gives the mailed link. */
  async registerElsewhere(address: string): Promise<string> {
    const said = await this.#client.submit(formOf(address));
    this.network.note('registrationSubmitForm', { formInput: { email: address } }, said);
    this.addresses.add(address);
    return (await this.newestLink()) ?? '';
  }
}
