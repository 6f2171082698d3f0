import { at, count, mix, n1, round1 } from './numbers.ts';

/** The x positions of a line down the cloth, at seven stations from top to bottom. */
export type Fall = readonly [number, number, number, number, number, number, number];

export function fall(x: (station: number) => number): Fall {
  return [x(0), x(1), x(2), x(3), x(4), x(5), x(6)];
}

export const plumb = (x: number): Fall => fall(() => x);
export const between = (a: Fall, b: Fall, share: number): Fall => fall((i) => mix(at(a, i), at(b, i), share));
export const shifted = (line: Fall, by: number): Fall => fall((i) => at(line, i) + by);
export const widest = (line: Fall): number => Math.max(...line);

/** Writes falls of one height as paths: two cubics that join smoothly at the middle station. */
export function pen(top: number, bottom: number) {
  const ys = count(7).map((i) => mix(top, bottom, i / 6));
  const relative = (a: number, b: number): string => n1(round1(a) - round1(b));
  const join = (...values: readonly string[]): string =>
    values.map((value, i) => (i > 0 && !value.startsWith('-') ? ' ' : '') + value).join('');
  const steps = (x: Fall, from: number, stations: readonly number[]): string =>
    join(...stations.flatMap((i) => [relative(at(x, i), at(x, from)), relative(at(ys, i), at(ys, from))]));
  const point = (x: Fall, i: number): string => `${n1(at(x, i))} ${n1(at(ys, i))}`;
  return {
    /** Downwards. */
    down: (x: Fall): string => `M${join(n1(x[0]), n1(at(ys, 0)))}c${steps(x, 0, [1, 2, 3])}s${steps(x, 3, [5, 6])}`,
    /** From the current point back up to the top, and closed. */
    up: (x: Fall): string =>
      `L${point(x, 6)}C${point(x, 5)} ${point(x, 4)} ${point(x, 3)}C${point(x, 2)} ${point(x, 1)} ${point(x, 0)}z`,
    top: n1(top),
  };
}

export type Pen = ReturnType<typeof pen>;
