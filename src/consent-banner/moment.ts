/** When the question appears: at once, but not over a greeting that is being read (D36). */

/** Milliseconds after which a greeting ends without motion or input. */
export const MAX_DELAY = 4000;
/** Waits for the click, so that nothing appears under the finger; a key press then reaches the new content. */
const MOVES = ['scroll', 'click', 'keydown', 'animationend'] as const;

const isWelcoming = () => document.querySelector('[data-welcome]:not([hidden])') !== null;
const isMoving = ({ playState, effect }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;

/**
 * Calls `come` at once. If the page shows a greeting (`data-welcome`), waits for the first scroll, press or key, the
 * end of the curtain's animation, or four seconds, whichever is first.
 */
export function whenWelcomed(show: () => void): void {
  if (!isWelcoming()) {
    show();
    return;
  }
  const waiting = new AbortController();
  const end = () => {
    waiting.abort();
    clearTimeout(timer);
    show();
  };
  const timer = setTimeout(end, MAX_DELAY);
  for (const move of MOVES)
    addEventListener(
      move,
      () => {
        if (move !== 'animationend' || !document.getAnimations().some(isMoving)) end();
      },
      { capture: true, signal: waiting.signal },
    );
}
