/** A visit on Node, with scripted input and network answers; checks the invariants after each step. */
import assert from 'node:assert/strict';
import { mails } from '../../../graphql/backend/store/schema.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { pageOf } from '../../../src/engine/visit/pages.ts';
import { navigateThrough } from '../../../src/services/navigation/navigate-away.ts';
import type { Habits } from '../../harness/tab/browser.ts';
import type { Tab } from '../../harness/tab/tab.ts';
import type { Entry } from '../../model/simulation/entries.ts';
import { pressesOn } from '../../model/simulation/events.ts';
import type { Values } from '../../model/simulation/form-values.ts';
import { HappyPath } from '../../model/simulation/happy-path.ts';
import { perform } from '../../model/simulation/perform.ts';
import type { Action } from '../../model/simulation/steps.ts';
import { World } from '../../model/simulation/world.ts';
import { checkEarned } from '../../model/visit-invariants/earned.ts';
import { Check } from '../../model/visit-invariants/visit-invariants.ts';
import { checkPage, Waits } from '../../model/visit-invariants/states.ts';
import { AlteringNetwork, type Alter } from './altering-network.ts';
import type { BackEnd } from './surroundings.ts';

interface Played {
  backEnd: BackEnd;
  /** A name used only by this visit. */
  name: string;
  entry: Entry;
  habits?: Habits;
  alter?: Alter;
  /** Runs before the address is opened. */
  prepare?: (tab: Tab, world: World) => void;
  /** Replaces valid input, the first time. */
  typed?: Values;
  /** Maximum number of steps. */
  steps: number;
  /** True if storage is arbitrary; then requirements earned by an earlier page load are not checked. */
  remembered?: boolean;
}
export const KEPT: Habits = { storage: 'kept', cookies: true };
/** Requirements that each page load must earn again. */
const NEVER_REMEMBERED = new Set<PageId>(['linkGenerator', 'splitGenerator', 'activated', 'autoActivated']);
const unaltered: Alter = (answer) => answer;

/** External targets of visits, recorded once per thread in place of navigation. */
const departures: string[] = [];
navigateThrough((address) => {
  departures.push(address);
  return true;
});

/** Replaces valid input. */
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

/** @throws if an invariant fails. */
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
        // The last page leads to another system.
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
    // Mails of this visit must not affect a later input.
    await backEnd.backEnd.store.db.delete(mails);
  }
}
