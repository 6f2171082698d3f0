import './lines.css';
import type { PageId } from '../../../../machines/page.types.ts';
import type { Layout } from '../../plan/layout.ts';
import { LINE_HEIGHT } from '../../plan/labels.ts';
import type { Line } from '../../plan/lines.ts';

interface Props {
  layout: Layout;
  /** Lines that are always drawn. */
  main: readonly Line[];
  /** Lines of the selected room; null if no room is selected. */
  own: readonly Line[] | null;
  at: PageId | null;
}
const ENDS = ['ink', 'hot', 'soft'] as const;
const keyOf = ({ door }: Line) => `${door.from} ${door.to}`;

const Label = ({ line: { label } }: { line: Line }) =>
  label && (
    <>
      <rect x={label.x - 1} y={label.y} width={label.width + 2} height={label.height} />
      <text>
        {label.lines.map((words, index) => (
          <tspan key={words} x={label.x + label.width / 2} y={label.y - 3 + (index + 1) * LINE_HEIGHT}>
            {words}
          </tspan>
        ))}
      </text>
    </>
  );

/** Lines between rooms. The rooms give the same information to screen readers. */
export function Lines({ layout, main, own, at }: Props) {
  /** A line that leaves a room downwards starts at its picture, behind the room's text of variable height. */
  const cornersOf = ({ door, corners: [first, ...rest] }: Line) => {
    const room = layout.rooms.find(({ page }) => page === door.from);
    if (!first || !room || first.y !== room.y + room.height) return first ? [first, ...rest] : [];
    return [{ x: first.x, y: room.picture.y + room.picture.height }, ...rest];
  };
  const path = (line: Line, look: (typeof ENDS)[number]) => (
    <path
      key={keyOf(line)}
      className={`line line--${look}`}
      d={cornersOf(line)
        .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
        .join('')}
      markerEnd={`url(#end-${look})`}
      data-door={keyOf(line)}
    />
  );
  const drawn = own ?? main;
  const lookOf = ({ door }: Line) => (own === null || at === null ? 'ink' : door.from === at ? 'hot' : 'soft');
  return (
    <svg className="lines" width={layout.width} height={layout.height} aria-hidden="true">
      <defs>
        {ENDS.map((look) => (
          <marker
            key={look}
            id={`end-${look}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
            markerUnits="userSpaceOnUse"
          >
            <path d="M0 0 8 4 0 8z" className={`end end--${look}`} />
          </marker>
        ))}
      </defs>
      {drawn.map((line) => path(line, lookOf(line)))}
      {drawn.map((line) => (
        <g key={keyOf(line)} className={`said said--${lookOf(line)}`}>
          <Label line={line} />
        </g>
      ))}
    </svg>
  );
}
