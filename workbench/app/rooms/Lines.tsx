import { useLayoutEffect, useState, type RefObject } from 'react';

interface Props {
  /** What the boxes stand on. */
  floor: RefObject<HTMLElement | null>;
  /** The box that is looked at, and those that it leads to, by their words. */
  from: string;
  to: readonly string[];
}
interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Into the margin between two boxes, in pixels. */
const OUT = 9;

/** From the side of one box that is nearer to the other, to the side of that one that is nearer to it. */
function pathBetween(one: Rect, other: Rect): string {
  const middle = ({ left, right }: Rect) => (left + right) / 2;
  const height = ({ top, bottom }: Rect) => Math.min((top + bottom) / 2, top + 14);
  if (other.left >= one.right || other.right <= one.left) {
    const isRight = other.left >= one.right;
    const [x1, x2] = isRight ? [one.right, other.left] : [one.left, other.right];
    const turn = isRight ? x2 - OUT : x2 + OUT;
    return `M${x1} ${height(one)}H${turn}V${height(other)}H${x2}`;
  }
  const isBelow = other.top >= one.bottom;
  if (!isBelow && other.bottom > one.top) return '';
  const [y1, y2] = isBelow ? [one.bottom, other.top] : [one.top, other.bottom];
  const turn = isBelow ? y2 - OUT : y2 + OUT;
  return `M${middle(one)} ${y1}V${turn}H${middle(other)}V${y2}`;
}

function measure(floor: HTMLElement, { from, to }: Omit<Props, 'floor'>): readonly string[] {
  const origin = floor.getBoundingClientRect();
  const rectOf = (word: string): Rect | null => {
    const box = floor.querySelector(`[data-box="${CSS.escape(word)}"]`)?.getBoundingClientRect();
    if (!box) return null;
    const { left, top } = origin;
    return { left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top };
  };
  const one = rectOf(from);
  if (!one) return [];
  return to.flatMap((word) => {
    const other = word === from ? null : rectOf(word);
    const path = other ? pathBetween(one, other) : '';
    return path === '' ? [] : [path];
  });
}

/** Lines from the box that is looked at to those that it leads to. The rows in the box say the same in words. */
export function Lines({ floor, from, to }: Props) {
  const [paths, setPaths] = useState<readonly string[]>([]);
  const key = to.join(' ');
  useLayoutEffect(() => {
    const { current } = floor;
    if (!current) return undefined;
    const draw = () => setPaths(measure(current, { from, to: key === '' ? [] : key.split(' ') }));
    const watch = new ResizeObserver(draw);
    watch.observe(current);
    draw();
    return () => watch.disconnect();
  }, [floor, from, key]);
  return (
    <svg className="room__lines" aria-hidden="true">
      <defs>
        <marker id="room-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {paths.map((path) => (
        <path key={path} d={path} markerEnd="url(#room-arrow)" />
      ))}
    </svg>
  );
}
