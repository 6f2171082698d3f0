/** The contact sheet: every picture in one page, by screen, with a table of contents. */
import { embedded, escaped, pageOf } from './picture-page.ts';
import type { Photographed, Picture } from './photograph.ts';

const STYLED = `
  nav ul { columns: 15rem; margin: 0; padding: 0; list-style: none; }
  nav li { line-height: 1.9; }
  nav small { display: inline; }
  h2 { font-size: 1.75rem; }
  a, label { color: inherit; }
  figure { margin: 0 0 3rem; }
  figcaption { margin: 0 0 0.75rem; }
  .pictures { display: flex; gap: 1.5rem; align-items: start; overflow-x: auto; padding-block-end: 0.5rem; }
  .pictures img { flex: none; zoom: 0.5; }
  body:has(#actual:checked) .pictures img { zoom: 1; }
  .flaws { color: #98201b; }
  ul.flaws { margin: 0.25rem 0 0; padding-inline-start: 1.25rem; }`;

export interface Sheet {
  language: string;
  widths: readonly number[];
  photographed: readonly Photographed[];
}

const captionOf = ({ screen, situation, name, places, path, flaws }: Photographed) => {
  const wrong = flaws.map((flaw) => `<li>${escaped(flaw)}</li>`).join('');
  return `<figcaption><strong>${escaped(name)}</strong>
<small><code>${escaped(`${screen}.${situation}`)}</code> · ${escaped(path || 'any address')}<br>${escaped(places)}</small>
${wrong && `<ul class="flaws">${wrong}</ul>`}</figcaption>`;
};
const imageOf = ({ engine, scheme, width, height, data, type }: Picture, name: string) =>
  `<img loading="lazy" alt="${escaped(`${name}, ${width} px, ${scheme}, ${engine}`)}" title="${engine}, ${scheme}" width="${width}" height="${height}" src="${embedded(data, type)}">`;
const figureOf = (situation: Photographed) =>
  `<figure id="${situation.screen}-${situation.situation}">${captionOf(situation)}
<div class="pictures">${situation.pictures.map((picture) => imageOf(picture, situation.name)).join('\n')}</div></figure>`;

const flawedOf = (group: readonly Photographed[]) => {
  const flawed = group.filter(({ flaws }) => flaws.length > 0).length;
  return flawed > 0 ? ` <span class="flaws">${flawed} flawed</span>` : '';
};

/** The page as text. */
export function writeSheet({ language, widths, photographed }: Sheet): string {
  const screens = [...Map.groupBy(photographed, ({ screen }) => screen)];
  const pictures = photographed.reduce((sum, situation) => sum + situation.pictures.length, 0);
  const contents = screens.map(
    ([screen, group]) => `<li><a href="#${screen}">${screen}</a> <small>${group.length}${flawedOf(group)}</small></li>`,
  );
  const sections = screens.map(
    ([screen, group]) => `<section><h2 id="${screen}">${screen}</h2>\n${group.map(figureOf).join('\n')}</section>`,
  );
  return pageOf(
    `Contact sheet, ${language}`,
    STYLED,
    `<h1>Every page in every situation</h1>
<p>screens: ${screens.length}, situations: ${photographed.length}, pictures: ${pictures}; language ${language}; ${widths.join(', ')} px wide.</p>
<p><label><input type="checkbox" id="actual"> in actual size</label></p>
<nav aria-label="Screens"><ul>${contents.join('\n')}</ul></nav>
${sections.join('\n')}`,
  );
}
