/** The season shown by a landing page, updated every minute (D29). */
import { expect, test } from 'vitest';
import { failed, takerOf, type Step } from '../../test/harness/chart-steps.ts';
import { seasonMachine } from './season.machine.ts';
import { seasonOf } from './season.ts';

const DAY = 24 * 60;
const minute = (day: string) => ({ type: 'minute.begun', at: Date.parse(`${day}T00:00+01:00`) });
const shown = (slug: string, begun: boolean, until: string, days: number) => ({
  season: seasonOf(slug),
  begun,
  until: minute(until).at,
  minutes: days * DAY,
});
const inSinglesWeek = shown('singles-week', true, '2026-11-16', 6);
const beforeBlackFriday = shown('black-friday', false, '2026-11-27', 10);
const onBlackFriday = shown('black-friday', true, '2026-11-28', 1);

test.each<[string | null, string, readonly Step[], string, object | null]>([
  [null, 'no minute yet', [], 'undecided', null],
  [null, 'no season is announced', [minute('2026-10-01')], 'over', null],
  [null, 'one has begun', [minute('2026-11-10')], 'begun', inSinglesWeek],
  [null, 'one is announced', [minute('2026-11-17')], 'announced', beforeBlackFriday],
  [null, 'the next is announced', [minute('2026-11-10'), minute('2026-11-17')], 'announced', beforeBlackFriday],
  ['women', 'of a season is shown elsewhere', [minute('2026-11-10')], 'over', null],
  ['black-friday', 'it begins', [minute('2026-11-17'), minute('2026-11-27')], 'begun', onBlackFriday],
  ['black-friday', 'it ends', [minute('2026-11-27'), minute('2026-11-28')], 'over', null],
  [null, 'the clock breaks', [failed('clock', new TypeError('no timer'))], 'over', null],
])('%s: %s', (slug, _, steps, value, season) => {
  expect(takerOf(seasonMachine, { slug })(...steps)).toEqual({
    value,
    status: 'active',
    tags: [],
    context: { slug, shown: season },
    emitted: [],
    asked: steps.length > 0 ? [] : [{ id: 'clock', input: undefined }],
  });
});
