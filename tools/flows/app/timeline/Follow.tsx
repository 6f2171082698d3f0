/**
 * Follows the visit of another window: a single window at once, otherwise the chosen one; with no window, the next that
 * opens.
 */
import { useEffect, useState } from 'react';
import type { LiveWindow } from '../../../../src/developing/live-channel.ts';
import { statesIn } from '../../live/replay-visit.ts';
import { fullNameOf } from '../../words/say.ts';
import { awaitNext, follow, listenToWindows, useLive, valueOf } from './live.ts';

const since = ({ begun }: LiveWindow) => new Date(begun).toLocaleTimeString('en-GB');
const whereOf = (window: LiveWindow): string => {
  const value = valueOf(window);
  const state = value === null ? undefined : statesIn(value)[0];
  return state ? fullNameOf(state) : 'just started';
};

export function Follow() {
  const { windows, isNextAwaited: isNext } = useLive();
  const [isChoosing, choose] = useState(false);
  useEffect(listenToWindows, []);
  const [first, ...others] = windows;
  const isOpen = isNext || isChoosing;
  const press = () => {
    if (!first) awaitNext(!isNext);
    else if (others.length === 0) follow(first);
    choose(others.length > 0 && !isChoosing);
  };
  return (
    <span className="timeline__follow">
      <button type="button" className="pill" aria-expanded={isOpen} onClick={press}>
        Follow a live window
      </button>
      {isOpen && (
        <span className="timeline__windows">
          {first ? (
            windows.map((window) => (
              <button key={window.id} type="button" className="pill" onClick={() => [follow(window), choose(false)]}>
                since {since(window)} · {whereOf(window)}
              </button>
            ))
          ) : (
            <span>
              No window of this dev server shows the product yet. The next one is followed: open a page or a state.
            </span>
          )}
        </span>
      )}
    </span>
  );
}
