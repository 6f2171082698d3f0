import { shade, type Ramp } from './colour.ts';
import { between, fall, pen, shifted, widest, type Fall, type Pen } from './fall.ts';
import { at, bell, clamp, count, mix, n1, random, smooth } from './numbers.ts';

export type PanelOptions = {
  id: string;
  left: Fall;
  right: Fall;
  top: number;
  bottom: number;
  folds: number;
  seed: number;
  ramp: Ramp;
  /** How far a fold deviates from its pleat. */
  wander?: number;
  /** Width of a strip of one colour. */
  step?: number;
  /** The light at an x position. */
  light?: (x: number) => number;
  hem?: number;
  /** Number of secondary folds on the main ones. */
  leaves?: number;
  sheen?: number;
};

export type Panel = {
  defs: string;
  art: string;
  left: Fall;
  right: Fall;
  /** Borders of the folds, from the left edge to the right. */
  lines: readonly Fall[];
  pen: Pen;
  clip: string;
};

type Fold = { crest: number; height: number; sheen: number; width: number; end: number; second: number };

/** Brightness of a fold at `u`, from its left border (0) to its right one (1). */
function brightness(fold: Fold, u: number): number {
  const rise = smooth(-0.08, fold.crest, u) ** 1.25;
  const body = u < fold.crest ? rise : (1 - smooth(fold.crest, fold.end, u)) ** 0.92;
  const shine = 0.3 * fold.sheen * bell(u, fold.crest, fold.width) + 0.13 * bell(u, 0.96, 0.055);
  return 0.15 + 0.47 * fold.height * body + shine + fold.second * bell(u, fold.crest + 0.29, 0.075);
}

/** Borders of the folds as shares of the width; even if `loose` is 0. */
function pleats(folds: number, loose: number, next: () => number): readonly number[] {
  const widths = count(folds).map(() => 1 + (next() - 0.5) * 2 * loose);
  const sum = widths.reduce((a, b) => a + b);
  let reached = 0;
  return [0, ...widths.map((width) => (reached += width) / sum)];
}

/** The borders of the folds: even at the top, loose in the middle and at the hem. */
function borders({ folds, left, right, wander = 1 }: PanelOptions, next: () => number): readonly Fall[] {
  const top = pleats(folds, 0.28, next);
  const middle = pleats(folds, 0.62 * wander + 0.1, next);
  const hem = pleats(folds, 0.78 * wander + 0.06, next);
  return count(folds + 1).map((k) => {
    if (k === 0) return left;
    if (k === folds) return right;
    const [t, m, h] = [at(top, k), at(middle, k), at(hem, k)] as const;
    const before = mix(mix(t, m, 0.86), m - (h - t) / 6, 0.5);
    const after = 2 * m - before;
    const shares = [t, mix(t, m, 0.34), before, m, after, mix(after, h, 0.72), h];
    return fall((i) => mix(at(left, i), at(right, i), at(shares, i)));
  });
}

function character(next: () => number, sheen: number): Fold {
  return {
    crest: 0.34 + next() * 0.2,
    height: 0.82 + next() * 0.3,
    sheen: (0.22 + next() * 0.62) * sheen,
    width: 0.11 + next() * 0.13,
    end: 0.88 + next() * 0.1,
    second: next() < 0.4 ? 0.1 + next() * 0.14 : 0,
  };
}

/** One fold: strips of flat colour, each covering everything to its right, so that no seam shows. */
function drawFold(fold: Fold, left: Fall, right: Fall, line: Pen, options: PanelOptions): string {
  const { ramp, step = 2.5, light = () => 1 } = options;
  const colour = shade(ramp);
  const width = Math.max(...right.map((x, i) => x - at(left, i)));
  const strips = clamp(Math.round(width / step), 6, 36);
  const far = n1(widest(right) + 3);
  let last = -1;
  let art = '';
  for (const j of count(strips)) {
    const u = (j + 0.5) / strips;
    const b = brightness(fold, u) * light(mix(left[3], right[3], u));
    if (Math.abs(b - last) < 0.009) continue;
    last = b;
    art += `<path color="${colour(b)}" d="${line.down(between(left, right, j / strips))}H${far}V${line.top}z"/>`;
  }
  return `<g stroke-width="${n1(width / strips)}">${art}</g>`;
}

/** A secondary fold on a main one: soft on its lit side, sharp where it overlaps. */
function drawLeaf(left: Fall, right: Fall, line: Pen, ramp: Ramp, next: () => number): string {
  const [high, low] = [shade(ramp)(0.82), shade(ramp)(0.03)];
  const share = 0.5 + next() * 0.3;
  const dies = next() < 0.5;
  const core = fall((i) => mix(at(left, i), at(right, i), share + (next() - 0.5) * 0.06));
  const shape = [0, 0.1, 0.5, 0.9, 1, 0.9, 0.75];
  const swell = fall((i) => (dies ? at(shape, 6 - i) * 0.9 : at(shape, i)) * (right[3] - left[3]));
  const to = fall((i) => at(core, i) + at(swell, i) * 0.34);
  const from = fall((i) => at(core, i) - at(swell, i) * 0.5);
  const lit = count(11).map((j) => {
    const paint = j < 7 ? `fill="${high}" opacity=".036"` : `fill="${low}" opacity=".12"`;
    return `<path ${paint} d="${line.down(between(from, to, j / 11))}${line.up(to)}"/>`;
  });
  const cast = count(6).map((j) => {
    const edge = fall((i) => at(to, i) + at(swell, i) * 0.06 * (j + 1));
    return `<path fill="${low}" opacity=".1" d="${line.down(to)}${line.up(edge)}"/>`;
  });
  return [...lit, ...cast].join('');
}

