import { expect, test } from 'vitest';
import { pageOf, pathOf } from '../../../src/engine/visit/pages.ts';
import { plain } from '../../../test/harness/chart.ts';
import { overlays } from './overlays.ts';
import { snapshotOf } from './situation.ts';

test.each(Object.entries(overlays))('%s is a situation of the chart', (_, situation) => {
  const snapshot = snapshotOf(situation);
  expect([plain(snapshot.value), pageOf(snapshot)?.screen === undefined, pathOf(snapshot) === null]).toEqual([
    situation.value,
    false,
    false,
  ]);
});
