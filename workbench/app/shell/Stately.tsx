import './stately.css';
import { CHART_IDS, CHARTS } from '../../charts/charts.ts';

/** How a chart is taken into Stately's editor. */
export const Stately = () => (
  <details className="stately" name="header">
    <summary className="pill">Open in Stately …</summary>
    <div className="stately__sheet">
      <h2>Open in Stately</h2>
      <p>
        <code>npm run flows</code> writes one file a chart into <code>dist/flows/stately</code>. In Stately’s editor:
        new machine, <em>Import code</em>, and paste the file whole.
      </p>
      <ul>
        {CHART_IDS.map((chart) => (
          <li key={chart}>
            {CHARTS[chart].title} <code>{chart}.ts</code>
          </li>
        ))}
      </ul>
    </div>
  </details>
);
