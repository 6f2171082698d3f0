/** In-app browsers and wrappers are detected on every page and change no page of the journey (D34). */
import { expect, test } from 'vitest';
import { isOverlaid } from '../page/overlay.ts';
import { at, begin, changes, take, type Known } from '../../test/harness/chart.ts';

const found = { type: 'wrapper.found', isWebView: false, slimFoot: false, inAppBrowser: null } as const;
const instagram = { ...found, inAppBrowser: 'instagram' } as const;
const closed = { type: 'overlay.closed' } as const;
const typing = { type: 'visitor.typing' } as const;
const reading = { type: 'visitor.reading' } as const;
const places = [
  begin(),
  at({ registration: { registrationForm: { invitation: 'known', entry: { submitting: 'waiting' } } } }),
  at('error'),
];

test.each([
  [instagram, { inAppBrowser: 'instagram' }],
  [{ ...found, isWebView: true }, { isWebView: true }],
  [{ ...found, slimFoot: true }, { slimFoot: true }],
])('found in any state: stored, and nothing else changes: %o', (event, wrapper) => {
  for (const place of places) {
    const taken = take(place, event);
    expect([taken.value, changes(place, taken), taken.emitted, taken.asked]).toEqual([
      take(place).value,
      { wrapper },
      [],
      [],
    ]);
  }
});

test.each(places)('the overlay is closed in any state: the rest stays', (place) => {
  const over = take(place, instagram);
  const gone = take(over.state, closed);
  expect([gone.value, changes(over.state, gone), changes(place, gone)]).toEqual([
    over.value,
    { wrapper: { inAppBrowser: null } },
    {},
  ]);
});

test.each<Known>([
  { token: { text: 'a.b.c' } },
  { activation: { id: 'mailed-id' } },
  { activation: { success: { how: 'justNow', url: null } } },
])('no overlay on a page opened with %j, whose address works only once', (knows) => {
  const place = at('notFound', knows);
  expect(changes(place, take(place, { ...instagram, isWebView: true }))).toEqual({ wrapper: { isWebView: true } });
});

test.each(places)('a typing visitor is not interrupted before a heading has the focus', (place) => {
  const seen = [[], [instagram], [typing, instagram], [instagram, typing], [instagram, typing, reading]].map(
    (steps) => {
      const { value, context } = take(place, ...steps);
      return [value, isOverlaid(context)];
    },
  );
  expect(seen).toEqual([false, true, false, false, true].map((shown) => [take(place).value, shown]));
  expect(isOverlaid(take(place, instagram, closed).context)).toBe(false);
});
