/** One walk: a beginning, some thirty steps by chance or those that are given, and then a determined visitor. */
import type { Habits } from './browser/browser.ts';
import { count, type Coverage } from './coverage.ts';
import { bookOf, type Book } from './laws/books.ts';
import { BrokenLaw, type Checked, type LawName } from './laws/laws.ts';
import type { Noises } from './noises.ts';
import { randomFrom, type Random } from './random.ts';
import { Scene } from './scene.ts';
import { beginBy } from './visitor/beginnings.ts';
import { chooseStep } from './visitor/choose.ts';
import { Stroll } from './stroll.ts';
import type { Step } from './visitor/steps.ts';

/** What a walk needs of the process it runs in. */
export interface House {
  origin: string;
  noises: Noises;
}
export interface Walked {
  seed: number;
  /** In words: how it began, and each step. */
  words: readonly string[];
  steps: readonly Step[];
  broken: { law: LawName; detail: string } | null;
  checked: Checked;
  coverage: Coverage;
  /** What the back end must have of it. */
  book: Book;
}

const habitsBy = (random: Random): Habits => ({
  storage: random.weighted([
    [8, 'kept'],
    [1, 'blocked'],
    [1, 'full'],
  ]),
  cookies: random.chance(0.93),
});

/** @param run makes the addresses of a repetition other ones. @param given the steps; without them they are chosen by chance. */
export async function walk(
  { origin, noises }: House,
  seed: number,
  run: number,
  given?: readonly Step[],
): Promise<Walked> {
  const setting = randomFrom(seed);
  const habits = habitsBy(setting);
  const name = `${seed}.${run}`;
  const beginning = await beginBy(setting, `walk-${name}-0@example.com`);
  const scene = new Scene(origin, name, habits, beginning);
  scene.addresses.add(`walk-${name}-0@example.com`);
  const one = new Stroll(scene, noises);
  count(one.coverage.beginnings, beginning.words);
  let broken: Walked['broken'] = null;
  let own = 0;
  try {
    await one.begin(`${beginning.words} (${beginning.address ?? 'by mail'})`);
    if (given) for (const step of given) await one.take(step);
    else await wander(one, randomFrom(seed ^ 0x5bd1e995));
    own = one.steps.length;
    await one.end();
  } catch (error) {
    if (!(error instanceof BrokenLaw)) throw error;
    broken = { law: error.law, detail: error.message };
    own ||= one.steps.length;
  } finally {
    await one.close();
  }
  const { words, steps, coverage } = one;
  return {
    seed,
    words,
    steps: steps.slice(0, own),
    broken,
    checked: one.judge.checked,
    coverage,
    book: bookOf(scene.network.calls, scene.mailed),
  };
}

async function wander(one: Stroll, random: Random) {
  const { scene } = one;
  const length = 20 + random.below(21);
  for (let tries = 0; one.steps.length < length && tries < 3 * length; tries += 1) {
    const { tab, tabs, online } = scene.browser;
    await one.take(
      chooseStep({
        random,
        snapshot: scene.snapshotOf(tab),
        held: ({ id }) => scene.deskOf(tab).sheets.get(id)?.values ?? {},
        online,
        tabs: tabs.length,
        roomForTabs: scene.browser.roomForTabs,
        mailed: scene.addresses.size > 0,
      }),
    );
  }
}
