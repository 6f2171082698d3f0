import { at, clamp, mix } from './numbers.ts';

type Triple = readonly [number, number, number];

/** Five colours of an accent, from the bottom of a fold to its sheen. */
export type Ramp = readonly [string, string, string, string, string];

export type Accent = { readonly ramp: Ramp; readonly seed: number };

export const accents = {
  oxblood: { ramp: ['#1b0709', '#430f12', '#752221', '#ad534c', '#e6b3a4'], seed: 7 },
  bottle: { ramp: ['#06120e', '#0d2b22', '#1b4b3c', '#528873', '#b9d4c6'], seed: 23 },
  midnight: { ramp: ['#070a14', '#111c38', '#22345f', '#586ea1', '#bccae6'], seed: 41 },
  brass: { ramp: ['#231408', '#593816', '#946b2c', '#cca761', '#f7e9c4'], seed: 58 },
  blush: { ramp: ['#47221c', '#875247', '#bd8879', '#e0b7a9', '#fcebe3'], seed: 73 },
  noir: { ramp: ['#050505', '#151311', '#302d2a', '#88827a', '#faf5ed'], seed: 91 },
} as const satisfies Record<string, Accent>;

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gamma = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const channel = (hex: string, from: number): number => linear(Number.parseInt(hex.slice(from, from + 2), 16) / 255);

/** A hex colour in OKLab, where mixing keeps the lightness even. */
function toLab(hex: string): Triple {
  const [r, g, b] = [channel(hex, 1), channel(hex, 3), channel(hex, 5)] as const;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (c: number): string =>
    Math.round(clamp(gamma(c), 0, 1) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(byte).join('')}`;
}

const blend = (a: Triple, b: Triple, share: number): Triple => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
];

/** Maps a brightness between 0 and 1 to a colour of the ramp. */
export function shade(ramp: Ramp): (brightness: number) => string {
  const stations = ramp.map(toLab);
  return (brightness) => {
    const x = clamp(brightness, 0, 1) * (stations.length - 1);
    const i = Math.min(stations.length - 2, Math.floor(x));
    return toHex(blend(at(stations, i), at(stations, i + 1), x - i));
  };
}

export const tint = (hex: string, towards: string, share: number): string =>
  toHex(blend(toLab(hex), toLab(towards), share));

/** Mixes a whole ramp with one colour, each stop by its own share. */
export function tintRamp(ramp: Ramp, towards: string, shares: readonly [number, number, number, number, number]): Ramp {
  return [
    tint(ramp[0], towards, shares[0]),
    tint(ramp[1], towards, shares[1]),
    tint(ramp[2], towards, shares[2]),
    tint(ramp[3], towards, shares[3]),
    tint(ramp[4], towards, shares[4]),
  ];
}
