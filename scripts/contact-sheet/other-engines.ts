/** The same situations in another engine, for whoever compares them side by side. */
import type { EnginePage } from '../../test/engines/engine-page.ts';
import { launch } from '../../test/engines/launch.ts';
import { cutWords } from '../../test/harness/cut-words.ts';
import type { Engine } from '../../test/harness/engines.ts';
import type { Listed } from './listed.ts';
import { heightOf, MOMENT } from '../../workbench/screen/window.ts';
import { forgetAndWait, measure, settle, type Photographed, type Picture } from './photograph.ts';

/** Milliseconds within which a situation is drawn. */
const PATIENCE = 20_000;

/** In the page: it is that moment, for ever. The address says which, where a situation has one of its own. */
function standStill(usual: string) {
  const moment = Date.parse(new URLSearchParams(location.search).get('moment') ?? usual);
  const construct = (target: DateConstructor, given: unknown[]) =>
    Reflect.construct(target, given.length === 0 ? [moment] : given) as Date;
  const get = (target: DateConstructor, key: string | symbol): unknown =>
    key === 'now' ? () => moment : Reflect.get(target, key);
  Reflect.set(window, 'Date', new Proxy(Date, { construct, get }));
}
/** In the page: resolves once the situation stands there. */
function drawn(patience: number): Promise<boolean> {
  const isDrawn = () => document.documentElement.dataset['drawn'] !== undefined;
  return new Promise((resolve) => {
    const end = performance.now() + patience;
    const look = () => (isDrawn() || performance.now() > end ? resolve(isDrawn()) : requestAnimationFrame(look));
    look();
  });
}

async function photograph(
  page: EnginePage,
  { address, moment }: Listed,
  widths: readonly number[],
): Promise<{ pictures: Picture[]; flaws: string[] }> {
  const { pathname, searchParams } = new URL(address);
  if (moment !== null) searchParams.set('moment', moment);
  await page.open(`${pathname}?${searchParams}`);
  if (!(await page.evaluate(drawn, PATIENCE))) return { pictures: [], flaws: ['is not drawn'] };
  const pictures: Picture[] = [];
  const flaws: string[] = [];
  for (const width of widths) {
    await page.resize(width, heightOf(width));
    await page.evaluate(settle);
    const seen = await page.evaluate(measure);
    flaws.push(...[...seen.flaws, ...(await page.evaluate(cutWords))].map((flaw) => `${width} px: ${flaw}`));
    const data = Buffer.from(await page.picture());
    pictures.push({
      engine: page.engine,
      scheme: 'light',
      type: 'png',
      width,
      height: heightOf(width),
      data,
      full: data,
    });
  }
  return { pictures, flaws };
}

/**
 * @param taken situations as Chromium drew them.
 * @param tell is given a line for each situation.
 * @returns the same, with pictures and flaws of this engine besides; those of one width stand side by side.
 */
export async function photographElsewhere(
  engine: Engine,
  taken: readonly Photographed[],
  widths: readonly number[],
  tell: (line: string) => void,
): Promise<Photographed[]> {
  const browser = await launch(engine);
  const { page, close } = await browser.open(new URL(taken[0]?.address ?? '').origin);
  await page.early({ run: standStill, argument: MOMENT });
  await page.early({ run: forgetAndWait, argument: undefined });
  const all: Photographed[] = [];
  for (const situation of taken) {
    const here = await photograph(page, situation, widths);
    const pictures = [...situation.pictures, ...here.pictures].sort((one, other) => one.width - other.width);
    const flaws = [...situation.flaws, ...here.flaws.map((flaw) => `${engine}, ${flaw}`)];
    all.push({ ...situation, pictures, flaws });
    tell(
      `${here.flaws.length > 0 ? '✗' : '✓'} ${engine} ${all.length}/${taken.length} ${situation.screen}.${situation.situation} ${here.flaws.join('; ')}`,
    );
  }
  await close();
  await browser.close();
  return all;
}
