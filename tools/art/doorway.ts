import { clipPath, ellipse, fill, linear, svg } from './svg.ts';

/** The opening, and the outline of the stone around it; both end on the floor line at y = 926. */
export const opening = 'M60 926V320a260 260 0 0 1 520 0V926z';
const outline = 'M50 926V320a270 270 0 0 1 540 0V926';

const night = '#0b0605';

/** Darkness of the reveal's shadow, from its edge (1) inwards. */
const reveal: readonly (readonly [distance: number, dark: number])[] = [
  [1, 0.4],
  [0.965, 0.27],
  [0.92, 0.17],
  [0.85, 0.085],
  [0.74, 0.03],
  [0.6, 0],
];

/** The reveal's shadow: radial under the arch, linear along the sides. */
function revealShadow(strength: number): string {
  const dark = (value: number): number => Math.round(value * strength * 100) / 100;
  const inwards = reveal.map(([d, a]) => `${Math.round((1 - d) * 5000) / 10000} ${night} ${dark(a)}`);
  const outwards = reveal.map(([d, a]) => `${Math.round((1 + d) * 5000) / 10000} ${night} ${dark(a)}`).toReversed();
  const round = reveal.map(([d, a]) => `${d} ${night} ${dark(a)}`).toReversed();
  return (
    ellipse('head', [320, 320, 260, 260], round.join(', ')) +
    linear('flank', [60, 0, 580, 0], [...inwards, ...outwards].join(', '))
  );
}

const stone = (): string =>
  linear('jamb', [50, 0, 590, 0], '0 #8d7d6a, 0.03 #75675a, 0.3 #a19283, 0.62 #c9bdae, 0.96 #efe7db, 1 #d9cec0') +
  linear('sill', [0, 896, 0, 926], '0 #2a211a, 0.45 #6d6052, 1 #d6cab9');

const shadows = (): string =>
  linear('line', [0, 0, 640, 0], '0 #1a1512 0, 0.1 #1a1512 0.6, 0.9 #1a1512 0.6, 1 #1a1512 0') +
  ellipse('cast', [332, 930, 300, 26], '0 #1c140e 0.42, 0.45 #1c140e 0.16, 1 #1c140e 0') +
  ellipse('cast2', [356, 936, 282, 60], '0 #1c140e 0.13, 1 #1c140e 0') +
  linear('pelmet', [0, 60, 0, 420], `0 ${night} 0.42, 0.3 ${night} 0.15, 1 ${night} 0`) +
  linear('foot', [0, 760, 0, 912], `0 ${night} 0, 0.7 ${night} 0.1, 1 ${night} 0.36`) +
  linear('side', [60, 0, 580, 0], `0 ${night} 0.22, 0.12 ${night} 0, 0.6 ${night} 0, 1 ${night} 0.24`);

export type Doorway = {
  defs: string;
  /** The content of the opening. */
  inside: string;
  /** Shades over the content, also covered by the reveal's shadow. */
  after?: string;
  /** Light on the floor. */
  front?: string;
  dark?: boolean;
};

/** The doorway of 640 × 1000: stone, shadow on the floor, and its content. */
export function doorway({ defs, inside, after = '', front = '', dark = false }: Doorway): string {
  return svg(
    640,
    1000,
    clipPath('in', opening) + stone() + shadows() + revealShadow(dark ? 1.15 : 1) + defs,
    [
      fill('url(#cast2)', 'M40 900H640V1000H40z'),
      fill('url(#cast)', 'M0 900H640V960H0z'),
      fill('url(#jamb)', `${outline}z`),
      fill('url(#sill)', 'M60 896H580V926H60z'),
      `<g clip-path="url(#in)">${inside}</g>`,
      fill('url(#pelmet)', 'M60 420V320a260 260 0 0 1 520 0V420z'),
      after,
      fill('url(#head)', 'M60 320a260 260 0 0 1 520 0z'),
      fill('url(#flank)', 'M60 320H580V926H60z'),
      '<path fill="none" stroke="url(#jamb)" stroke-width="3" d="M59 926V320a261 261 0 0 1 522 0V926"/>',
      // A fillet in the stone: a fine shade and its light.
      '<path fill="none" stroke="#1a1512" stroke-opacity=".22" stroke-width=".8" d="M55.6 926V320a264.4 264.4 0 0 1 528.800 0V926"/>',
      '<path fill="none" stroke="#fffaf0" stroke-opacity=".34" stroke-width=".8" d="M54.6 926V320a265.4 265.4 0 0 1 530.800 0V926"/>',
      front,
      `<path fill="none" stroke="#1a1512" stroke-opacity=".5" d="${outline}"/>`,
      // The floor line fades out on both sides, where a page continues it.
      '<path fill="url(#line)" d="M0 926H640v1H0z"/>',
    ].join(''),
  );
}

/** The shade over a whole curtain: at its foot, and at the sides. */
export const veil = fill('url(#foot)', 'M60 760H580V920H60z') + fill('url(#side)', opening);

/** The light on the cloth: brightest at a third from the left. */
export const daylight = (x: number): number => 1.07 - 0.3 * ((x - 60) / 520) + 0.1 * Math.exp(-(((x - 210) / 90) ** 2));
