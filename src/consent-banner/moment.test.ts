/** The question waits for a greeting to end, at most four seconds, and appears once (D36). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LONGEST, whenWelcomed } from './moment.ts';

const come = vi.fn<() => void>();
let moving: readonly object[] = [];
const animation = (playState: string, endTime: number) => ({
  playState,
  effect: { getComputedTiming: () => ({ endTime }) },
});
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

test.each(['', '<p data-welcome hidden></p>'])('where nobody is welcomed (%j) it comes at once', (page) => {
  document.body.innerHTML = page;
  whenWelcomed(come);
  expect(come).toHaveBeenCalledOnce();
});

describe('over a welcome', () => {
  beforeEach(() => {
    document.body.innerHTML = '<p data-welcome></p>';
    whenWelcomed(come);
  });

  test.each(['scroll', 'click', 'keydown', 'animationend'])('it comes with the first %s, and once', (move) => {
    const before = come.mock.calls.length;
    document.body.dispatchEvent(new Event(move));
    document.body.dispatchEvent(new Event(move));
    vi.advanceTimersByTime(LONGEST);
    expect([before, come.mock.calls.length]).toEqual([0, 1]);
  });

  test('by itself after four seconds', () => {
    vi.advanceTimersByTime(LONGEST - 1);
    const before = come.mock.calls.length;
    vi.advanceTimersByTime(1);
    expect([before, come.mock.calls.length]).toEqual([0, 1]);
  });

  test('not while another half of the curtain moves; what never ends is not waited for', () => {
    moving = [animation('running', 1800)];
    document.body.dispatchEvent(new Event('animationend'));
    const before = come.mock.calls.length;
    moving = [animation('finished', 1800), animation('running', Infinity)];
    document.body.dispatchEvent(new Event('animationend'));
    expect([before, come.mock.calls.length]).toEqual([0, 1]);
  });
});
