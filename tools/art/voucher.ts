import type { Accent } from './colour.ts';
import { plumb } from './fall.ts';
import { bell } from './numbers.ts';
import { panel } from './panel.ts';
import { clipPath, ellipse, fill, linear, svg } from './svg.ts';

/** The open card: its cover turned away, and the leaf; they meet in a fold at x = 120. */
const cover = 'M120 12L1 33V304L120 286z';
const leaf = 'M120 12L468 30V299L120 286z';

/** A folded card of 480 × 320: the inside of its cover is paper, its leaf is cloth, on which a page puts a label. */
export function voucher({ ramp, seed }: Accent): string {
  const accent = panel({
    id: 'v',
    seed: seed + 13,
    folds: 6,
    left: plumb(120),
    right: plumb(471),
    // Extends beyond the leaf, which cuts off the hem.
    top: 0,
    bottom: 360,
    ramp,
    step: 4.6,
    wander: 0.28,
    hem: 0,
    // Dark in the fold, then at full brightness.
    light: (x) => 1.08 - (x - 120) / 1700 - 0.7 * bell(x, 120, 26),
  });
  const defs = [
    accent.defs,
    clipPath('l', leaf),
    linear('p', [0, 0, 120, 0], '0 #fdfaf5, 0.6 #f2eade, 0.9 #dfd3c3, 1 #c2b5a2'),
    linear(
      'f',
      [120, 0, 468, 0],
      `0 ${ramp[0]} 0.8, 0.04 ${ramp[0]} 0.3, 0.1 ${ramp[0]} 0, 0.9 ${ramp[0]} 0, 1 ${ramp[0]} 0.2`,
    ),
    ellipse('s', [240, 303, 238, 16], '0 #1c140e 0.34, 0.5 #1c140e 0.14, 1 #1c140e 0'),
  ].join('');
  return svg(
    480,
    320,
    defs,
    [
      fill('url(#s)', 'M0 280H480V320H0z'),
      fill('url(#p)', cover, ' stroke="#b7aa97"'),
      `<g clip-path="url(#l)">${accent.art}${fill('url(#f)', leaf)}</g>`,
      `<path fill="none" stroke="${ramp[0]}" stroke-width="1.2" d="${leaf}"/>`,
    ].join(''),
  );
}
