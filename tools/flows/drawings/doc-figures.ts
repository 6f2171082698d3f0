/** Figures in documents, counted from their sources. In a document: `<!-- figures:NAME -->…<!-- /figures -->`. */
import { readFileSync } from 'node:fs';
import { LOCALES } from '../../../locales/languages.ts';
import { FLOWS } from '../../../machines/flows/flows.ts';
import { pages } from '../../../machines/pages.ts';
import { CHART_IDS } from '../charts/charts.ts';

/** Documents that may contain figures. Decisions are excluded: they record the state at the time. */
export const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/qa.md', 'machines/README.md'];

const COUNTED: Readonly<Record<string, () => number>> = {
  pages: () => pages.length,
  charts: () => CHART_IDS.length,
  flows: () => Object.keys(FLOWS).length,
  languages: () => LOCALES.length,
  // The page written by the proofs has a heading for each invariant.
  invariants: () => readFileSync('docs/proofs.md', 'utf8').match(/^## \d+\. /gm)?.length ?? 0,
};

/** Updates the figures of a document. @throws for an unknown figure. */
export const withFigures = (document: string): string =>
  document.replaceAll(/(<!-- figures:([\w-]+) -->)[^<]*(<!-- \/figures -->)/g, (_, from, name, to) => {
    const count = COUNTED[name];
    if (!count)
      throw new Error(`a document names the figure ${name}, which nobody counts (tools/flows/drawings/doc-figures.ts)`);
    return `${from}${count()}${to}`;
  });
