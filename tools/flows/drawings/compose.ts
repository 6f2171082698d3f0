/** Composes a drawing as SVG, legible in a window of 1440 × 900 px. */
import type { Content } from './drawing.types.ts';
import { layoutOf, type Choice, type Layout, type Part } from './layout.ts';
import { pageSize, svgOf, type LinkOf, type Page } from './svg.ts';
import { SMALLEST } from './text.ts';

/** The window in which a drawing must be legible, and the minimum height of its letters there, in px. */
const WINDOW = { width: 1440, height: 900 };
export const LEGIBLE = 11;

/** The scale that fits a picture into the window; at most 1, so no picture is enlarged. */
export const scaleOf = ({ width, height }: { width: number; height: number }): number =>
  Math.min(1, WINDOW.width / width, WINDOW.height / height);

const WIDTHS = [460, 440, 420, 400, 380, 360, 340, 320, 300, 280, 260, 240, 220, 200];
/** Columns are side by side where possible; fewer columns are tried only if the result is not legible. */
const COLUMNS = [12, 7, 6, 5, 4, 3, 2];

interface Tried {
  layout: Layout;
  page: Page;
  letters: number;
}
function tried(parts: readonly Part[], choice: Choice, page: Page): Tried {
  const layout = layoutOf(parts, choice);
  return { layout, page, letters: SMALLEST * scaleOf(pageSize(layout, page)) };
}
/** The most legible of the layouts that differ only in card width; among equals, the smallest area. */
function bestOf(parts: readonly Part[], columns: number, withTechnical: boolean, page: Page): Tried | null {
  const all = WIDTHS.map((cardWidth) => tried(parts, { cardWidth, withTechnical, columns }, page));
  const area = ({ layout: { width, height } }: Tried) => Math.max(width / WINDOW.width, height / WINDOW.height);
  const [best] = all.sort((one, other) => other.letters - one.letters || area(one) - area(other));
  return best ?? null;
}

const WITHOUT_TECHNICAL = 'technical names of events and conditions';
/**
 * A caption states what the picture omits, including the technical names if they do not fit.
 * @throws if it can't be made legible; it must then be split into parts.
 */
export function composed(
  { parts, leftOut, legend }: Content,
  title: string,
  { mustBeLegible = true, linkOf }: { mustBeLegible?: boolean; linkOf?: LinkOf } = {},
): string {
  const tries: Tried[] = [];
  for (const columns of COLUMNS)
    for (const withTechnical of [true, false]) {
      const all = withTechnical ? leftOut : [...leftOut, WITHOUT_TECHNICAL];
      const said = all.length > 0 ? `Left out: ${all.join('; ')}.` : 'Complete.';
      const caption = [legend, said].filter(Boolean).join(' ');
      const best = bestOf(parts, columns, withTechnical, { title, caption });
      if (best && best.letters >= LEGIBLE) return svgOf(best.layout, best.page, linkOf);
      if (best) tries.push(best);
    }
  const [first] = tries.toSorted((one, other) => other.letters - one.letters);
  if (first && !mustBeLegible) return svgOf(first.layout, first.page, linkOf);
  const most = Math.max(...tries.map(({ letters }) => letters));
  throw new Error(`“${title}” is not legible on a window: letters of ${most.toFixed(1)} px. Draw it in parts.`);
}
