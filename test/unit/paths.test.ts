/** Paths of our charts, by id. */
import { expect, test } from 'vitest';
import { Explorer } from '../../packages/witness/index.ts';
import { linkGenerator as chart } from '../model/worlds/link-generator.ts';
import { pathsThrough } from '../suites/paths/generate.ts';
import { wordsOf } from '../suites/paths/text.ts';

test('an id depends on the steps’ words only', () => {
  const { paths } = pathsThrough(
    chart,
    new Explorer(chart).explore(() => undefined),
  );
  const machine = chart.machine.provide({});
  const again = pathsThrough(
    { ...chart, machine },
    new Explorer({ ...chart, machine }).explore(() => undefined),
  ).paths;
  expect(again.map(({ id }) => id)).toEqual(paths.map(({ id }) => id));
  expect(new Set(paths.map(({ id }) => id)).size).toBe(paths.length);
  expect(paths[0] && wordsOf(chart, paths[0])).toBe(
    [
      'begin {"token":"a.b.c"}',
      'code.typed {"code":"vesti-bule"}',
      'code.submitted',
      'answer createRegistrationLink {"outcome":"made","link":{"url":"https://vestibule.example/acquisition/en?acqParams=x","validUntil":"2026-12-05T12:00:00.000Z"}}',
      'code.typed {"code":" "}',
      'code.submitted',
      '',
    ].join('\n'),
  );
});
