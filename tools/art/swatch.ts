/** A piece of cloth as a background for a label. */
import type { Ramp } from './colour.ts';
import { plumb } from './fall.ts';
import { panel } from './panel.ts';
import { clipPath, fill, linear, svg } from './svg.ts';

export type Swatch = {
  width: number;
  height: number;
  ramp: Ramp;
  seed: number;
  folds: number;
  /** Rotation of the cloth, in degrees. */
  askew: number;
  sheen?: number;
  wander?: number;
};

/** A piece of cloth cut to a rectangle, lit from the upper left, with a fine edge; a page puts a label on it. */
export function swatch({ width, height, ramp, seed, folds, askew, sheen = 1, wander = 0.9 }: Swatch): string {
  // Larger than the rectangle, so that the rotated cloth fills it.
  const spare = 0.2 * Math.max(width, height);
  const accent = panel({
    id: 'p',
    seed,
    folds,
    left: plumb(-spare),
    right: plumb(width + spare),
    top: -spare,
    bottom: height + spare,
    ramp,
    step: 3.8,
    hem: 0,
    sheen,
    wander,
    light: (x) => 1.1 - (0.26 * x) / width,
  });
  const piece = `M0 0H${width}V${height}H0z`;
  const defs = [
    accent.defs,
    clipPath('c', piece),
    linear('v', [0, 0, 0, height], '0 #fff 0.05, 0.4 #fff 0, 0.6 #0b0605 0, 1 #0b0605 0.24'),
  ].join('');
  const turned = `<g transform="rotate(${askew} ${width / 2} ${height / 2})">${accent.art}</g>`;
  const edge = `M.5 .5H${width - 0.5}V${height - 0.5}H.5z`;
  return svg(
    width,
    height,
    defs,
    `<g clip-path="url(#c)">${turned}${fill('url(#v)', piece)}</g>` +
      `<path fill="none" stroke="${ramp[0]}" stroke-opacity=".35" d="${edge}"/>`,
  );
}
