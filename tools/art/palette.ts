import { at } from './numbers.ts';

type Rgb = readonly [number, number, number];
type Tone = { rgb: Rgb; pixels: number };

const mean = (tones: readonly Tone[]): Rgb => {
  const pixels = tones.reduce((sum, tone) => sum + tone.pixels, 0);
  const channel = (i: 0 | 1 | 2): number => tones.reduce((sum, { rgb, pixels: n }) => sum + rgb[i] * n, 0) / pixels;
  return [channel(0), channel(1), channel(2)];
};

type Box = { tones: Tone[]; channel: 0 | 1 | 2; weight: number };

/** A box of colours for median cut: its widest channel, and its weight. */
function boxOf(tones: Tone[]): Box {
  const range = ([0, 1, 2] as const).map((channel) => {
    const values = tones.map(({ rgb }) => rgb[channel]);
    return { channel, weight: values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b)) };
  });
  const widest = range.reduce((a, b) => (b.weight > a.weight ? b : a));
  const pixels = tones.reduce((sum, tone) => sum + tone.pixels, 0);
  // Large areas get more colours, but less than in proportion, since an edge of few pixels is visible too.
  return { tones, channel: widest.channel, weight: widest.weight * pixels ** 0.3 };
}

/** Reduces the colours of a picture (RGBA bytes) to `size` by median cut. */
export function palette(pixels: Uint8Array, size: number): readonly Rgb[] {
  const tones = new Map<number, Tone>();
  for (let i = 0; i < pixels.length; i += 4) {
    const rgb: Rgb = [byte(pixels, i), byte(pixels, i + 1), byte(pixels, i + 2)];
    const name = (rgb[0] << 16) | (rgb[1] << 8) | rgb[2];
    const tone = tones.get(name);
    if (tone) tone.pixels += 1;
    else tones.set(name, { rgb, pixels: 1 });
  }
  const boxes = [boxOf([...tones.values()])];
  while (boxes.length < size) {
    const widest = boxes.reduce((a, b) => (b.weight > a.weight ? b : a));
    if (widest.tones.length < 2) break;
    const sorted = widest.tones.sort((a, b) => a.rgb[widest.channel] - b.rgb[widest.channel]);
    const middle = (at(sorted, 0).rgb[widest.channel] + at(sorted, sorted.length - 1).rgb[widest.channel]) / 2;
    const cut = Math.max(
      1,
      sorted.findIndex(({ rgb }) => rgb[widest.channel] > middle),
    );
    const halves = [sorted.slice(0, cut), sorted.slice(cut)];
    boxes.splice(boxes.indexOf(widest), 1, ...halves.map(boxOf));
  }
  return boxes.map((box) => mean(box.tones));
}

const byte = (bytes: Uint8Array, i: number): number => bytes[i] ?? 0;

/** The index of the nearest colour for every pixel. */
export function indexed(pixels: Uint8Array, colours: readonly Rgb[]): Uint8Array {
  const known = new Map<number, number>();
  const nearest = (r: number, g: number, b: number): number => {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [i, colour] of colours.entries()) {
      // Weights of the eye's sensitivity.
      const distance = 2 * (r - colour[0]) ** 2 + 4 * (g - colour[1]) ** 2 + 3 * (b - colour[2]) ** 2;
      if (distance < least) [best, least] = [i, distance];
    }
    return best;
  };
  return Uint8Array.from({ length: pixels.length / 4 }, (_, i) => {
    const [r, g, b] = [byte(pixels, i * 4), byte(pixels, i * 4 + 1), byte(pixels, i * 4 + 2)] as const;
    const name = (r << 16) | (g << 8) | b;
    const found = known.get(name) ?? nearest(r, g, b);
    known.set(name, found);
    return found;
  });
}
