/** The table of docs/accessibility.md. */
import { textsIn } from '../../../locales/texts.ts';
import { type Area, AREAS } from '../../../src/screens/Accessibility/areas.ts';
import { between, table, testsCell } from '../../check/markdown-tables.ts';
import type { Behaviour } from './behaviour.types.ts';

/** A success criterion of WCAG 2.2 by its number alone; others name their standard. */
const sourceOf = (source: string) => (/^\d/.test(source) ? `WCAG ${source}` : source);

const HEAD = ['what people can count on', 'asked for by', 'the tests that hold it'];
const rowOf = ({ sentence, sources, tests }: Behaviour) => [
  sentence,
  sources.map(sourceOf).join(', '),
  testsCell(tests),
];
const sectionOf = (area: Area, behaviours: readonly Behaviour[]): string =>
  [`### ${textsIn('en')[`accessibility.${area}`]}`, '', ...table(HEAD, behaviours.map(rowOf))].join('\n');

/** Behaviours by area, in the order of the statement. */
export const tablesOf = (behaviours: readonly Behaviour[]): string =>
  AREAS.map((area) =>
    sectionOf(
      area,
      behaviours.filter((behaviour) => behaviour.area === area),
    ),
  ).join('\n\n');

/** The page with its tables made anew. @throws where it has no marks. */
export const withTables = (page: string, behaviours: readonly Behaviour[]): string =>
  between(page, 'behaviours', tablesOf(behaviours));
