/** A storyboard as one HTML page: what is seen is what is printed, A4 across. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { embedded, escaped } from '../../scripts/contact-sheet/picture-page.ts';
import { captionOf, type Caption } from './captions.ts';
import { partsThatDiffer, slicesOf, type Slice } from './cuts.ts';
import { recipient, subjectOf } from './mails.ts';
import { WIDTH, type Picture } from './photograph.ts';
import type { Frame, Played } from './play.ts';
import { sheetsOf, type Column, type Strip } from './sheets.ts';

/** Millimetres on paper. */
const COLUMN = 51.4;
const TALLEST = 121;
const MM_PER_PX = COLUMN / WIDTH;
const KEYS_A_COLUMN = 34;

export interface Shot {
  frame: Frame;
  picture: Picture;
}

const faces = createRequire(import.meta.url);
const face = (file: string) => `url(data:font/woff2;base64,${readFileSync(faces.resolve(file)).toString('base64')})`;
export const style = (): string => `
@font-face { font-family: Ibarra; src: ${face('@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-normal.woff2')}; }
@font-face { font-family: Ibarra; font-style: italic; src: ${face('@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-italic.woff2')}; }
@font-face { font-family: Instrument; font-weight: 400 700; src: ${face('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')}; }
${readFileSync(join(import.meta.dirname, 'storyboard.css'), 'utf8')}`;

const list = (items: readonly string[]) => items.map((item) => `<li>${item}</li>`).join('');

function captionHtml(number: number, caption: Caption, path: string | null, isContinued: boolean): string {
  const { title, within, happened, tracked, mailed, next } = caption;
  const heading = `<h2><b>${number}</b> ${escaped(title)}</h2>`;
  if (isContinued) return `<header>${heading}<p class="within">continued</p></header>`;
  const events = tracked.map(({ event, means }) => `<code>${event}</code> ${escaped(means)}`);
  return `<header>${heading}
${within === '' ? '' : `<p class="within">${escaped(within)}</p>`}
${path === null ? '' : `<p class="path">${escaped(path)}</p>`}
<ul>${list(happened.map(escaped))}</ul>
${events.length > 0 ? `<ul class="tracked" aria-label="Tracked">${list(events)}</ul>` : ''}
${mailed === null ? '' : `<p class="mailed">Mailed: ${escaped(mailed)}</p>`}
${next === null ? '' : `<p class="next">Next: ${escaped(next)}</p>`}</header>`;
}

const mm = (px: number) => `${(px * MM_PER_PX).toFixed(2)}mm`;
const sliceHtml = ({ from, to }: Slice, name: string, { height }: Picture, alt: string) =>
  `<div class="slice" style="block-size:${mm(to - from)}" role="img" aria-label="${escaped(alt)}"><i class="${name}" style="inset-block-start:-${mm(from)};block-size:${mm(height)}"></i></div>`;
const keysHtml = (keys: readonly string[]) => `<ul class="keys">${list(keys.map((key) => `<code>${key}</code>`))}</ul>`;

/** Where what is shown of a page ends: the foot is shown once. */
const endOf = ({ picture: { height, looked } }: Shot, at: number) => (at === 0 ? height : (looked.foot ?? height));

/** What of a picture is shown: all of it, or of a page that stands there already what differs. */
function shownOf(shots: readonly Shot[], shot: Shot, at: number): { slices: readonly Slice[]; like: number | null } {
  const { frame, picture } = shot;
  const end = endOf(shot, at);
  const whole = { slices: [{ from: 0, to: end }], like: null };
  if (frame.kind === 'mail') return whole;
  const like = shots.findLastIndex(
    (one, index) => index < at && one.frame.kind === 'screen' && one.frame.page === frame.page,
  );
  const before = shots[like];
  if (!before) return whole;
  const parts = partsThatDiffer(picture.looked, before.picture.looked, end);
  // What moves alone is at the top.
  return { slices: parts.length > 0 ? parts : [{ from: 0, to: Math.min(end, TALLEST / MM_PER_PX) }], like };
}

const chunks = <T>(all: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** Keys that no frame before says. */
function newKeys(shots: readonly Shot[], at: number): readonly string[] {
  const known = new Set(shots.slice(0, at).flatMap(({ picture }) => picture.keys));
  return (shots[at]?.picture.keys ?? []).filter((key) => !known.has(key));
}

/** @param withKeys whether the keys of the messages stand beside each screen. */
export function storyboardPage(played: Played, shots: readonly Shot[], language: string, withKeys: boolean): string {
  const shown = shots.map((shot, at) => shownOf(shots, shot, at));
  const columns = shots.map(({ picture }, at): Column[] => [
    ...(shown[at]?.slices ?? [])
      .flatMap((part) => slicesOf(part, picture.looked.cuts, TALLEST / MM_PER_PX))
      .map((slice) => ({ kind: 'picture', slice }) as const),
    ...(withKeys ? chunks(newKeys(shots, at), KEYS_A_COLUMN).map((keys) => ({ kind: 'keys', keys }) as const) : []),
  ]);
  const stripHtml = ({ frame: at, isContinued, columns: here }: Strip): string => {
    const shot = shots[at];
    if (!shot) return '';
    const { frame, picture } = shot;
    const caption = captionOf(frame, shots[at + 1]?.frame);
    const path = frame.kind === 'screen' ? frame.path : `“${subjectOf(frame.mail, played.language)}”, to ${recipient}`;
    const like = shown[at]?.like ?? null;
    const told =
      like === null || isContinued
        ? caption
        : { ...caption, within: `${caption.within} (what differs from ${like + 1})` };
    const alt = `${at + 1}, ${caption.title}`;
    const body = here.map((column) =>
      column.kind === 'keys' ? keysHtml(column.keys) : sliceHtml(column.slice, `p${at}`, picture, alt),
    );
    return `<section style="grid-column:span ${here.length}">${captionHtml(at + 1, told, path, isContinued)}<div class="columns">${body.join('')}</div></section>`;
  };
  const sheets = sheetsOf(columns);
  const foot = (number: number) =>
    `<footer><span>Vestibule · ${escaped(played.title)} · ${language}</span><span>${number} of ${sheets.length}</span></footer>`;
  const pictures = shots.map(({ picture }, at) => `.p${at}{background-image:url(${embedded(picture.data, 'webp')})}`);
  const title = `<header class="title"><h1>${escaped(played.title)} <em>· ${language}</em></h1><p>${escaped(played.about)}</p></header>`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(played.title)}, ${language} · Storyboards · Vestibule</title><style>${style()}
${pictures.join('\n')}</style>
${sheets.map((sheet, at) => `<article>${at === 0 ? title : ''}<div class="sheet">${sheet.map(stripHtml).join('\n')}</div>${foot(at + 1)}</article>`).join('\n')}
</html>
`;
}
