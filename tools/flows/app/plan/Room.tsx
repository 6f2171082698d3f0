import './room.css';
import type { Side } from '../../compare/differ.ts';
import type { PageId } from '../../../../machines/page.types.ts';
import { pageStateOf } from '../../charts/facts.ts';
import { definitions } from '../../charts/page-offers.ts';
import type { Room as PlacedRoom } from '../../plan/layout.ts';
import { sayDoor } from '../../plan/say-way.ts';
import { situationsOf } from '../../situations/by-state.ts';
import { doorsOutOf, statesWithin } from '../../plan/ways.ts';
import { nameOfPage } from '../../words/say.ts';
import { Tally } from '../funnel/Tally.tsx';
import { pictureOf } from '../pictures.ts';

interface Props {
  room: PlacedRoom;
  /** Number of text lines below the picture. */
  lines: number;
  /** Pages to which a line is always drawn; other targets are named in the text. */
  drawnTo: readonly PageId[];
  href: string;
  isSelected: boolean;
  isDim: boolean;
  /** For a comparison: the side on which the page differs. */
  side: Side | undefined;
  /** True if the room is the tab stop; arrow keys reach the others. */
  isFirst: boolean;
  onLook: (page: PageId | null) => void;
}
/** Below this width, in px, names are set smaller. */
const NARROW = 96;
/** Average width of a letter of an address, in px, rounded up. */
const LETTER = 5.8;
const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;

/** A page as a room: its screenshot, its name, its address, and the pages it leads to. */
export function Room({ room, lines, drawnTo, href, isSelected, isDim, side, isFirst, onLook }: Props) {
  const { page, picture } = room;
  const { path, screen } = definitions[page];
  const doors = doorsOutOf(page);
  const address = path ?? 'any address';
  const written = Math.ceil((address.length * LETTER) / room.width);
  const situation = situationsOf(pageStateOf(page)).find(({ id }) => id.startsWith(`${screen}.`));
  const shown = pictureOf(screen, situation?.id.split('.')[1]);
  const named = doors.filter(({ to }) => !drawnTo.includes(to));
  const told = doors.map((door) => `${nameOfPage(door.to)}: ${sayDoor(door)}`);
  return (
    <li
      className="room"
      style={{ insetInlineStart: room.x, insetBlockStart: room.y, inlineSize: room.width, blockSize: room.height }}
      data-dim={isDim ? '' : undefined}
      data-side={side}
      data-guest={room.isGuest ? '' : undefined}
      data-small={lines === 0 ? '' : undefined}
      data-narrow={room.width < NARROW ? '' : undefined}
      onPointerEnter={() => onLook(page)}
      onPointerLeave={() => onLook(null)}
    >
      <a
        href={href}
        data-page={page}
        tabIndex={isFirst ? 0 : -1}
        aria-current={isSelected ? 'true' : undefined}
        title={[`${count(statesWithin(page), 'state')}, ${count(doors.length, 'door')}`, ...told].join('\n')}
        onFocus={() => onLook(page)}
        onBlur={() => onLook(null)}
        draggable={false}
      >
        <span className="room__wall" style={{ blockSize: picture.height }}>
          {shown === null ? <Door /> : <img src={shown} alt="" loading="lazy" draggable={false} />}
          <span className="room__count" aria-hidden="true">
            {statesWithin(page)}
          </span>
          <Tally page={page} />
        </span>
        <span className="room__name">{nameOfPage(page)}</span>
      </a>
      {lines > 0 && (
        <div aria-hidden="true">
          <p className="room__address">{address.replaceAll('/', '/\u200b')}</p>
          {named.length > 0 && lines + 1 > written && (
            <p className="room__doors" style={{ WebkitLineClamp: lines + 1 - written }}>
              <b>{count(named.length, drawnTo.length > 0 ? 'more door' : 'door')}</b> ·{' '}
              {named.map(({ to }) => nameOfPage(to)).join(' · ')}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

/** A doorway, shown if there is no picture. */
const Door = () => (
  <svg viewBox="0 0 64 88" aria-hidden="true" className="room__door">
    <path d="M16 88V40a16 16 0 0 1 32 0v48z" />
    <path className="room__leaf" d="M32 88V26a14 14 0 0 1 13 14v48z" />
  </svg>
);
