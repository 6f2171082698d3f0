/** A page with a picture of every step of every path, for those who read rather than run: translators, legal, designers. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVisit, writePlaces, writeStep, type PathEvent } from '../../../src/recorder/visit-text.ts';
import { embedded, escaped, pageOf } from '../../../scripts/contact-sheet/picture-page.ts';
import { courseOf } from '../../model/browser/course.ts';
import type { Order } from './order.ts';

const LONGEST = 72;
const inShort = (event: PathEvent) => {
  const words = writeStep(event);
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
};

const STYLE = `
  ol { display: flex; gap: 1.5rem; margin: 0; padding: 0 0 1rem; overflow-x: auto; list-style: none; align-items: start; }
  li { flex: none; inline-size: 16rem; }
  img { inline-size: 100%; }
  li p { block-size: 6.5rem; margin: 0 0 0.75rem; overflow: hidden; }
  b { font-size: 1.25rem; font-weight: 400; }`;

/**
 * Writes the page, pictures and all, into one file that needs nothing else.
 * @returns how many pictures are in it.
 */
export function writeStrip(file: string, { visits, language, width, pictures }: Order): number {
  let count = 0;
  const strips = visits.map(({ id, text }) => {
    const steps = courseOf(readVisit(text), language).map(({ event, after }, at) => {
      const picture = join(pictures ?? '', `${id}-${at + 1}.png`);
      const isThere = existsSync(picture);
      if (isThere) count += 1;
      const image = isThere
        ? `<img alt="" src="${embedded(readFileSync(picture), 'png')}">`
        : '<p><small>No picture: the product was left, or this was not reached.</small></p>';
      const caption = `<b>${at + 1}</b> <code>${escaped(inShort(event))}</code> <small>${escaped(writePlaces(after.value))}</small>`;
      return `<li><p title="${escaped(writeStep(event))}">${caption}</p>${image}</li>`;
    });
    return `<section><h2>${id}</h2><ol>${steps.join('\n')}</ol></section>`;
  });
  const title = `Paths in ${language}, ${width} px`;
  const head = `<h1>Paths, in pictures</h1><p>paths: ${visits.length}, pictures: ${count}; language ${language}, ${width} px wide.</p>`;
  writeFileSync(file, pageOf(title, STYLE, `${head}\n${strips.join('\n')}`));
  return count;
}
