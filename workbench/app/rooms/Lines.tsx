import { useLayoutEffect, useRef, useState } from 'react';

interface Props {
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

/** From one box to the side of another that is nearer; where one stands above the other, along their left. */
function pathBetween(one: Rect, other: Rect): string {
  const height = ({ top, bottom }: Rect) => Math.min((top + bottom) / 2, top + 14);
  const [y1, y2] = [height(one), height(other)];
  const isRight = other.left >= one.right;
  if (!isRight && other.right > one.left)
    return `M${one.left} ${y1}H${Math.min(one.left, other.left) - OUT}V${y2}H${other.left}`;
  const [x1, x2] = isRight ? [one.right, other.left] : [one.left, other.right];
  return `M${x1} ${y1}H${isRight ? x2 - OUT : x2 + OUT}V${y2}H${x2}`;
}

function measure(floor: HTMLElement, { from, to }: Props): readonly string[] {
  const origin = floor.getBoundingClientRect();
  const rectOf = (word: string): Rect | null => {
    const box = floor.querySelector(`[data-box="${CSS.escape(word)}"]`)?.getBoundingClientRect();
    if (!box) return null;
    const { left, top } = origin;
    return { left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top };
  };
  const one = rectOf(from);
  if (!one) return [];
  const paths = to.flatMap((word) => {
    const other = word === from ? null : rectOf(word);
    return other ? [pathBetween(one, other)] : [];
  });
  return [...new Set(paths)];
}

/** Lines from the box that is looked at to those that it leads to. The rows in the box say the same in words. */
export function Lines({ from, to }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const [paths, setPaths] = useState<readonly string[]>([]);
  const key = to.join(' ');
  useLayoutEffect(() => {
    const floor = svg.current?.parentElement;
    if (!floor) return undefined;
    const draw = () => setPaths(measure(floor, { from, to: key === '' ? [] : key.split(' ') }));
    const watch = new ResizeObserver(draw);
    watch.observe(floor);
    draw();
    return () => watch.disconnect();
  }, [from, key]);
  return (
    <svg ref={svg} className="room__lines" aria-hidden="true">
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
