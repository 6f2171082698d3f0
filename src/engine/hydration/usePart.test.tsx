import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { screenTests, show } from '../../../test/harness/screen.tsx';
import { usePart } from './usePart.ts';

screenTests();
const Part = () => <p>It is there</p>;

/** Shows a part that is requested, and loads or fails. */
async function open(wanted = true) {
  const { promise, resolve, reject } = Promise.withResolvers<typeof Part>();
  const fetchPart = vi.fn<() => typeof promise>(() => promise);
  function Screen() {
    const Shown = usePart(fetchPart, wanted, 'part.absent');
    return Shown ? <Shown /> : null;
  }
  const draw = () => show(Screen, { name: 'Any page', value: 'notFound' });
  const come = () => act(async () => resolve(Part));
  const fail = () => act(async () => reject(new Error('cut')));
  const { unmount, sent } = await draw();
  const seen = () => [screen.queryAllByText('It is there').length, fetchPart.mock.calls.length, sent];
  return { unmount, draw, come, fail, seen };
}

test('returns null until loaded, then the component at once everywhere', async () => {
  const { unmount, draw, come, seen } = await open();
  const before = seen();
  await come();
  const after = seen();
  unmount();
  await draw();
  expect([before, after, seen()]).toEqual([
    [0, 1, []],
    [1, 1, []],
    [1, 1, []],
  ]);
});
test.each([
  ['is reported', false, [0, 1, [{ type: 'part.absent' }]]],
  ['is ignored once the screen is unmounted', true, [0, 1, []]],
])('a failed load %s', async (_, unmounted, expected) => {
  const { unmount, fail, seen } = await open();
  if (unmounted) unmount();
  await fail();
  expect(seen()).toEqual(expected);
});
