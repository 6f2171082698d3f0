/** What it costs to show pictures in a place of a page, as Chromium traces it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { onMainThread, traced, type TraceEvent } from '../trace.ts';
import type { Files, Picture } from './encode.ts';

export interface Place {
  title: string;
  names: readonly string[];
  /** Width and height of each, in pixels of CSS. */
  box: readonly [number, number];
  window: readonly [number, number];
  density: number;
}
export interface Cost {
  /** As delivered, without headers. */
  bytes: number;
  /** Milliseconds of all that the main thread does meanwhile. */
  mainThread: number;
  longTasks: number;
  /** Milliseconds of the processor on other threads. */
  decode: number;
  raster: number;
  /** Milliseconds until the last of them is on the screen. */
  drawn: number;
}

const SLOWER = 4;
const LONG = 50_000;
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing', '__metadata'];

const addressOf = (name: string, { width }: Picture) => `/${name}-${width ?? 'any'}`;
function imageOf(name: string, sizes: readonly Picture[], [width, height]: Place['box']): string {
  const srcset = sizes.map((size) => `${addressOf(name, size)}${size.width === null ? '' : ` ${size.width}w`}`);
  return `<img style="display:inline-block;width:${width}px;height:${height}px;object-fit:cover" sizes="${width}px" srcset="${srcset.join()}">`;
}

async function serve({ pictures }: Files) {
  const files = new Map([...pictures].flatMap(([name, sizes]) => sizes.map((size) => [addressOf(name, size), size])));
  let bytes = 0;
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    bytes += file?.body.length ?? 0;
    response
      .setHeader('content-type', file?.type ?? 'text/html')
      .setHeader('cache-control', 'no-store')
      .setHeader('content-encoding', file?.encoding ?? 'identity')
      .end(file?.body ?? '<!doctype html><title>pictures</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    [Symbol.dispose]: () => void server.close(),
  };
}

const isWork = (names: readonly string[]) => (event: TraceEvent) => names.includes(event.name);
const isRaster = isWork(['RasterTask']);
const isDecode = isWork(['ImageDecodeTask']);
const isShown = isWork(['RasterTask', 'ImageDecodeTask', 'DrawFrame']);
/** Milliseconds of the processor itself. */
const own = (events: readonly TraceEvent[]) => events.reduce((sum, { tdur = 0 }) => sum + tdur, 0) * (SLOWER / 1000);

export async function costOf(browser: Browser, place: Place, files: Files): Promise<Cost> {
  using server = await serve(files);
  const [width, height] = place.window;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: place.density });
  await page.goto(server.origin);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const html = place.names.map((name) => imageOf(name, files.pictures.get(name) ?? [], place.box)).join('');
  const events = await traced(session, CATEGORIES, async () => {
    await page.evaluate(async (images) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      performance.mark('asked');
      document.body.innerHTML = images;
      const loaded = (image: HTMLImageElement) => new Promise((resolve) => image.addEventListener('load', resolve));
      await Promise.all([...document.images].map(loaded));
      await frame();
      await frame();
    }, html);
    // What other threads still draw has no event of the page: a picture of the page waits for it.
    await page.screenshot();
  });
  await page.close();
  const began = events.find(({ name }) => name === 'asked')?.ts ?? Infinity;
  const after = events.filter(({ ts }) => ts >= began);
  const tasks = onMainThread(events).filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur >= began);
  const rasters = after.filter(isRaster);
  return {
    bytes: server.bytes(),
    mainThread: tasks.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000,
    longTasks: tasks.filter(({ dur = 0 }) => dur > LONG).length,
    decode: own(after.filter(isDecode)),
    raster: own(rasters),
    drawn: (Math.max(...after.filter(isShown).map(({ ts, dur = 0 }) => ts + dur)) - began) / 1000,
  };
}
