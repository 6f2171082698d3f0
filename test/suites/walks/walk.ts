/** One walk: an entry, about thirty random or given steps, and then a determined visitor. */
import { problemsIn } from '../../model/problems.ts';
import { mock } from 'node:test';
import { randomFrom, type Random } from '../../harness/random.ts';
import { chooseEntry } from '../../model/simulation/entries.ts';
import { chooseStep } from '../../model/simulation/choose.ts';
import { chooseHabits } from '../../model/simulation/habits.ts';
import { HappyPath } from '../../model/simulation/happy-path.ts';
import { perform } from '../../model/simulation/perform.ts';
import { describeStep, type Action, type Step } from '../../model/simulation/steps.ts';
import { World, type LocalBackEnd } from '../../model/simulation/world.ts';
import { compareLedgers, foundLedger } from '../../model/visit-invariants/audit.ts';
import { CallInvariants } from '../../model/visit-invariants/call-invariants.ts';
import { checkEarned } from '../../model/visit-invariants/earned.ts';
import { Check, InvariantError, type Checked, type Invariant } from '../../model/visit-invariants/visit-invariants.ts';
import { expectedLedger, type Ledger } from '../../model/visit-invariants/ledger.ts';
import { checkTab, checkTraversal, Waits } from '../../model/visit-invariants/states.ts';

/** What a walk needs of its thread. */
export interface Surroundings {
  backEnd: LocalBackEnd;
  /** Start time of each walk, in epoch milliseconds. */
  start: number;
  looseErrors: () => readonly string[];
  /** The back end's ledger after the last walk. */
  ledger: Ledger;
}
export interface Figures {
  steps: number;
  calls: number;
  faults: number;
}
export interface Walked {
  seed: number;
  /** Its beginning, and each step. */
  lines: readonly string[];
  steps: readonly Step[];
  broken: { invariant: Invariant; detail: string } | null;
  checked: Checked;
  /** Numbers of steps, calls, and faults. */
  figures: Figures;
}

/** Maximum number of steps of the determined visitor to a good end. */
const ENOUGH = 25;

class Walk {
  readonly check = new Check();
  readonly lines: string[] = [];
  readonly steps: Step[] = [];
  readonly #world: World;
  readonly #calls: CallInvariants;
  readonly #waits = new Waits();
  readonly #looseErrors: () => readonly string[];

  constructor(world: World, looseErrors: () => readonly string[]) {
    this.#world = world;
    this.#looseErrors = looseErrors;
    this.#calls = new CallInvariants(this.check, world);
    world.onUnload = (tab) => {
      this.#waits.forget(tab);
      if (world.browser.habits.storage !== 'kept') this.#calls.forget(tab);
    };
  }

  async begin() {
    const world = this.#world;
    const { entry, browser } = world;
    const { storage, cookies } = browser.habits;
    const by = `${entry.description} (${entry.address ?? 'by mail'})`;
    this.lines.push(`begins ${by}; storage is ${storage}, cookies are ${cookies ? 'taken' : 'refused'}`);
    const tab = browser.openTab();
    tab.open(entry.address ?? (await world.registerElsewhere(entry.registered ?? '')));
    await world.settle();
    this.#checkAll({ do: 'reload' }, false);
  }

