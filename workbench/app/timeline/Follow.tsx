/** Follows the visit of another window: one alone at once; of several, the one that is chosen. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveWindow } from '../../../src/developing/live-channel.ts';
import { statesIn } from '../../live/take.ts';
import { readPlaces } from '../../../src/recorder/visit-text.ts';
import { fullNameOf } from '../../words/say.ts';
import { follow, listenToWindows, placesOf, readWindows, subscribeWindows } from './live.ts';

const since = ({ begun }: LiveWindow) => new Date(begun).toLocaleTimeString('en-GB');
const whereOf = (window: LiveWindow): string => {
  const places = placesOf(window);
  const state = places === '' ? undefined : statesIn(readPlaces(places))[0];
  return state ? fullNameOf(state) : 'has just begun';
};

export function Follow() {
  const windows = useSyncExternalStore(subscribeWindows, readWindows);
  const [asked, setAsked] = useState(false);
  useEffect(listenToWindows, []);
  const [first, ...others] = windows;
  const press = () => {
    if (first && others.length === 0) follow(first);
    setAsked(first === undefined || others.length > 0 ? !asked : false);
  };
  return (
    <span className="timeline__follow">
      <button type="button" className="pill" aria-expanded={asked} onClick={press}>
        Follow a live window
      </button>
      {asked && (
        <span className="timeline__windows">
          {first ? (
            windows.map((window) => (
              <button key={window.id} type="button" className="pill" onClick={() => [follow(window), setAsked(false)]}>
                since {since(window)} · {whereOf(window)}
              </button>
            ))
          ) : (
            <span>No window of this dev server shows the product. Open one, or go to a state.</span>
          )}
        </span>
      )}
    </span>
  );
}
