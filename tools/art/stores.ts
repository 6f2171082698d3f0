/** The fronts of the three stores: a town building, an arcade, one great arch. */
import { accents, type Accent } from './colour.ts';
import { count } from './numbers.ts';
import { GROUND, storeDoor, type StoreDoor } from './store-door.ts';
import { storeLight } from './store-light.ts';
import { fill, svg } from './svg.ts';

const ink = '#1a1512';
const line = (d: string, opacity: number): string =>
  `<path fill="none" stroke="${ink}" stroke-opacity="${opacity}" d="${d}"/>`;
/** A joint in stone: a dark line with a light line below it. */
const joint = (y: number, from: number, to: number): string =>
  `${line(`M${from} ${y}H${to}`, 0.13)}<path fill="none" stroke="#fffaf0" stroke-opacity=".5" d="M${from} ${y + 1}H${to}"/>`;

/** `height` of the picture; 34 of it are below the floor line. */
type House = { height: number; wall: string; accent: Accent; doors: readonly StoreDoor[] };

function store({ height, wall, accent, doors }: House): string {
  const drawn = doors.map((door) => storeDoor(accent, door));
  const above = 460 - height;
  return svg(
    480,
    height,
    storeLight() + drawn.map(({ defs }) => defs).join(''),
    [
      `<g transform="translate(0 -${above})">`,
      fill('url(#cast)', 'M0 418H480V448H0z'),
      wall,
      ...drawn.map(({ art }) => art),
      ...drawn.map(({ front }) => front),
      // As at a doorway: the line fades out on both sides, where a page continues it.
      fill('url(#ground)', `M0 ${GROUND}H480v1H0z`),
      '</g>',
    ].join(''),
  );
}

/** A cornice: a slab that projects from a wall, and its shade. */
const cornice = (y: number, from: number, to: number, teeth: number): string =>
  [
    fill('url(#wall)', `M${from - 10} ${y - 12}H${to + 10}V${y}H${from - 10}z`),
    line(`M${from - 10} ${y - 12}H${to + 10}V${y}H${from - 10}z`, 0.45),
    fill('url(#eaves)', `M${from} 0H${to}V14H${from}z`, ` transform="translate(0 ${y})"`),
    ...(teeth > 0
      ? [
          fill(
            '#b9ac9a',
            count(teeth)
              .map((i) => `M${Math.round(from + 8 + (i * (to - from - 20)) / (teeth - 1))} ${y}h5v6h-5z`)
              .join(''),
          ),
        ]
      : []),
  ].join('');

/** A wall lamp. */
const lamp = (x: number, y: number): string =>
  [
    fill('#ffdf9e', `M${x - 15} ${y}a15 15 0 0 1 30 0a15 15 0 0 1 -30 0z`, ' opacity=".35"'),
    fill('#ffdf9e', `M${x - 9} ${y}a9 9 0 0 1 18 0a9 9 0 0 1 -18 0z`, ' opacity=".5"'),
    fill('#fff4d4', `M${x - 3.5} ${y - 6}h7l-1 12h-5z`, ` stroke="${ink}" stroke-width=".8"`),
    line(`M${x} ${y - 6}V${y - 12}M${x - 2} ${y + 6}h4`, 0.9),
  ].join('');

const munich: House = {
  height: 452,
  accent: accents.oxblood,
  wall: [
    fill('url(#wall)', `M30 40H450V${GROUND}H30z`),
    line(`M30.500 40V${GROUND}M449.500 40V${GROUND}`, 0.45),
    ...[104, 150, 196, 242, 288, 334, 380].map((y) => joint(y, 31, 449)),
    cornice(40, 30, 450, 31),
    fill('url(#wall)', 'M24 72H456V80H24z'),
    line('M24 72H456V80H24z', 0.32),
    fill('url(#eaves)', 'M30 0H450V14H30z', ' transform="translate(0 80)" opacity=".6"'),
    lamp(173, 246),
    lamp(307, 246),
  ].join(''),
  doors: [
    { id: 'a', middle: 105, width: 98, crown: 190, open: null, seed: 1 },
    { id: 'b', middle: 240, width: 108, crown: 118, open: [0.27, 0.23], seed: 5 },
    { id: 'c', middle: 375, width: 98, crown: 190, open: null, seed: 9 },
  ],
};

const dornach: House = {
  height: 324,
  accent: accents.bottle,
  wall: [
    fill('url(#wall)', `M14 158H466V${GROUND}H14z`),
    line(`M14.500 158V${GROUND}M465.500 158V${GROUND}`, 0.45),
    ...[204, 254, 304, 354, 404].map((y) => joint(y, 15, 465)),
    cornice(158, 14, 466, 0),
    lamp(127, 262),
    lamp(353, 262),
  ].join(''),
  doors: [
    { id: 'a', middle: 72, width: 84, crown: 226, open: null, seed: 2 },
    { id: 'b', middle: 183, width: 90, crown: 214, open: null, seed: 5 },
    { id: 'c', middle: 297, width: 90, crown: 214, open: [0.25, 0.2], seed: 6 },
    { id: 'd', middle: 408, width: 84, crown: 226, open: null, seed: 11 },
  ],
};

const vienna: House = {
  height: 434,
  accent: accents.midnight,
  wall: [
    fill('url(#wall)', `M64 ${GROUND}V212a176 176 0 0 1 352 0V${GROUND}z`),
    line(`M64.500 ${GROUND}V212a175.500 175.500 0 0 1 351 0V${GROUND}`, 0.5),
    line(`M78.500 ${GROUND}V212a161.500 161.500 0 0 1 323 0V${GROUND}`, 0.28),
    line(`M106.500 ${GROUND}V212a133.500 133.500 0 0 1 267 0V${GROUND}`, 0.28),
    // The stones of the vault.
    line(
      count(17)
        .map((i) => {
          const turn = (Math.PI * i) / 16;
          const on = (r: number) => `${(240 - Math.cos(turn) * r).toFixed(1)} ${(212 - Math.sin(turn) * r).toFixed(1)}`;
          return `M${on(134)}L${on(161)}`;
        })
        .join(''),
      0.2,
    ),
    ...[258, 304, 350, 396].map((y) => joint(y, 79, 106) + joint(y, 374, 401)),
    fill('url(#wall)', `M54 412H120V${GROUND}H54zM360 412H426V${GROUND}H360z`),
    line(`M54 412H120V${GROUND}H54zM360 412H426V${GROUND}H360z`, 0.4),
  ].join(''),
  doors: [{ id: 'a', middle: 240, width: 224, crown: 100, open: [0.27, 0.22], seed: 4 }],
};

/** A store front, 480 wide, for each town, by name. All doors are arches; each store has its accent. */
export const stores = (): readonly (readonly [town: string, picture: string])[] => [
  ['munich', store(munich)],
  ['dornach', store(dornach)],
  ['vienna', store(vienna)],
];
