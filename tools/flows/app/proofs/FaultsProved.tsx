import { allStates, wordOf } from '../../charts/facts.ts';
import { fullNameOf } from '../../words/say.ts';
import { workbenchData } from '../data.ts';
import { hrefOf } from '../view.ts';
import { LastRun, WholeRun } from './Runs.tsx';
import { sayShare } from './proof-texts.ts';

const ofState = (word: string) => workbenchData.proofs[word];
const waiting = allStates.filter((state) => (ofState(wordOf(state))?.calls?.of ?? 0) > 0);
const unnamed = allStates.filter((state) => {
  const planted = ofState(wordOf(state))?.planted;
  return planted && planted.met < planted.of;
});

/** Faults planted in the charts, and network faults. */
export const FaultsProved = () => (
  <>
    <h3>Planted in the charts</h3>
    <p>
      Each fault of a chart is planted separately: a target moved, a guard removed, an action doubled. A test, a law or
      the build must detect it. Equivalent faults are not counted. The list is in <code>docs/mutation.md</code>.
    </p>
    <WholeRun of="faults" />
    <LastRun suite="mutation" />
    {unnamed.length > 0 && (
      <ul>
        {unnamed.map((state) => (
          <li key={wordOf(state)} className="wrong">
            <a href={hrefOf({ state: wordOf(state) })}>{fullNameOf(state)}</a>: an undetected fault
          </li>
        ))}
      </ul>
    )}
    <h3>On the network</h3>
    <p>
      Each call that a page waits for gets every network fault of the table, in Chromium, against the real back end. The
      page must show the right message, and a retry must take effect once.
    </p>
    <LastRun suite="faults" />
    {waiting.length > 0 && (
      <table>
        <thead>
          <tr>
            <th scope="col">Waiting state</th>
            <th scope="col">Faults with an allowed result</th>
          </tr>
        </thead>
        <tbody>
          {waiting.map((state) => {
            const calls = ofState(wordOf(state))?.calls;
            return (
              <tr key={wordOf(state)}>
                <th scope="row">
                  <a href={hrefOf({ state: wordOf(state) })}>{fullNameOf(state)}</a>
                </th>
                <td className={calls && calls.met < calls.of ? 'wrong' : undefined}>{calls && sayShare(calls)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    )}
  </>
);
