import { allStates, wordOf } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import { CHARTS } from '../../charts/charts.ts';
import { nameOfPage, nameOfState, sentence } from '../../words/say.ts';
import { workbenchData } from '../data.ts';
import { hrefOf } from '../view.ts';
import { LastRun, WholeRun } from './Runs.tsx';
import { sayShare, thousands } from './proof-texts.ts';

/** States grouped by page, or by chart if they belong to no page. */
const groups = Map.groupBy(allStates, ({ chart, page }) => (page === null ? CHARTS[chart].title : nameOfPage(page)));

const figure = (count: number | null | undefined) => (count === null || count === undefined ? '–' : thousands(count));

function StateRow({ state }: { state: State }) {
  const found = workbenchData.proofs[wordOf(state)];
  const isUncovered = found?.paths === 0;
  return (
    <tr>
      <th scope="row">
        <a href={hrefOf({ state: wordOf(state) })}>{sentence(nameOfState(state))}</a>
      </th>
      <td className={isUncovered ? 'wrong' : undefined}>{figure(found?.paths)}</td>
      <td>{figure(found?.inBrowser)}</td>
      <td>{figure(found?.laws?.length)}</td>
      <td className={found?.planted && found.planted.met < found.planted.of ? 'wrong' : undefined}>
        {found?.planted && found.planted.of > 0 ? sayShare(found.planted) : '–'}
      </td>
    </tr>
  );
}

/**
 * Each state, with the number of paths through it, of invariants about it, and of detected faults planted in it.
 */
export const StatesProved = () => (
  <>
    <p>
      A path is a visit from start to end, replayed step by step on the chart. After each step the chart must be in the
      state that the model expects.
    </p>
    <WholeRun of="paths" />
    <LastRun suite="paths" />
    {workbenchData.uncovered.states.length > 0 && (
      <p className="wrong">No path visits {workbenchData.uncovered.states.join(', ')}.</p>
    )}
    <table>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Paths</th>
          <th scope="col">In a browser</th>
          <th scope="col">Laws</th>
          <th scope="col">Planted faults detected</th>
        </tr>
      </thead>
      {Array.from(groups, ([title, states]) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={5}>
              {title}
            </th>
          </tr>
          {states.map((state) => (
            <StateRow key={wordOf(state)} state={state} />
          ))}
        </tbody>
      ))}
    </table>
  </>
);
