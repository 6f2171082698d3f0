import { CHARTS } from '../../charts/charts.ts';
import type { Share } from '../../server/data.types.ts';
import { workbenchData } from '../data.ts';
import { LastRun, WholeRun } from './Runs.tsx';
import { sayShare } from './proof-texts.ts';

const cell = (share: Share | null) => (
  <td className={share && share.met < share.of ? 'short' : undefined}>{share ? sayShare(share) : '–'}</td>
);

/** How many transitions of each chart the paths take, on the actor and in a browser; and those that no path takes. */
export const TransitionsProved = () => (
  <>
    <p>
      A transition has a trigger, a condition and a target. Some can’t be caused in a browser; the browser paths list
      them with the reason.
    </p>
    <WholeRun of="paths" />
    <LastRun suite="paths" />
    <LastRun suite="browser-paths" />
    <table>
      <thead>
        <tr>
          <th scope="col">Chart</th>
          <th scope="col">States</th>
          <th scope="col">Transitions</th>
          <th scope="col">Transitions in a browser</th>
        </tr>
      </thead>
      <tbody>
        {workbenchData.charts.map(({ chart, states, transitions, inBrowser }) => (
          <tr key={chart}>
            <th scope="row">{CHARTS[chart].title}</th>
            {cell(states)}
            {cell(transitions)}
            {cell(inBrowser)}
          </tr>
        ))}
      </tbody>
    </table>
    {workbenchData.uncovered.transitions.length > 0 && (
      <>
        <h3>No path takes</h3>
        <ul>
          {workbenchData.uncovered.transitions.map((name) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </>
    )}
  </>
);
