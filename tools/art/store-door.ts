/** A door of a store: an arch in its wall, with a curtain in it. */
import { shade, type Accent } from './colour.ts';
import { plumb } from './fall.ts';
import { count } from './numbers.ts';
import { panel } from './panel.ts';
import { archPath, clipPath, fill, linear } from './svg.ts';

/** The y of the floor line. */
export const GROUND = 426;

export type StoreDoor = {
  id: string;
  /** The x of its centre. */
  middle: number;
  width: number;
  /** The y of its top. */
  crown: number;
  /** Shares of its width that the curtain covers, from both sides; null if closed. */
  open: readonly [left: number, right: number] | null;
  seed: number;
};

export type Drawing = { defs: string; art: string; front: string };

/**
 * An arched door in a wall: stone around it, a curtain in it, warm light behind an open curtain, and light on the
 * ground.
 */
export function storeDoor(accent: Accent, { id, middle, width, crown, open, seed }: StoreDoor): Drawing {
  const [from, to, base] = [middle - width / 2, middle + width / 2, GROUND - 5];
  const opening = archPath(middle, base, width, crown);
  const hang = (side: string, left: number, right: number) =>
    panel({
      id: `${id}${side}`,
      seed: accent.seed + seed + left / 7,
      folds: Math.max(2, Math.round((right - left) / 24)),
      left: plumb(left),
      right: plumb(right),
      top: crown - 4,
      bottom: base - 3,
      ramp: accent.ramp,
      step: 2.6,
      hem: 2.5,
      wander: 0.7,
      light: (x) => 1.04 - (0.24 * (x - from)) / width,
    });
  const panels = open
    ? [hang('l', from - 2, from + width * open[0]), hang('r', to - width * open[1], to + 2)]
    : [hang('l', from - 2, to + 2)];
  const frame = [
    // The stone around it: its shaded side, its lit side, the edge.
    fill('#7f7162', archPath(middle, GROUND, width + 14, crown - 7)),
    fill('url(#jamb)', archPath(middle + 1, GROUND, width + 11, crown - 5.5)),
    fill('#1f1712', archPath(middle, base, width, crown)),
    `<path fill="none" stroke="#1a1512" stroke-opacity=".45" d="${archPath(middle, GROUND, width + 14, crown - 7).replace('z', '')}"/>`,
  ];
  const inner = middle + width * ((open?.[0] ?? 0) - (open?.[1] ?? 0) + 0.02);
  const light = open
    ? fill('url(#glow)', `M${from} ${crown}H${to}V${GROUND}H${from}z`) +
      // A second, brighter arch inside.
      fill('#a97b42', archPath(inner - width * 0.012, base - 20, width * 0.32, crown + width * 0.6)) +
      fill('url(#lit)', archPath(inner, base - 20, width * 0.29, crown + width * 0.625)) +
      fill('url(#floor)', `M${from} ${base - 20}H${to}V${GROUND}H${from}z`)
    : '';
  const shades =
    fill(`url(#${id}p)`, opening) +
    // The reveal's shadow, softer inwards.
    `<g fill="none" stroke="#0b0605" stroke-opacity=".09">${[3, 7, 12, 18].map((w) => `<path stroke-width="${w}" d="${opening}"/>`).join('')}</g>`;
  const [gapFrom, gapTo] = open ? [from + width * open[0], to - width * open[1]] : [0, 0];
  const spill = open
    ? count(3)
        .map((i) =>
          fill(
            'url(#spill)',
            `M${gapFrom - i * 3} ${GROUND}H${gapTo + i * 3}L${gapTo + 16 + i * 14} 460H${gapFrom - 16 - i * 14}z`,
          ),
        )
        .join('')
    : '';
  const night = '#0b0605';
  const pelmet = linear(
    `${id}p`,
    [0, crown, 0, crown + 1.1 * width],
    `0 ${night} 0.5, 0.4 ${night} 0.16, 1 ${night} 0`,
  );
  const edge = shade(accent.ramp)(0.1);
  return {
    defs: clipPath(`${id}o`, opening) + pelmet + panels.map(({ defs }) => defs).join(''),
    art: `${frame.join('')}<g clip-path="url(#${id}o)">${light}${panels.map(({ art }) => art).join('')}${shades}</g><path fill="none" stroke="${edge}" stroke-opacity=".6" d="${opening}"/>`,
    front: spill,
  };
}
