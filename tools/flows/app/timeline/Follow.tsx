/** Follows the visit of another window, the newest; with no window, the next that opens. */
import { useEffect } from 'react';
import { awaitNext, follow, listenToWindows, useLive } from './live.ts';

export function Follow() {
  const { windows, isNextAwaited: isNext } = useLive();
  useEffect(listenToWindows, []);
  const newest = windows.at(-1);
  return (
    <span className="timeline__follow">
      <button
        type="button"
        className="pill"
        aria-expanded={isNext}
        onClick={() => (newest ? follow(newest) : awaitNext(!isNext))}
      >
        Follow a live window
      </button>
      {isNext && (
        <span className="timeline__windows">
          No window of this dev server shows the product yet. The next one is followed: open a page or a state.
        </span>
      )}
    </span>
  );
}
