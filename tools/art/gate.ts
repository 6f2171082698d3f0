/** A wrought-iron gate with two leaves, which fits the opening of a doorway in front of its curtain. */
import { count, n1 } from './numbers.ts';
import { opening } from './doorway.ts';
import { MARK_PATH } from '../../src/ui/wordmark/mark-path.ts';
import { clipPath, ellipse, fill, linear, svg } from './svg.ts';

const MIDDLE = 320;
const SPRING = 320; // where the arch begins
const RADIUS = 258;
const FLOOR = 922;

/** The bars of a leaf, from the hinge inwards; the other leaf mirrors them. */
const bars = [100, 142, 184, 226, 268];
const mirrored = (x: number): number => 2 * MIDDLE - x;
const both = bars.flatMap((x) => [x, mirrored(x)]);

const rail = (y: number): string => `M62 ${y}H578`;
const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const half = (r: number): string => `M${MIDDLE - r} ${SPRING}a${r} ${r} 0 0 1 ${2 * r} 0`;
/** A ray of the fan above, at a share of the half circle. */
const ray = (share: number, from: number, to: number): string => {
  const [cos, sin] = [Math.cos(Math.PI * share), Math.sin(Math.PI * share)];
  return `M${n1(MIDDLE - cos * from)} ${n1(SPRING - sin * from)}L${n1(MIDDLE - cos * to)} ${n1(SPRING - sin * to)}`;
};
/** Thick parts: the frame, the rails, the two stiles that meet. */
const stout = [
  `M64 ${FLOOR}V${SPRING}a256 256 0 0 1 512 0V${FLOOR}`,
  rail(SPRING),
  rail(604),
  rail(664),
  rail(900),
  `M313 ${SPRING}V${FLOOR}M327 ${SPRING}V${FLOOR}`,
  half(96),
].join('');

/** Thin parts: bars, the fan above them, and rings. */
const fine = [
  ...both.map((x) => `M${x} ${SPRING}V${FLOOR - 6}`),
  ...count(11)
    .slice(1, 10)
    .map((i) => ray(i / 10, 96, RADIUS)),
  half(182),
  ...count(10).map((i) => {
    const share = (i + 0.5) / 10;
    return ring(
      Math.round(MIDDLE - Math.cos(Math.PI * share) * 220),
      Math.round(SPRING - Math.sin(Math.PI * share) * 220),
      21,
    );
  }),
  ...[82, 121, 163, 205, 247, 290].flatMap((x) => [ring(x, 634, 17), ring(mirrored(x), 634, 17)]),
].join('');

/** Points of spears on the bars, above the lowest rail and below the arch. */
const points = both.map((x) => `M${x - 8} 404q8 -12 8 -34q0 22 8 34q-8 8 -16 0z`).join('');
const knots = both.map((x) => `M${x - 6} 780h12v9h-12zM${x - 5} 774h10v3h-10zM${x - 5} 792h10v3h-10z`).join('');

export function gate(): string {
  const defs =
    `<g id="g" fill="none"><path stroke-width="9" d="${stout}"/><path stroke-width="5" d="${fine}"/></g>` +
    `<path id="p" d="${points}${knots}"/>` +
    clipPath('o', opening) +
    linear('gilt', [0, 0, 24, 32], '0 #f4e2b4, 0.5 #cca761, 1 #8a6228') +
    ellipse('b', [316, 586, 15, 15], '0 #f7e9c4, 0.5 #cca761, 1 #6b4a1c');
  return svg(
    640,
    1000,
    defs,
    [
      // The shadow on the cloth, then the iron, and the light on its left edges.
      '<g clip-path="url(#o)"><g transform="translate(9 7)" opacity=".36"><use href="#g" stroke="#03040a"/><use href="#p" fill="#03040a"/></g></g>',
      '<use href="#g" stroke="#101114"/>',
      '<g fill="none" stroke="#8b93a3" transform="translate(-1.7 -.5)">',
      `<path stroke-opacity=".55" stroke-width="1.5" d="${stout}"/><path stroke-opacity=".5" d="${fine}"/></g>`,
      // Gilded parts: the points, the knots, and the shop's mark above the two leaves.
      '<use href="#p" fill="#a57d3c"/>',
      `<path fill="#e8cd8f" d="${both.map((x) => `M${x - 6} 402q6 -12 6 -32v34z`).join('')}"/>`,
      `<path fill="#e8cd8f" d="${both.map((x) => `M${x - 5} 780h3v9h-3z`).join('')}"/>`,
      fill('#03040a', MARK_PATH, ' opacity=".5" transform="translate(300 253) scale(2)"'),
      fill('url(#gilt)', MARK_PATH, ' transform="translate(296 250) scale(2)"'),
      // The lock, and a knob of brass.
      fill('#101114', 'M294 568h52q4 0 4 4v88q0 4 -4 4h-52q-4 0 -4 -4v-88q0 -4 4 -4z'),
      '<path fill="none" stroke="#8b93a3" stroke-opacity=".4" d="M292.5 660v-86q0 -4.500 4 -4.500h48"/>',
      fill('#2a2c33', 'M300 576h40v80h-40z'),
      fill('#060709', 'M320 618a7 7 0 0 1 4 12.700l3 15.300h-14l3 -15.300a7 7 0 0 1 4 -12.700z'),
      fill('#060709', 'M307 590a13 13 0 0 1 26 0a13 13 0 0 1 -26 0z', ' opacity=".6" transform="translate(3 4)"'),
      fill('url(#b)', 'M307 590a13 13 0 0 1 26 0a13 13 0 0 1 -26 0z'),
    ].join(''),
  );
}
