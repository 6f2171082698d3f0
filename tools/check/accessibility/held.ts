/** Which behaviours held in a run. A behaviour without a test that ran does not hold. */
import { AREAS, type AreaResult } from '../../../src/screens/Accessibility/areas.ts';
import type { RanTest } from '../results/ran.ts';
import { type Behaviour, idsIn } from './behaviours.ts';

/** @param ran all tests that ran. @returns the figures of the accessibility statement. */
export function heldBy(behaviours: readonly Behaviour[], ran: readonly RanTest[]) {
  const proving = ran.flatMap((test) => test.titles.flatMap(idsIn).map((id) => ({ id, test })));
  const testsOf = Map.groupBy(proving, ({ id }) => id);
  const isBroken = ({ id }: Behaviour) => {
    const tests = testsOf.get(id) ?? [];
    return tests.length === 0 || tests.some(({ test }) => !test.passed);
  };
  const named = new Set(proving.map(({ test }) => test));
  const areas: AreaResult[] = AREAS.map((area) => {
    const own = behaviours.filter((behaviour) => behaviour.area === area);
    return { area, count: own.length, broken: own.filter(isBroken).map(({ sentence }) => sentence) };
  });
  return { tests: named.size, failed: [...named].filter(({ passed }) => !passed).length, areas };
}