  /** Takes a random number of steps. */
  async wander(random: Random) {
    const length = 20 + random.below(21);
    for (let tries = 0; this.steps.length < length && tries < 3 * length; tries += 1)
      await this.take(chooseStep(this.#world, random));
  }

  /** Returns false if the step is impossible. */
  async take(step: Step, by = ''): Promise<boolean> {
    const { network, browser, named } = this.#world;
    const busy = browser.tabs.some(({ snapshot }) => snapshot?.hasTag('busy'));
    network.step = this.lines.length;
    this.#calls.forgetBy(step);
    if (!(await perform(this.#world, step))) return false;
    if (network.failure) throw new Error('the back end does not answer', { cause: network.failure });
    this.steps.push(step);
    const { snapshot } = browser.tab;
    const led = `${snapshot ? JSON.stringify(snapshot.value) : 'away'} ${JSON.stringify(snapshot ? problemsIn(snapshot.context) : [])}`;
    this.lines.push(`${by}${named(describeStep(step))}  → ${led}`);
    this.#checkAll(step, busy);
    return true;
  }
  #checkAll(action: Action, busy: boolean) {
    const { check } = this;
    const { browser, network } = this.#world;
    for (const tab of browser.tabs) {
      const { snapshot } = tab;
      if (!snapshot) continue;
      checkTab(check, this.#world, this.#waits, tab, snapshot);
      checkEarned(check, network.calls, snapshot);
    }
    if (action.do === 'go') checkTraversal(check, browser.tab);
    this.#calls.check(action, busy);
    const loose = this.#looseErrors();
    check.holds('nothingLoose', loose.length === 0, () => loose.join('\n'));
  }

  /** Ends all faults; then a good end must be near. */
  async end() {
    const world = this.#world;
    const { network, browser } = world;
    network.armed.length = 0;
    if (!browser.online) await this.take({ do: 'network', online: true, faults: [] }, 'at the end: ');
    const visitor = new HappyPath();
    for (let taken = 0; ; taken += 1) {
      const { snapshot, address } = browser.tab;
      const next = snapshot
        ? visitor.next(snapshot, world.fieldsOf(browser.tab).valuesOf)
        : visitor.away(new URL(address).pathname);
      const state = JSON.stringify(snapshot?.value);
      this.check.holds('goodEnd', 'end' in next || taken < ENOUGH, () => `still on ${state}`);
      if ('end' in next) {
        this.lines.push(`at the end: ${next.end}`);
        return this.#calls.checkEffects();
      }
      const step = { ...next, faults: [] };
      const done = await this.take(step, 'at the end: ');
      this.check.holds('goodEnd', done, () => `${describeStep(step)} is not possible on ${state}`);
    }
  }
  /** Closes the browser; pending requests may still be executed. */
  async close() {
    this.#world.browser.close();
    await this.#world.settle();
    this.#looseErrors();
  }
  /** @param before the back end's ledger before the walk. */
  checkLedger(before: Ledger, after: Ledger) {
    const expected = expectedLedger(this.#world.network.calls, this.#world.mailed);
    for (const { line, found, wanted } of compareLedgers(before, expected, after))
      this.check.holds('ledger', found === wanted, () => `${line}: ${found} times instead of ${wanted}`);
  }
}

/**
 * @param repetition makes the addresses of a repetition unique.
 * @param given the steps; if omitted, they are random.
 */
export async function takeWalk(
  surroundings: Surroundings,
  seed: number,
  repetition: number,
  given?: readonly Step[],
): Promise<Walked> {
  const { backEnd, start, looseErrors } = surroundings;
  mock.timers.setTime(start);
  const random = randomFrom(seed);
  const habits = chooseHabits(random);
  const name = `${seed}.${repetition}`;
  const email = `walk-${name}-0@example.com`;
  const begun = await chooseEntry({ backEnd: backEnd.backEnd, random, email });
  const world = new World({ backEnd, name, habits, ...begun });
  world.addresses.add(email);
  const walk = new Walk(world, looseErrors);
  let broken: Walked['broken'] = null;
  let own = 0;
  const keeping = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof InvariantError)) throw error;
      broken ??= { invariant: error.invariant, detail: error.message };
    }
  };
  await keeping(async () => {
    await walk.begin();
    if (given) for (const step of given) await walk.take(step);
    else await walk.wander(randomFrom(seed ^ 0x5bd1e995));
  });
  own = walk.steps.length;
  if (!broken) await keeping(() => walk.end());
  await walk.close();
  const before = surroundings.ledger;
  surroundings.ledger = await foundLedger(backEnd.backEnd.store);
  await keeping(async () => walk.checkLedger(before, surroundings.ledger));
  const { lines, steps, check } = walk;
  const calls = world.network.calls.filter(({ tab }) => tab !== null);
  const figures = {
    steps: steps.length,
    calls: calls.length,
    faults: calls.filter(({ fault }) => fault !== null).length,
  };
  return { seed, lines, steps: steps.slice(0, own), broken, checked: check.checked, figures };
}
