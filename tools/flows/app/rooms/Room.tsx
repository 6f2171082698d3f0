import { useEffect, useRef } from 'react';
import { withDescendants, wordOf } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import { boxOf, doorsOf, roomOf, waysOf } from '../../state/room.ts';
import { fullNameOf, nameOfState } from '../../words/say.ts';
import { pageNamed } from '../../../../src/engine/visit/pages.ts';
import { usePictures } from '../pictures.ts';
import { hrefOf } from '../view.ts';
import { Boxes, type Looked } from './Box.tsx';
import { Lines, type Way } from './Lines.tsx';

/** The boxes of this room and the doors that the selected state leads to. */
function lookedAt(room: State, at: State | null): Looked {
  const targets = at && roomOf(at) === room ? [at, boxOf(at)].flatMap(waysOf).flatMap(({ to }) => to) : [];
  const own = at && boxOf(at);
  const words = targets.flatMap((to) => {
    const of = roomOf(to);
    const drawn = of && of !== room ? of : boxOf(to);
    return drawn === own ? [] : [wordOf(drawn)];
  });
  return { at, leadsTo: new Set(words) };
}

function Doors({ title, rooms, looked }: { title: string; rooms: readonly State[]; looked: Looked | null }) {
  if (rooms.length === 0) return null;
  return (
    <nav className="floor__doors" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {rooms.map((one) => (
          <li
            key={one.path}
            {...(looked && { 'data-box': wordOf(one), 'data-led': looked.leadsTo.has(wordOf(one)) ? '' : undefined })}
          >
            <a href={hrefOf({ distance: 'rooms', state: wordOf(one), situation: null })}>{nameOfState(one)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All transitions within a room, from box to box. */
const waysWithin = (room: State): readonly Way[] =>
  withDescendants(room).flatMap((state) =>
    waysOf(state).flatMap(({ to }) => to.map((goal) => [wordOf(boxOf(state)), wordOf(boxOf(goal))] as const)),
  );

/** The states of one page, or of a separate chart; draws the transitions of the selected state. */
export function Room({ room, at }: { room: State; at: State | null }) {
  usePictures();
  const floor = useRef<HTMLDivElement>(null);
  const looked = lookedAt(room, at);
  const { out, into } = doorsOf(room);
  useEffect(() => {
    floor.current?.closest('main')?.scrollTo?.({ top: 0 });
  }, []);
  const word = at && wordOf(boxOf(at));
  useEffect(() => {
    floor.current?.querySelector('[data-looked]')?.scrollIntoView({ block: 'nearest' });
  }, [word]);
  const ways = waysOf(room);
  return (
    <div className="floor" ref={floor}>
      <div className="room__head">
        <h2>
          <a href={hrefOf({ state: wordOf(room), situation: null })}>{nameOfState(room)}</a>{' '}
          {room.kind === 'parallel' && <em>· its parts run side by side</em>}
        </h2>
        {room.page !== null && <code>{pageNamed(room.page).path ?? 'keeps the address that was asked for'}</code>}
        <a className="room__all" href={hrefOf({ distance: 'rooms', topic: null, state: null, situation: null })}>
          All rooms
        </a>
      </div>
      <Doors title="Who comes in" rooms={into} looked={null} />
      {ways.length > 0 && (
        <p className="room__anywhere">
          Anywhere in it: {ways.map(({ text, to }) => `${text} → ${to.map(fullNameOf).join(', and ')}`).join('; ')}.
        </p>
      )}
      {room.children.length > 0 ? (
        <Boxes state={room} looked={looked} />
      ) : (
        <p className="room__whole">The whole page is one state: nothing on it leads elsewhere within it.</p>
      )}
      <Doors title="Who goes out" rooms={out} looked={looked} />
      <Lines looked={[...looked.leadsTo].map((to) => [word ?? '', to] as const)} all={waysWithin(room)} />
    </div>
  );
}
