import './lines.css';
import type { PageId } from '../../../../machines/domain/page-ids.ts';
import type { Layout } from '../../plan/layout.ts';
import { LINE_HEIGHT } from '../../plan/curves.ts';
import type { Line } from '../../plan/lines.ts';

interface Props {
  layout: Layout;
  /** Lines that are always drawn. */
  main: readonly Line[];
  /** Lines of the selected box; null if no box is selected. */
  own: readonly Line[] | null;
  at: PageId | null;
}
const ENDS = ['ink', 'hot', 'soft'] as const;
const keyOf = ({ connection }: Line) => `${connection.from} ${connection.to}`;

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

/** Lines between boxes. The boxes give the same information to screen readers. */
export function Lines({ layout, main, own, at }: Props) {
  const path = (line: Line, style: (typeof ENDS)[number]) => (
    <path
      key={keyOf(line)}
      className={`line line--${style}`}
      d={line.curve.map(({ x, y }, index) => `${['M', 'C'][index] ?? ' '}${x} ${y}`).join('')}
      markerEnd={`url(#end-${style})`}
      data-connection={keyOf(line)}
    />
  );
  const drawn = own ?? main;
  const styleOf = ({ connection }: Line) =>
    own === null || at === null ? 'ink' : connection.from === at ? 'hot' : 'soft';
  return (
    <svg className="lines" width={layout.width} height={layout.height} aria-hidden="true">
      <defs>
        {ENDS.map((style) => (
          <marker
            key={style}
            id={`end-${style}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
            markerUnits="userSpaceOnUse"
          >
            <path d="M0 0 8 4 0 8z" className={`end end--${style}`} />
          </marker>
        ))}
      </defs>
      {drawn.map((line) => path(line, styleOf(line)))}
      {drawn.map((line) => (
        <g key={keyOf(line)} className={`label label--${styleOf(line)}`}>
          <Label line={line} />
        </g>
      ))}
    </svg>
  );
}
