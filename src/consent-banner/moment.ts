/** When the question comes: at once, but over no welcome that is being read (D36). */

/** Milliseconds: a welcome in which nothing moves, before a visitor who does nothing, ends too. */
export const LONGEST = 4000;
/** A press is over before anything comes beneath the finger; a key goes on to what has come. */
const MOVES = ['scroll', 'click', 'keydown', 'animationend'] as const;

const isWelcoming = () => document.querySelector('[data-welcome]:not([hidden])') !== null;
const isMoving = ({ playState, effect }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;

/**
 * Calls `come` at once, or where the page says by `data-welcome` that it welcomes somebody: after their first scroll, press or
 * key, when the curtain has come to rest, or after four seconds, whichever is first.
 */
export function whenWelcomed(come: () => void): void {
  if (!isWelcoming()) {
    come();
    return;
  }
  const waiting = new AbortController();
  const end = () => {
    waiting.abort();
    clearTimeout(timer);
    come();
  };
  const timer = setTimeout(end, LONGEST);
  for (const move of MOVES)
    addEventListener(
      move,
      () => {
        if (move !== 'animationend' || !document.getAnimations().some(isMoving)) end();
      },
      { capture: true, signal: waiting.signal },
    );
}
