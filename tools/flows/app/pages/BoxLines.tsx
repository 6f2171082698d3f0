import { useLayoutEffect, useRef, useState } from 'react';

/** From one box to another, by their words. */
export type Pair = readonly [from: string, to: string];
interface Props {
  /** From the selected box. */
  selection: readonly Pair[];
  /** All transitions of the page; drawn only between neighbouring boxes. */
  all: readonly Pair[];
}
interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Distance into the margin between two boxes, in px. */
const OUT = 9;

/** A line to the nearer side of another box; along their left sides if one is above the other. */
function pathBetween(one: Rect, other: Rect): string {
  const height = ({ top, bottom }: Rect) => Math.min((top + bottom) / 2, top + 14);
  const [y1, y2] = [height(one), height(other)];
  const isRight = other.left >= one.right;
  if (!isRight && other.right > one.left)
    return `M${one.left} ${y1}H${Math.min(one.left, other.left) - OUT}V${y2}H${other.left}`;
  const [x1, x2] = isRight ? [one.right, other.left] : [one.left, other.right];
  return `M${x1} ${y1}H${isRight ? x2 - OUT : x2 + OUT}V${y2}H${x2}`;
}

/** Maximum distance of neighbours, in px. */
const NEAR = 40;
/** A straight arrow across the gap between two neighbouring boxes; null if they are not neighbours. */
function arrowAcross(one: Rect, other: Rect): string | null {
  const isNear = (gap: number) => gap > 0 && gap <= NEAR;
  const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
  const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
  const y = Math.min((top + bottom) / 2, top + 24);
  if (bottom > top && isNear(other.left - one.right)) return `M${one.right} ${y}H${other.left}`;
  if (bottom > top && isNear(one.left - other.right)) return `M${one.left} ${y + 10}H${other.right}`;
  const x = Math.min((left + right) / 2, left + 32);
  if (right > left && isNear(other.top - one.bottom)) return `M${x} ${one.bottom}V${other.top}`;
  if (right > left && isNear(one.top - other.bottom)) return `M${x + 12} ${one.top}V${other.bottom}`;
  return null;
}

interface Drawn {
  selection: readonly string[];
  near: readonly string[];
}
function measure(frame: HTMLElement, { selection, all }: Props): Drawn {
  const { left, top } = frame.getBoundingClientRect();
  const rectOf = (word: string): Rect | null => {
    const box = frame.querySelector(`[data-box="${CSS.escape(word)}"]`)?.getBoundingClientRect();
    if (!box) return null;
    return { left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top };
  };
  const paths = (ways: readonly Pair[], draw: (one: Rect, other: Rect) => string | null) => {
    const drawn = ways.flatMap(([from, to]) => {
      const [one, other] = [rectOf(from), rectOf(to)];
      return (from !== to && one && other && draw(one, other)) ?? [];
    });
    return [...new Set(drawn.filter((path) => typeof path === 'string'))];
  };
  return { selection: paths(selection, pathBetween), near: paths(all, arrowAcross) };
}

/** Lines from the selected box, and between neighbours. The rows in the boxes say the same in words. */
export function Lines({ selection, all }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const [{ selection: paths, near }, setDrawn] = useState<Drawn>({ selection: [], near: [] });
  const key = JSON.stringify({ selection, all });
  useLayoutEffect(() => {
    const frame = svg.current?.parentElement;
    if (!frame) return undefined;
    const draw = () => setDrawn(measure(frame, JSON.parse(key) as Props));
    const watch = new ResizeObserver(draw);
    watch.observe(frame);
    draw();
    return () => watch.disconnect();
  }, [key]);
  return (
    <svg ref={svg} className="page-states__lines" aria-hidden="true">
      <defs>
        <marker id="box-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {near.map((path) => (
        <path key={path} className="page-states__near" d={path} markerEnd="url(#box-arrow)" />
      ))}
      {paths.map((path) => (
        <path key={path} d={path} markerEnd="url(#box-arrow)" />
      ))}
    </svg>
  );
}
