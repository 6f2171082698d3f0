/** A page with a picture of every step of every path, for those who read rather than run: translators, legal, designers. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVisit, writePlaces, writeStep, type PathEvent } from '../../src/recorder/visit-text.ts';
import { courseOf } from './course.ts';
import type { Order } from './order.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const LONGEST = 72;
const inShort = (event: PathEvent) => {
  const words = writeStep(event);
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
};

const STYLE = `
  body { margin: 0; padding: 2rem; background: #ebe3d7; color: #14110f; font: 1rem/1.5 Georgia, serif; }
  h1 { font-weight: 400; font-size: 2.5rem; margin: 0 0 0.5rem; }
  h2 { font: 400 1.25rem/1.4 Georgia, serif; margin: 3rem 0 1rem; }
  code { font: 0.8125rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
  ol { display: flex; gap: 1.5rem; margin: 0; padding: 0 0 1rem; overflow-x: auto; list-style: none; align-items: start; }
  li { flex: none; inline-size: 16rem; }
  img { inline-size: 100%; block-size: auto; border: 1px solid #cfc5b7; background: #fdfaf5; }
  li p { block-size: 6.5rem; margin: 0 0 0.75rem; overflow: hidden; }
  b { font-size: 1.25rem; font-weight: 400; }
  small { display: block; overflow-wrap: anywhere; color: #4b443d; line-height: 1.3; }`;

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
        ? `<img alt="" src="data:image/png;base64,${readFileSync(picture).toString('base64')}">`
        : '<p><small>No picture: the product was left, or this was not reached.</small></p>';
      const caption = `<b>${at + 1}</b> <code>${escaped(inShort(event))}</code> <small>${escaped(writePlaces(after.value))}</small>`;
      return `<li><p title="${escaped(writeStep(event))}">${caption}</p>${image}</li>`;
    });
    return `<section><h2>${id}</h2><ol>${steps.join('\n')}</ol></section>`;
  });
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Paths in ${language}, ${width} px</title><style>${STYLE}</style>
<h1>Paths, in pictures</h1><p>paths: ${visits.length}, pictures: ${count}; language ${language}, ${width} px wide.</p>
${strips.join('\n')}
</html>
`,
  );
  return count;
}
