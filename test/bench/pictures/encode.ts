/** Pictures in the formats that are compared. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** Of `sharp`, what is used of it. */
export type Encoder = (png: Buffer) => {
  webp: (options: { quality: number }) => { toBuffer: () => Promise<Buffer> };
  avif: (options: { quality: number; effort: number }) => { toBuffer: () => Promise<Buffer> };
};

export interface Picture {
  /** Pixels; null: it is sharp at every size. */
  width: number | null;
  type: string;
  /** As it is delivered. */
  body: Buffer;
  encoding?: 'br';
}
export interface Files {
  format: string;
  /** Of each name its sizes. */
  pictures: ReadonlyMap<string, readonly Picture[]>;
}

const WIDTHS = [360, 720, 1280];
/** Height by width of every curtain and shadow. */
const TALL = 1.5625;
const read = (name: string) => readFileSync(new URL(`../../../src/ui/art/${name}.svg`, import.meta.url));

export const svgOf = (names: readonly string[]): Files => ({
  format: 'SVG',
  pictures: new Map(
    names.map((name) => [
      name,
      [{ width: null, type: 'image/svg+xml', body: brotliCompressSync(read(name)), encoding: 'br' }],
    ]),
  ),
});

/** As Chromium draws it, on nothing. */
async function drawnAt(browser: Browser, name: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: Math.round(width * TALL) } });
  const source = `data:image/svg+xml;base64,${read(name).toString('base64')}`;
  await page.setContent(`<body style="margin:0"><img style="display:block;width:100vw;height:100vh" src="${source}">`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** At about the encoder’s own qualities. */
export async function bitmapsOf(names: readonly string[], encoder: Encoder, browser: Browser): Promise<Files[]> {
  const [webp, avif] = [new Map<string, Picture[]>(), new Map<string, Picture[]>()];
  for (const name of names)
    for (const width of WIDTHS) {
      const png = await drawnAt(browser, name, width);
      const add = (pictures: Map<string, Picture[]>, type: string, body: Buffer) =>
        pictures.set(name, [...(pictures.get(name) ?? []), { width, type, body }]);
      add(webp, 'image/webp', await encoder(png).webp({ quality: 75 }).toBuffer());
      add(avif, 'image/avif', await encoder(png).avif({ quality: 50, effort: 3 }).toBuffer());
    }
  return [
    { format: 'WebP', pictures: webp },
    { format: 'AVIF', pictures: avif },
  ];
}
