/** The question waits for a greeting to end, at most four seconds, and appears once (D36). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_DELAY, whenWelcomed } from './moment.ts';

const come = vi.fn<() => void>();
let moving: readonly object[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  moving = [];
  Object.assign(document, { getAnimations: () => moving });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  come.mockClear();
});

test.each(['', '<p data-welcome hidden></p>'])('shows the banner at once if there is no welcome (%j)', (page) => {
  document.body.innerHTML = page;
  whenWelcomed(come);
  expect(come).toHaveBeenCalledOnce();
});

describe('over a welcome', () => {
  beforeEach(() => {
    document.body.innerHTML = '<p data-welcome></p>';
    whenWelcomed(come);
  });

  test.each(['scroll', 'click', 'keydown', 'animationend'])('shows the banner once, on the first %s', (move) => {
    const before = come.mock.calls.length;
    document.body.dispatchEvent(new Event(move));
    document.body.dispatchEvent(new Event(move));
    vi.advanceTimersByTime(MAX_DELAY);
    expect([before, come.mock.calls.length]).toEqual([0, 1]);
  });

  test('shows the banner after four seconds', () => {
    vi.advanceTimersByTime(MAX_DELAY - 1);
    const before = come.mock.calls.length;
    vi.advanceTimersByTime(1);
    expect([before, come.mock.calls.length]).toEqual([0, 1]);
  });
});
