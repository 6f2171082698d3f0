/** Which behaviours held, by the tests that really ran: one whose test did not run does not hold. */
import { AREAS, type AreaResult } from '../../../src/screens/Accessibility/areas.ts';
import type { RanTest } from '../../check/results/ran.ts';
import type { TestTitle } from '../../check/markdown-tables.ts';
import type { Behaviour } from './behaviour.types.ts';

/** What stands in a title for something that is put in when the test runs: `%s`, `$name`, `${name}`. */
const GAP = /%[sdifjo]|\$\{[^}]*\}|\$\w+/;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const patternOf = (title: string) => new RegExp(`^${title.split(GAP).map(escaped).join('.*')}$`, 's');

/** The tests that ran by a title of a source. */
function ranOf({ file, title }: TestTitle, ran: readonly RanTest[]): readonly RanTest[] {
  const pattern = patternOf(title);
  return ran.filter((test) => test.file === file && test.titles.some((one) => pattern.test(one)));
}

/** @param ran all tests that ran. @returns what the statement says of them. */
export function heldBy(behaviours: readonly Behaviour[], ran: readonly RanTest[]) {
  const of = new Map(behaviours.map((behaviour) => [behaviour, behaviour.tests.map((test) => ranOf(test, ran))]));
  const isBroken = (behaviour: Behaviour) =>
    (of.get(behaviour) ?? []).some((tests) => tests.length === 0 || tests.some(({ passed }) => !passed));
  const named = new Set([...of.values()].flat(2));
  const areas: AreaResult[] = AREAS.map((area) => {
    const own = behaviours.filter((behaviour) => behaviour.area === area);
    return { area, count: own.length, broken: own.filter(isBroken).map(({ sentence }) => sentence) };
  });
  return { tests: named.size, failed: [...named].filter(({ passed }) => !passed).length, areas };
}
