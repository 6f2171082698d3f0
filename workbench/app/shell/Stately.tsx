import './stately.css';
import { useState } from 'react';
import { CHART_IDS, CHARTS, type ChartId } from '../../charts/charts.ts';
import { chartSource } from '../../stately/chart-source.ts';

type Copied = { chart: ChartId; isDone: boolean } | null;

/** The folder of `npm run flows` has the files beside the page; the dev server has none. */
const filesOf = (chart: ChartId): readonly string[] => (import.meta.env.DEV ? [] : [`${chart}.js`, `${chart}.json`]);

/** How a chart is taken into Stately's editor. */
export function Stately() {
  const [copied, setCopied] = useState<Copied>(null);
  const copy = (chart: ChartId) =>
    void Promise.resolve()
      // Where the page is no secure context there is none.
      .then(() => navigator.clipboard.writeText(chartSource(chart)))
      .then(
        () => setCopied({ chart, isDone: true }),
        () => setCopied({ chart, isDone: false }),
      );
  return (
    <details className="stately" name="header">
      <summary className="pill">Open in Stately …</summary>
      <div className="stately__sheet">
        <h2>Open in Stately</h2>
        <p>
          Copy a chart, and in Stately’s editor choose <em>Code</em>, <em>Import</em>, and paste. It reads states, ways,
          conditions, actions and waits; addresses are events there (<code>open.landing</code>), and nothing runs.
        </p>
        <ul>
          {CHART_IDS.map((chart) => (
            <li key={chart}>
              <span>{CHARTS[chart].title}</span>
              {filesOf(chart).map((file) => (
                <a key={file} href={`stately/${file}`}>
                  {file}
                </a>
              ))}
              <button
                type="button"
                className="pill"
                aria-label={`Copy ${CHARTS[chart].title}`}
                onClick={() => copy(chart)}
              >
                Copy
              </button>
            </li>
          ))}
        </ul>
        <output>{copied === null ? null : toldOf(copied)}</output>
        <p>
          All as files: <code>npm run flows</code>, folder <code>stately</code>; the JSON there is for tools.
        </p>
      </div>
    </details>
  );
}
const toldOf = ({ chart, isDone }: NonNullable<Copied>): string =>
  isDone
    ? `${CHARTS[chart].title} is copied.`
    : `The browser does not let ${CHARTS[chart].title} be copied: take the file that npm run flows writes.`;
