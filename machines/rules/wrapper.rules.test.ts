/** In-app browsers and wrappers are detected on every page and change no page of the journey (D34). */
import { expect, test } from 'vitest';
import { isOverlaid } from '../page/overlay.ts';
import { at, begin, changes, route, take, type Known } from '../../test/harness/chart.ts';

const instagram = { type: 'wrapper.found', isWebView: false, slimFoot: false, inAppBrowser: 'instagram' } as const;
const app = { type: 'wrapper.found', isWebView: true, slimFoot: false, inAppBrowser: null } as const;
const other = { type: 'wrapper.found', isWebView: false, slimFoot: true, inAppBrowser: null } as const;
const closed = { type: 'overlay.closed' } as const;
const typing = { type: 'visitor.typing' } as const;
const reading = { type: 'visitor.reading' } as const;
const places = [
  begin(),
  at({ landing: 'welcomed' }),
  at({ registration: { registrationForm: { invitation: 'known', entry: { submitting: 'waiting' } } } }),
  at('notFound'),
  at('error'),
];

test.each(places)('found in any state: stored, and nothing else changes', (place) => {
  const wrapped = take(place, app);
  const inside = take(place, instagram);
  expect([wrapped.value, changes(place, wrapped), wrapped.emitted, wrapped.asked]).toEqual([
    take(place).value,
    { wrapper: { isWebView: true } },
    [],
    [],
  ]);
  expect(changes(place, take(place, other))).toEqual({ wrapper: { slimFoot: true } });
  expect([inside.value, changes(place, inside)]).toEqual([
    take(place).value,
    { wrapper: { inAppBrowser: 'instagram' } },
  ]);
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

test('both are kept from page to page', () => {
  const { context } = take(begin(), { ...app, inAppBrowser: 'instagram' }, route('landing'), route('codeEntry'));
  expect([context.wrapper.isWebView, context.wrapper.inAppBrowser]).toEqual([true, 'instagram']);
});

test.each(places)('a typing visitor is not interrupted before a heading has the focus', (place) => {
  const seen = [[], [instagram], [typing, instagram], [instagram, typing], [instagram, typing, reading]].map(
    (steps) => {
      const { value, context } = take(place, ...steps);
      return [value, isOverlaid(context)];
    },
  );
  expect(seen).toEqual([false, true, false, false, true].map((lies) => [take(place).value, lies]));
  expect(isOverlaid(take(place, instagram, closed).context)).toBe(false);
});
