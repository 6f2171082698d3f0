/**
 * The committed drawings: legible in a window of 1440 × 900 px, with omissions stated; together they show each
 * transition.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { allStates } from '../charts/facts.ts';
import { LEGIBLE, scaleOf } from './compose.ts';
import { drawings } from './drawings.ts';
import { flowDrawings } from './flow-drawings.ts';

const kept = globSync('machines/drawings/*.svg').map((file) => ({
  name: basename(file),
  svg: readFileSync(file, 'utf8'),
}));

/** Size of the picture, in px. */
function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}
const letterSizes = (svg: string): number[] =>
  [...svg.matchAll(/font-size[:=]"?([\d.]+)/g)].map(([, size]) => Number(size));

test('the folder has every drawing and nothing else', () => {
  const names = [...drawings, ...flowDrawings].map(({ name }) => `${name}.svg`);
  expect(kept.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

test.each(kept)('$name is legible where it is made to fit a window', ({ svg }) => {
  const sizes = letterSizes(svg);
  // One for each look, and one for the title.
  expect(sizes.length).toBeGreaterThan(6);
  expect(Math.min(...sizes) * scaleOf(sizeOf(svg))).toBeGreaterThanOrEqual(LEGIBLE);
});

test.each(kept)('$name has its text within its bounds', ({ svg }) => {
  const { width, height } = sizeOf(svg);
  const places = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(places.length).toBeGreaterThan(2);
  expect(places.filter(([x, y]) => x < 0 || y < 0 || x > width || y > height)).toEqual([]);
});

test.each(kept)('$name says what it leaves out', ({ svg }) => {
  expect(svg).toMatch(/Left out: |Complete\./);
});

test('every transition of every chart is on a drawing', () => {
  const shown = new Set(drawings.flatMap(({ content }) => content().shows.map(({ name }) => name)));
  const all = allStates.flatMap(({ transitions }) => transitions.map(({ name }) => name));
  expect(all.filter((name) => !shown.has(name))).toEqual([]);
});

test('waits are in seconds, tracked events are named', () => {
  const of = (name: string) => kept.find((one) => one.name === `${name}.svg`)?.svg ?? '';
  expect(of('registration-form')).toContain('No answer within 30 s');
  expect(of('registration-form')).toContain('error_registration_account_');
  expect(of('invitation')).toContain('30 s');
});
