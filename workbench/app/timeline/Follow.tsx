/** Follows the visit of another window: one alone at once, of several the one that is chosen; where there is none, the next that is opened. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveWindow } from '../../../src/developing/live-channel.ts';
import { statesIn } from '../../live/take.ts';
import { readPlaces } from '../../../src/recorder/visit-text.ts';
import { fullNameOf } from '../../words/say.ts';
import { follow, followNext, listenToWindows, placesOf, readWindows, subscribeWindows } from './live.ts';

const since = ({ begun }: LiveWindow) => new Date(begun).toLocaleTimeString('en-GB');
const whereOf = (window: LiveWindow): string => {
  const places = placesOf(window);
  const state = places === '' ? undefined : statesIn(readPlaces(places))[0];
  return state ? fullNameOf(state) : 'has just begun';
};

export function Follow() {
  const windows = useSyncExternalStore(subscribeWindows, readWindows);
  const [asked, setAsked] = useState<'which' | 'next' | null>(null);
  useEffect(listenToWindows, []);
  const [first, ...others] = windows;
  const isOpen = asked === 'which' || (asked === 'next' && !first);
  const press = () => {
    const isAlone = first !== undefined && others.length === 0;
    if (isAlone) follow(first);
    if (!first) followNext();
    setAsked(isAlone || isOpen ? null : first ? 'which' : 'next');
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
              <button key={window.id} type="button" className="pill" onClick={() => [follow(window), setAsked(null)]}>
                since {since(window)} · {whereOf(window)}
              </button>
            ))
          ) : (
            <span>
              No window of this dev server shows the product yet. The next one is followed: open one, or go to a state.
            </span>
          )}
        </span>
      )}
    </span>
  );
}
