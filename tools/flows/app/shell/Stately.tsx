import './stately.css';
import { useState } from 'react';
import {
  chartSource,
  CHARTS_THAT_RUN,
  FLOWS_OF_THE_VISIT,
  TOPICS_OF_THE_VISIT,
  type StatelyChart,
} from '../../stately/stately-charts.ts';

const GROUPS = [
  { name: 'Charts that run', charts: CHARTS_THAT_RUN },
  { name: 'The visit, flow by flow', charts: FLOWS_OF_THE_VISIT },
  { name: 'The visit, topic by topic', charts: TOPICS_OF_THE_VISIT },
];
type Copied = { chart: StatelyChart; isDone: boolean } | null;

/** The folder of `npm run tool -- flows` has the files next to the page; the dev server has no such files. */
const filesOf = ({ id }: StatelyChart): readonly string[] => (import.meta.env.DEV ? [] : [`${id}.js`, `${id}.json`]);

/** Explains how to open a chart in Stately's editor. */
export function Stately() {
  const [copied, setCopied] = useState<Copied>(null);
  const copy = (chart: StatelyChart) =>
    void Promise.resolve()
      // `navigator.clipboard` exists only in a secure context.
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
          Copy a chart, or one flow or topic of the visit, and in Stately’s editor choose <em>Code</em>, <em>Import</em>
          , and paste. It reads states, transitions, guards, actions and delays; addresses are events there (
          <code>open.landing</code>), and nothing is executed.
        </p>
        {GROUPS.map(({ name, charts }) => (
          <section key={name}>
            <h3>{name}</h3>
            <ul>
              {charts.map((chart) => (
                <li key={chart.id}>
                  <span>{chart.title}</span>
                  {filesOf(chart).map((file) => (
                    <a key={file} href={`stately/${file}`}>
                      {file}
                    </a>
                  ))}
                  <button type="button" className="pill" aria-label={`Copy ${chart.title}`} onClick={() => copy(chart)}>
                    Copy
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <output>{copied === null ? null : copyMessage(copied)}</output>
        <p>
          {import.meta.env.DEV ? (
            <>
              All as files: <code>npm run tool -- flows</code>, folder <code>stately</code>; the JSON there is for
              tools.
            </>
          ) : (
            <>
              The files are in the folder <code>stately</code>; the JSON there is for tools.
            </>
          )}
        </p>
      </div>
    </details>
  );
}
const copyMessage = ({ chart, isDone }: NonNullable<Copied>): string =>
  isDone ? `${chart.title} is copied.` : `The browser does not allow copying ${chart.title}: use its file.`;
