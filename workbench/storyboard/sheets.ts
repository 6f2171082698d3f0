/** How the pictures of a storyboard lie on sheets of paper: side by side in columns, a tall one in several. */
import type { Slice } from './cuts.ts';

/** Columns of a sheet, A4 across. */
export const COLUMNS = 5;

/** What one column holds. */
export type Column = { kind: 'picture'; slice: Slice } | { kind: 'keys'; keys: readonly string[] };
export interface Strip {
  /** Which frame it is, from 0. */
  frame: number;
  /** Whether it began on the sheet before. */
  isContinued: boolean;
  columns: readonly Column[];
}
export type Sheet = readonly Strip[];

/** Fewer of a frame's columns do not begin at the end of a sheet. */
const FEWEST = 2;

/** @param frames for each frame its columns, at least one. */
export function sheetsOf(frames: readonly (readonly Column[])[]): readonly Sheet[] {
  const sheets: Strip[][] = [[]];
  let left = COLUMNS;
  const turn = () => {
    sheets.push([]);
    left = COLUMNS;
  };
  for (const [frame, columns] of frames.entries()) {
    const mustPart = columns.length > COLUMNS && left >= FEWEST;
    if (columns.length > left && !mustPart) turn();
    for (let at = 0; at < columns.length;) {
      if (left === 0) turn();
      const here = columns.slice(at, at + left);
      sheets.at(-1)?.push({ frame, isContinued: at > 0, columns: here });
      at += here.length;
      left -= here.length;
    }
  }
  return sheets;
}
