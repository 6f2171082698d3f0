/** What the browser paths took: steps, and rows of the witness table. */
import { ENGINE_ROWS } from '../../../tools/process/engines.ts';
import { rows } from '../../witness/rows.ts';
import type { RanCase } from '../suite-reports.ts';
import { readOrder } from './order.ts';

export function figuresOf(cases: readonly RanCase[]): readonly string[] {
  const { engine, language, width } = readOrder();
  const noted = (kind: string) =>
    cases.flatMap(({ result }) =>
      result.annotations.flatMap(({ type, description }) => (type === kind ? [description] : [])),
    );
  return [
    `${noted('step').length} steps`,
    `${new Set(noted('row')).size} of ${rows.length} rows`,
    language,
    `${width} px`,
    ...(engine === 'chromium' ? [] : [ENGINE_ROWS[engine].label]),
  ];
}
