/** A visit on Node, begun with whatever a test says, over a network that answers whatever a test says; after each step, what must be so of it. */
import assert from 'node:assert/strict';
import { mails } from '../../../graphql/backend/store/schema.ts';
import type { PageId } from '../../../machines/visit.types.ts';
import { pageOf } from '../../../src/engine/visit/pages.ts';
import { navigateThrough } from '../../../src/services/navigation/navigate-away.ts';
import type { Habits } from '../../harness/tab/browser.ts';
import type { Tab } from '../../harness/tab/tab.ts';
import type { Entry } from '../../model/simulation/entries.ts';
import { pressesOn } from '../../model/simulation/events.ts';
import type { Values } from '../../model/simulation/forms.ts';
import { HappyPath } from '../../model/simulation/happy-path.ts';
import { perform } from '../../model/simulation/perform.ts';
import type { Action } from '../../model/simulation/steps.ts';
import { World } from '../../model/simulation/world.ts';
import { checkEarned } from '../../model/visit-invariants/earned.ts';
import { Check } from '../../model/visit-invariants/invariants.ts';
import { checkPage, Waits } from '../../model/visit-invariants/states.ts';
import { AlteringNetwork, type Alter } from './altering-network.ts';
import type { BackEnd } from './surroundings.ts';

export interface Played {
  backEnd: BackEnd;
  /** Of this visit alone. */
  name: string;
  entry: Entry;
  habits?: Habits;
  alter?: Alter;
  /** Before the address is opened. */
  prepare?: (tab: Tab, world: World) => void;
  /** What is typed in place of something good, the first time. */
  typed?: Values;
  /** At most so many. */
  steps: number;
  /** Storage says what it says: what an earlier page load may have earned is not judged. */
  remembered?: boolean;
}
export const KEPT: Habits = { storage: 'kept', cookies: true };
/** Earned in each page load anew. */
const NEVER_REMEMBERED = new Set<PageId>(['linkGenerator', 'splitGenerator', 'activated', 'autoActivated']);
const unaltered: Alter = (answer) => answer;

/** Where visits were sent. Once in a thread: the page’s own way out. */
const departures: string[] = [];
navigateThrough((address) => {
  departures.push(address);
  return true;
});

/** In place of something good. */
const withTyped = (action: Action, typed: Values): Action =>
  action.do === 'type'
    ? {
        ...action,
        values: {
          ...action.values,
          ...Object.fromEntries(Object.entries(typed).filter(([field]) => field in action.values)),
        },
      }
    : action;

/** @throws where something is not as it must be. */
export async function play(played: Played): Promise<void> {
  const { backEnd, name, entry, habits = KEPT, alter = unaltered, steps, remembered = false } = played;
  departures.length = 0;
  const network = new AlteringNetwork(backEnd.url, alter);
  const world = new World({ backEnd, name, habits: { ...habits }, entry, mailed: new Map(), network });
  const check = new Check();
  const waits = new Waits();
  const checkAll = () => {
    for (const tab of world.browser.tabs) {
      const { snapshot } = tab;
      if (!snapshot) continue;
      checkPage(check, world, waits, tab, snapshot);
      const page = pageOf(snapshot)?.id;
      if (!remembered || (page && NEVER_REMEMBERED.has(page))) checkEarned(check, network.calls, snapshot);
      const shown = decodeURIComponent(tab.address.toWellFormed().replaceAll(/%(?![\da-f]{2})/gi, ''));
      for (const secret of world.secrets)
        assert.ok(secret === '' || !shown.includes(secret), `${secret} is shown in ${shown}`);
    }
    for (const address of departures) {
      const { origin } = new URL(address, 'https://vestibule.example');
      assert.equal(origin, 'https://vestibule.example', `sent to ${address}`);
    }
  };
  try {
    const tab = world.browser.openTab();
    played.prepare?.(tab, world);
    tab.open(entry.address ?? (await world.registerElsewhere(entry.registered ?? '')));
    await world.settle();
    checkAll();
    const visitor = new HappyPath();
    for (let taken = 0; taken < steps && departures.length === 0; taken += 1) {
      const { snapshot } = world.browser.tab;
      if (!snapshot) break;
      const next = visitor.next(snapshot, world.fieldsOf(tab).valuesOf);
      if ('end' in next) {
        // What the last page offers leads out of the house.
        for (const { type } of pressesOn(snapshot))
          await perform(world, { do: 'press', press: type, twice: false, faults: [] });
        checkAll();
        break;
      }
      if (!(await perform(world, { ...withTyped(next, taken < 3 ? (played.typed ?? {}) : {}), faults: [] }))) break;
      checkAll();
    }
  } finally {
    world.browser.close();
    await world.settle();
    // Whom a visit had mailed is of no later input.
    await backEnd.backEnd.store.db.delete(mails);
  }
}
