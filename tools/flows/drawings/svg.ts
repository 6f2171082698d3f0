/** Renders a layout as SVG: paper, ink, hairlines, one accent colour. */
import { PAD, type Sized } from './card.ts';
import type { Arrow, Frame, Layout, Placed } from './layout.ts';
import { lineHeight, SIZE, wrapped, type Line, type Look } from './text.ts';

const [PAPER, LIGHT, DEEP, INK, SOFT, FAINT, LINE, ACCENT] = [
  '#f5f0e8',
  '#fdfaf5',
  '#ebe3d7',
  '#14110f',
  '#4b443d',
  '#6a6158',
  '#cfc5b7',
  '#752221',
];
/** As wide as the font used for measuring, wherever one of them is installed. */
const SANS = 'Helvetica, Arial, Liberation Sans, DejaVu Sans Condensed, sans-serif';
const SERIF = "Georgia, 'Times New Roman', 'DejaVu Serif Condensed', serif";
const COLOURS: Readonly<Record<Look, string>> = {
  name: INK,
  plain: INK,
  soft: SOFT,
  faint: FAINT,
  goal: INK,
  tracked: ACCENT,
};

/** Margin around the drawing. */
const MARGIN = 18;
const HEAD = 52;
const round = (pixels: number) => Math.round(pixels * 10) / 10;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const wordsAt = (line: Line, x: number, y: number): string =>
  `<text x="${round(x)}" y="${round(y)}">${line.map(({ text, look }) => `<tspan class="${look}">${escaped(text)}</tspan>`).join('')}</text>`;

/** For drawings embedded in a page: the link of a state's name. @param id of its card. */
export type LinkOf = (id: string) => string;

function cardOf({ of: { card, paragraphs, rules }, x, y, width, height }: Placed<Sized>, linkOf?: LinkOf): string {
  const box = `<rect class="${card.kind}" x="${round(x)}" y="${round(y)}" width="${width}" height="${height}"/>`;
  const begins = card.isInitial ? `<circle class="begins" cx="${round(x)}" cy="${round(y)}" r="5"/>` : '';
  const lines = rules.map((at) => `<path class="rule" d="M${round(x)} ${round(y + at)}h${width}"/>`);
  // The full text, for screen readers and for comparing two drawings.
  const said = paragraphs.map(({ text, lines: words }, index) => {
    const written = words.map(({ line, y: at }) => wordsAt(line, x + PAD, y + at)).join('');
    const group = `<g aria-label="${escaped([card.name, text].filter(Boolean).join(': '))}">${written}</g>`;
    const isName = index === 0 && card.name !== '' && card.kind !== 'note';
    return linkOf && isName ? `<a href="${escaped(linkOf(card.id))}">${group}</a>` : group;
  });
  return [box, ...lines, begins, ...said].filter(Boolean).join('\n');
}
function frameOf({ of: frame, x, y, width, height }: Placed<Frame>): string {
  const box = `<rect class="frame${frame.isParallel ? ' parallel' : ''}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`;
  const name: Line = [
    { text: frame.name, look: 'name' },
    ...(frame.technical === null ? [] : [{ text: `  ${frame.technical}`, look: 'faint' as const }]),
  ];
  return `${box}\n${wordsAt(name, x + 12, y + 22)}`;
}
const CORNER = 6;
/** A line with rounded corners. */
function lineOf(points: Arrow['points']): string {
  const parts = points.map(({ x, y }, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`;
    const towards = (other: { x: number; y: number }) => {
      const length = Math.hypot(other.x - x, other.y - y) || 1;
      const part = Math.min(CORNER, length / 2) / length;
      return `${round(x + (other.x - x) * part)} ${round(y + (other.y - y) * part)}`;
    };
    return `L${towards(before)}Q${round(x)} ${round(y)} ${towards(after)}`;
  });
  return parts.join('');
}
/** An arrow enters from the left. It uses no SVG marker: several drawings in one page would share marker ids. */
const headAt = ({ x, y }: { x: number; y: number }): string =>
  `<path fill="${INK}" d="M${round(x)} ${round(y)}l-9 -4.5v9z"/>`;
const arrowOf = ({ points }: Arrow): string =>
  `<path class="arrow" d="${lineOf(points)}"/>${headAt(points.at(-1) ?? { x: 0, y: 0 })}`;

const style = () => `text{font-family:${SANS};white-space:pre}
${Object.entries(COLOURS)
  .map(([look, colour]) => `.${look}{fill:${colour};font-size:${SIZE[look as Look]}px}`)
  .join('')}
.name{font-family:${SERIF}}.goal,.tracked{font-weight:600}
rect{fill:${LIGHT};stroke:${INK};stroke-width:1}.passing{fill:${DEEP};stroke:${SOFT}}.end{stroke-width:3}.note{fill:none;stroke:none}
.aside{fill:${PAPER};stroke:${LINE}}.frame{fill:none;stroke:${LINE}}.parallel{stroke:${FAINT};stroke-dasharray:5 4}
.rule{stroke:${LINE};fill:none}.arrow{stroke:${INK};fill:none;stroke-width:1.2}.begins{fill:${ACCENT}}`;

export interface Page {
  title: string;
  /** What is omitted, and what the picture does not show. */
  caption: string;
}
const captionLines = ({ caption }: Page, width: number): Line[] => wrapped([{ text: caption, look: 'faint' }], width);

/** Size of the whole picture, in px. */
export function pageSize(layout: Layout, page: Page): { width: number; height: number } {
  const width = Math.max(layout.width, 620);
  const lines = captionLines(page, width);
  const foot = lines.reduce((sum, line) => sum + lineHeight(line), 0) + 14;
  return { width: Math.ceil(width + 2 * MARGIN), height: Math.ceil(HEAD + layout.height + foot + MARGIN) };
}

/** @param linkOf if omitted, a standalone picture without links. */
export function svgOf(layout: Layout, page: Page, linkOf?: LinkOf): string {
  const { width, height } = pageSize(layout, page);
  const foot = captionLines(page, width - 2 * MARGIN).map((line, index) =>
    wordsAt(line, MARGIN, HEAD + layout.height + 24 + index * lineHeight(line)),
  );
  // Embedded in a page, its style rules are scoped and its content is reachable by assistive technology.
  const [kind, rules] = linkOf ? ['class="drawing" role="group"', `.drawing{${style()}}`] : ['role="img"', style()];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" style="display:block;margin:auto;max-width:${width}px;background:${PAPER}" ${kind} aria-label="${escaped(page.title)}">
<style>${rules}</style>
<rect x="0" y="0" width="${width}" height="${height}" style="fill:${PAPER};stroke:none"/>
<text x="${MARGIN}" y="35" style="font-family:${SERIF};font-size:25px;fill:${INK}">${escaped(page.title)}</text>
<g transform="translate(${MARGIN} ${HEAD})">
${[...layout.frames.map(frameOf), ...layout.arrows.map(arrowOf), ...layout.cards.map((card) => cardOf(card, linkOf))].join('\n')}
</g>
${foot.join('\n')}
</svg>
`;
}