/** The lower edge, from right to left; folds in front hang lower. */
function drawHem(lines: readonly Fall[], folds: readonly Fold[], bottom: number, hem: number): string {
  return count(folds.length)
    .toReversed()
    .map((k) => {
      const [x0, x1] = [at(lines, k)[6], at(lines, k + 1)[6]] as const;
      const crest = x0 + (x1 - x0) * (at(folds, k).crest + 0.06);
      return `Q${n1(crest)} ${n1(bottom + hem * 1.7)} ${n1(x0)} ${n1(bottom - hem * 0.6)}`;
    })
    .join('');
}

/** A panel of cloth between two falls. Light always comes from the left. */
export function panel(options: PanelOptions): Panel {
  const { id, left, right, top, bottom, seed, ramp, hem = 7, leaves = 0, sheen = 1 } = options;
  const next = random(seed);
  const line = pen(top, bottom);
  const lines = borders(options, next);
  const folds = count(options.folds).map(() => character(next, sheen));
  const strips = folds.map((fold, k) => drawFold(fold, at(lines, k), at(lines, k + 1), line, options)).join('');
  // Each strip has an edge of its own colour at less than half strength, which doubles the steps at no extra bytes.
  let art = `<g fill="currentColor" stroke="currentColor" stroke-opacity=".45">${strips}</g>`;
  for (const i of count(leaves)) {
    const k = clamp(Math.floor(((i + 0.3 + next() * 0.5) / leaves) * folds.length), 0, folds.length - 1);
    art += drawLeaf(at(lines, k), at(lines, k + 1), line, ramp, next);
  }
  const foot = n1(bottom - hem * 0.6);
  const edge = drawHem(lines, folds, bottom, hem);
  const clip = `<clipPath id="${id}"><path d="${line.down(right)}L${n1(right[6])} ${foot}${edge}${line.up(left)}"/></clipPath>`;
  // A stitched hem: a faint dark line, and a light line below it.
  const stitch = (rise: number): string =>
    `M${n1(right[6])} ${n1(bottom - hem * 0.6 - rise)}` +
    edge.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${x} ${n1(Number(y) - rise)}`);
  art += `<path fill="none" stroke="${shade(ramp)(0.03)}" stroke-opacity=".28" d="${stitch(15)}"/>`;
  art += `<path fill="none" stroke="${shade(ramp)(0.8)}" stroke-opacity=".1" d="${stitch(13.8)}"/>`;
  return {
    defs: clip,
    art: `<g clip-path="url(#${id})">${art}</g>`,
    left,
    right,
    lines,
    pen: line,
    clip: `url(#${id})`,
  };
}

/** The shadow of a panel's right edge: overlapping strokes of the edge with increasing width and equal opacity. */
export function castShade({ pen: line, right }: Panel, reach: number, strength: number, floor = 0): string {
  const steps = 14;
  const path = `${line.down(right)}${floor > 0 ? `v${floor}` : ''}`;
  const strokes = count(steps).map((j) => `<path d="${path}" stroke-width="${n1((2 * reach * (j + 1)) / steps)}"/>`);
  const opacity = Math.round((strength / steps) * 1000) / 1000;
  return `<g fill="none" stroke="#0b0404" stroke-opacity="${opacity}">${strokes.join('')}</g>`;
}

/** The dark edge of a panel. */
export const lip = ({ pen: line }: Panel, edge: Fall, colour: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="2.2" d="${line.down(edge)}"/>`;

/**
 * Light from behind on a panel's edge: fading into the cloth, with a bright line on the edge itself, which the strips
 * leave ragged.
 */
export function glowEdge({ pen: line, clip }: Panel, edge: Fall, warm: string, strength = 1): string {
  const path = line.down(edge);
  const widths = [3, 5, 8, 12, 17, 23, 30, 39, 50];
  const strokes = widths.map((width) => `<path d="${path}" stroke-width="${width}"/>`);
  const opacity = Math.round(55 * strength) / 1000;
  return (
    `<g clip-path="${clip}" fill="none" stroke="${warm}" stroke-opacity="${opacity}">${strokes.join('')}</g>` +
    `<path fill="none" stroke="${warm}" stroke-width="2.6" d="${path}"/>`
  );
}

/**
 * The line of light outside a lit edge. It covers the ends of the strips, which would show as steps in a small picture.
 */
export const edgeLight = ({ pen: line }: Panel, edge: Fall): string =>
  `<path fill="none" stroke="#ffe2a6" stroke-width="3.6" d="${line.down(shifted(edge, 1.5))}"/>`;
