/** Text of a drawing: widths and line breaks, computed without a browser. */

/** How text looks: `STYLES` in svg.ts. */
export type Look = 'name' | 'plain' | 'soft' | 'faint' | 'goal' | 'tracked';
export interface Run {
  text: string;
  look: Look;
}
/** Words of one line. */
export type Line = readonly Run[];

/** Font size in px; 12 is the minimum. */
export const SIZE: Readonly<Record<Look, number>> = {
  name: 15,
  plain: 13,
  soft: 12,
  faint: 12,
  goal: 13,
  tracked: 12,
};
export const SMALLEST = Math.min(...Object.values(SIZE));

/**
 * Advance widths of Helvetica and metric-compatible fonts (Arial, Liberation Sans), per mille of the size: from the
 * space to the tilde.
 */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const WIDEST = 1000;
/** Fallback fonts are a little wider than Helvetica, bold ones more so. */
const SPACE: Readonly<Record<Look, number>> = {
  name: 1.1,
  plain: 1.08,
  soft: 1.08,
  faint: 1.08,
  goal: 1.17,
  tracked: 1.17,
};

/** In px. */
export const widthOf = ({ text, look }: Run): number =>
  (text.split('').reduce((sum, letter) => sum + (WIDTHS[letter.charCodeAt(0) - 32] ?? WIDEST), 0) *
    SIZE[look] *
    SPACE[look]) /
  1000;
export const lineHeight = (line: Line): number =>
  Math.round(Math.max(SMALLEST, ...line.map(({ look }) => SIZE[look])) * 1.3);

/** Longer code names break at an inner word boundary, otherwise anywhere. */
const LONG = 22;
const partsOf = ({ text, look }: Run): Run[] =>
  (text.match(/\S+\s*|\s+/g) ?? []).flatMap((word) =>
    word.length < LONG
      ? [{ text: word, look }]
      : word
          .split(/(?<=[a-z])(?=[A-Z])|(?<=[_-])|(?=[./[])/)
          .flatMap((part) => part.match(/.{1,26}/g) ?? [])
          .map((part) => ({ text: part, look })),
  );
function joined(line: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const run of line) {
    const last = runs.at(-1);
    if (last?.look === run.look) runs[runs.length - 1] = { text: last.text + run.text, look: run.look };
    else runs.push(run);
  }
  return runs;
}

/** @param width of a line, in px. */
export function wrapped(runs: readonly Run[], width: number): Line[] {
  const lines: Run[][] = [[]];
  let used = 0;
  for (const part of runs.flatMap(partsOf)) {
    const needed = widthOf({ ...part, text: part.text.trimEnd() });
    if (used > 0 && used + needed > width) {
      lines.push([]);
      used = 0;
    }
    const kept = used === 0 ? { text: part.text.trimStart(), look: part.look } : part;
    if (kept.text === '') continue;
    lines.at(-1)?.push(kept);
    used += widthOf(kept);
  }
  return lines.map(joined);
}
