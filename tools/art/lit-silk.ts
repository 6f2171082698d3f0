/** Silk lit from behind, with the shadow of a garment between the lamp and the silk. */
import { accents, shade, tint, type Ramp } from './colour.ts';
import { doorway } from './doorway.ts';
import { plumb, shifted, type Fall } from './fall.ts';
import { panel, type Panel } from './panel.ts';
import type { Shape } from './shape.ts';
import { ellipse, fill, linear } from './svg.ts';

type LitSilk = {
  /** From the bottom of a fold to the thinnest part of the silk. */
  ramp: Ramp;
  seed: number;
  glow: string;
  /** Colours of a shadow, and of the cloth far from the lamp. */
  shadow: string;
  dusk: string;
};

/** Each accent, lit from behind. */
export const litSilks = {
  oxblood: {
    ramp: ['#430b10', '#74191b', '#a32d2a', '#d0604b', '#f6b18d'],
    seed: accents.oxblood.seed,
    glow: '#ffd29c',
    shadow: '#30040a',
    dusk: '#22050a',
  },
  bottle: {
    ramp: ['#0d3126', '#205744', '#417f68', '#76ab94', '#c2ddcf'],
    seed: accents.bottle.seed,
    glow: '#fff0c4',
    shadow: '#04130e',
    dusk: '#04130e',
  },
  midnight: {
    ramp: ['#0d1733', '#1c2e5c', '#355088', '#6480b3', '#adc0de'],
    seed: accents.midnight.seed,
    glow: '#fff0cf',
    shadow: '#0a1026',
    dusk: '#0a1230',
  },
  brass: {
    ramp: ['#4a2f0d', '#7d5520', '#b3873c', '#dcb566', '#f7e2b0'],
    seed: accents.brass.seed,
    glow: '#fff2cc',
    shadow: '#2c1804',
    dusk: '#2f1b06',
  },
  blush: {
    ramp: ['#a6675a', '#c48d7d', '#deb09f', '#efcfbd', '#fdeede'],
    seed: accents.blush.seed,
    glow: '#fff3dc',
    shadow: '#491d1b',
    dusk: '#6a352d',
  },
  noir: {
    ramp: ['#100f0e', '#282522', '#4d4842', '#857d72', '#cabfae'],
    seed: accents.noir.seed,
    glow: '#fff2d6',
    shadow: '#050505',
    dusk: '#050505',
  },
} as const satisfies Record<string, LitSilk>;

/** Blurred edges: less for a garment near the cloth, more for one further behind. */
const blur = (id: string, deviation: number): string =>
  `<filter id="${id}" x="0" y="0" width="640" height="1000" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

const shadowOf = ({ d, opacity, stroke, isLight, transform }: Shape, { glow, shadow }: LitSilk): string => {
  const paint = stroke
    ? `fill="none" stroke="${isLight ? glow : shadow}" stroke-width="${stroke}"`
    : `fill="${isLight ? glow : 'url(#shadow)'}"`;
  return `<path ${paint} opacity="${opacity}"${transform ? ` transform="${transform}"` : ''} d="${d}"/>`;
};

/** The folds are drawn again over the shadow, so that the garment appears behind the cloth. */
function folds({ lines, pen }: Panel, { ramp, dusk }: LitSilk): string {
  const light = shade(ramp)(0.9);
  const stroke = (line: Fall, width: number, opacity: number): string =>
    `<path stroke-width="${width}" opacity="${opacity}" d="${pen.down(line)}"/>`;
  return lines
    .slice(1, -1)
    .map(
      (line) =>
        `<g stroke="${dusk}">${stroke(line, 16, 0.07)}${stroke(line, 7, 0.1)}${stroke(line, 1.4, 0.4)}</g>` +
        `<g stroke="${light}">${stroke(shifted(line, 9), 7, 0.13)}${stroke(shifted(line, 26), 22, 0.08)}</g>`,
    )
    .join('');
}

const lights = ({ ramp, glow, shadow, dusk }: LitSilk): string =>
  [
    ellipse('lamp', [322, 530, 310, 500], `0 ${glow} 0.95, 0.3 ${glow} 0.7, 0.65 ${glow} 0.27, 1 ${glow} 0`),
    ellipse('dusk', [322, 530, 380, 600], `0.4 ${dusk} 0, 0.75 ${dusk} 0.28, 1 ${dusk} 0.72`),
    linear('spill', [0, 926, 0, 956], `0 ${glow} 0.7, 1 ${glow} 0`),
    linear('shadow', [0, 240, 0, 900], `0 ${shadow}, 0.45 ${shadow} 0.96, 1 ${tint(shadow, ramp[0], 0.5)} 0.7`),
    linear('under', [0, 904, 0, 926], `0 #fff4da, 1 ${glow}`),
  ].join('');

/** @param shift varies the folds, so that pictures in a row differ. */
export function litSilk(silk: LitSilk, garment: readonly Shape[], shift: number): string {
  const cloth = panel({
    id: 's',
    seed: silk.seed + shift,
    folds: 9,
    left: plumb(54),
    right: plumb(586),
    top: 50,
    bottom: 914,
    ramp: silk.ramp,
    light: () => 1.04,
    step: 5.4,
    sheen: 0.7,
    wander: 0.42,
    hem: 3,
  });
  const draw = (shapes: readonly Shape[]): string => shapes.map((shape) => shadowOf(shape, silk)).join('');
  const far = garment.filter(({ isFar }) => isFar);
  const near = garment.filter(({ isFar }) => !isFar);
  const dense = near.filter(({ opacity, isLight }) => opacity > 0.6 && !isLight);
  const inside = [
    fill('url(#under)', 'M60 890H580V926H60z'),
    cloth.art,
    `<g clip-path="${cloth.clip}">`,
    fill('url(#lamp)', 'M54 50H586V910H54z'),
    far.length > 0 ? `<g filter="url(#far)" stroke-linecap="round">${draw(far)}</g>` : '',
    `<g filter="url(#far)" opacity=".4" stroke-linecap="round">${draw(dense)}</g>`,
    `<g filter="url(#near)" stroke-linecap="round">${draw(near)}</g>`,
    `<g fill="none">${folds(cloth, silk)}</g>`,
    fill('url(#dusk)', 'M54 50H586V910H54z'),
    '</g>',
  ].join('');
  return doorway({
    defs: cloth.defs + blur('near', 3.2) + blur('far', 6) + lights(silk),
    inside,
    // A thin line of light below the cloth.
    front: fill('url(#spill)', 'M66 926H574L592 956H48z'),
  });
}
