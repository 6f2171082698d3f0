/** The environment of one walk: a browser, its network and back end, and the typed values. */
import { mock } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { desc, eq } from 'drizzle-orm';
import { mails } from '../../../graphql/backend/store/schema.ts';
import { formOf, type startForTest } from '../../../graphql/backend/testing/harness.ts';
import { Browser, type Habits } from '../../harness/tab/browser.ts';
import { Network } from '../../harness/tab/network.ts';
import type { Tab } from '../../harness/tab/tab.ts';
import { activationIdIn, type Entry } from './entries.ts';
import { FieldState } from './field-state.ts';
import { FORMS } from './form-values.ts';

export type LocalBackEnd = Awaited<ReturnType<typeof startForTest>>;

/** Number of idle turns of the event loop, because an answer passes through several promises and a stream. */
const STILL = 4;
/** After this many turns, a wait counts as endless; an invariant will report it. */
const LIMIT = 2_000;

interface WorldOptions {
  backEnd: LocalBackEnd;
  name: string;
  habits: Habits;
  entry: Entry;
  /** By mail id, the recipient. */
  mailed: Map<string, string>;
  /** Replaces the default network of walks. */
  network?: Network;
}

export class World {
  /** Part of the walk's addresses. */
  readonly name: string;
  readonly network: Network;
  readonly browser: Browser;
  readonly entry: Entry;
  /** Values that must not be in an address bar (D7). */
  readonly secrets: Set<string>;
  /** Addresses that may have received mails. */
  readonly addresses = new Set<string>();
  readonly mailed: Map<string, string>;
  /** Called before each unload of a page. */
  onUnload: (tab: Tab) => void = () => undefined;
  readonly #backEnd: LocalBackEnd;
  readonly #fields = new Map<Tab, FieldState>();

  constructor({ backEnd, name, habits, entry, mailed, network = new Network(backEnd.url) }: WorldOptions) {
    this.name = name;
    this.entry = entry;
    this.mailed = mailed;
    this.secrets = new Set(entry.secrets);
    this.#backEnd = backEnd;
    this.network = network;
    this.browser = new Browser({
      habits,
      network: this.network,
      referrer: entry.referrer,
      forms: FORMS,
      onLoad: (tab) => tab.page?.visit.on('draft.discarded', ({ form }) => this.fieldsOf(tab).discard(form)),
      onUnload: (tab) => {
        this.fieldsOf(tab).unload(habits.storage === 'kept');
        this.onUnload(tab);
      },
    });
  }

  /** Replaces `{walk}` in a text by the name of the walk. */
  named = <T>(value: T): T => (typeof value === 'string' ? (value.replaceAll('{walk}', this.name) as T) : value);

  fieldsOf(tab: Tab): FieldState {
    const fields = this.#fields.get(tab) ?? new FieldState();
    this.#fields.set(tab, fields);
    return fields;
  }

  /** Waits until nothing changes any more; then updates the forms. */
  async settle() {
    const { network, browser } = this;
    const busy = () => browser.tabs.some((tab) => tab.moving || (tab.waits.length > 0 && !network.holds(tab)));
    let before: unknown[] = [];
    for (let turns = 0, still = 0; still < STILL && turns < LIMIT; turns += 1) {
      await network.idle();
      await turn();
      const now = browser.tabs.map(({ snapshot }) => snapshot);
      still = now.some((snapshot, at) => snapshot !== before[at]) || busy() ? 0 : still + 1;
      before = now;
    }
    for (const tab of browser.tabs) {
      const { snapshot } = tab;
      if (snapshot) tab.run(() => this.fieldsOf(tab).sync(snapshot));
    }
  }
  /** Lets time pass, and delivers late answers when they are due. */
  async pass(milliseconds: number) {
    const end = Date.now() + milliseconds;
    while (Date.now() < end) {
      const now = Date.now();
      const next = Math.max(now, Math.min(this.network.nextDue, end));
      mock.timers.setTime(next);
      this.browser.advance(next - now);
      this.network.deliverDue();
      await this.settle();
    }
  }

  /** The link of the newest mail to an address of the walk, relative to the origin, or null. */
  newestLink = async (): Promise<string | null> => {
    const { db } = this.#backEnd.backEnd.store;
    for (const address of [...this.addresses].toReversed()) {
      const isTo = eq(mails.recipient, address);
      const [mail] = await db.select().from(mails).where(isTo).orderBy(desc(mails.sequence)).limit(1);
      const link = mail?.links[0];
      if (link) return this.#read(link, address);
    }
    return null;
  };
  #read(link: string, address: string): string {
    const url = new URL(link);
    const id = activationIdIn(link);
    if (id !== '') this.mailed.set(id, address);
    for (const secret of url.searchParams.values()) this.secrets.add(secret);
    return url.pathname + url.search;
  }

  /** Registers an address on another device; returns the mailed link. */
  async registerElsewhere(address: string): Promise<string> {
    const answer = await this.#backEnd.submit(formOf(address));
    this.network.note('registrationSubmitForm', { formInput: { email: address } }, answer);
    this.addresses.add(address);
    return (await this.newestLink()) ?? '';
  }
}
