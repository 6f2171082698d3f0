import './plan-page.css';
import type { Side } from '../../compare/comparisons.ts';
import type { PageId } from '../../../../machines/domain/page-ids.ts';
import { pageStateOf } from '../../charts/facts.ts';
import { definitions } from '../../charts/page-offers.ts';
import type { PageBox as PlacedBox } from '../../plan/layout.ts';
import { connectionLabel } from '../../plan/connection-label.ts';
import { situationsOf } from '../../situations/by-state.ts';
import { connectionsOutOf, leafStates } from '../../plan/connections.ts';
import { nameOfPage } from '../../words/say.ts';
import { count } from '../../questions/cells.ts';
import { pictureOf } from '../pictures.ts';

interface Props {
  box: PlacedBox;
  /** Number of text lines below the name. */
  lines: number;
  /** Pages to which a line is always drawn; other targets are named in the text. */
  drawnTo: readonly PageId[];
  href: string;
  isSelected: boolean;
  isDim: boolean;
  /** For a comparison: the side on which the page differs. */
  side: Side | undefined;
  /** True if the box is the tab stop; arrow keys reach the others. */
  isFirst: boolean;
  onHover: (page: PageId | null) => void;
}
/** Below this width, in px, names are set smaller. */
const NARROW = 96;
/** Average width of a letter of an address, in px, rounded up. */
const LETTER = 5.8;

/** A page of the plan: its screenshot, its name, its address, and the pages it leads to. */
export function PlanPage({ box, lines, drawnTo, href, isSelected, isDim, side, isFirst, onHover }: Props) {
  const { page, picture } = box;
  const { path, screen } = definitions[page];
  const connections = connectionsOutOf(page);
  const address = path ?? 'any address';
  const written = Math.ceil((address.length * LETTER) / box.width);
  const situation = situationsOf(pageStateOf(page)).find(({ id }) => id.startsWith(`${screen}.`));
  const shown = pictureOf(screen, situation?.id.split('.')[1]);
  const named = connections.filter(({ to }) => !drawnTo.includes(to));
  const targets = connections.map((connection) => `${nameOfPage(connection.to)}: ${connectionLabel(connection)}`);
  return (
    <li
      className="plan-page"
      style={{ insetInlineStart: box.x, insetBlockStart: box.y, inlineSize: box.width, blockSize: box.height }}
      data-dim={isDim ? '' : undefined}
      data-side={side}
      data-other={box.isOtherTopic ? '' : undefined}
      data-small={lines === 0 ? '' : undefined}
      data-narrow={box.width < NARROW ? '' : undefined}
      onPointerEnter={() => onHover(page)}
      onPointerLeave={() => onHover(null)}
    >
      <a
        href={href}
        data-page={page}
        tabIndex={isFirst ? 0 : -1}
        aria-current={isSelected ? 'true' : undefined}
        title={[`${count(leafStates(page), 'state')}, ${count(connections.length, 'target')}`, ...targets].join('\n')}
        onFocus={() => onHover(page)}
        onBlur={() => onHover(null)}
        draggable={false}
      >
        <span className="plan-page__picture" style={{ blockSize: picture.height }}>
          {shown === null ? <Doorway /> : <img src={shown} alt="" loading="lazy" draggable={false} />}
          <span className="plan-page__count" aria-hidden="true">
            {leafStates(page)}
          </span>
        </span>
        <span className="plan-page__name">{nameOfPage(page)}</span>
      </a>
      {lines > 0 && (
        <div aria-hidden="true">
          <p className="plan-page__address">{address.replaceAll('/', '/\u200b')}</p>
          {named.length > 0 && lines > written && (
            <p className="plan-page__targets" style={{ WebkitLineClamp: lines - written }}>
              <b>{count(named.length, drawnTo.length > 0 ? 'more target' : 'target')}</b> ·{' '}
              {named.map(({ to }) => nameOfPage(to)).join(' · ')}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

/** A doorway, shown if there is no picture. */
const Doorway = () => (
  <svg viewBox="0 0 64 88" aria-hidden="true" className="plan-page__doorway">
    <path d="M16 88V40a16 16 0 0 1 32 0v48z" />
    <path className="plan-page__leaf" d="M32 88V26a14 14 0 0 1 13 14v48z" />
  </svg>
);
