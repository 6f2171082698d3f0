import { allStates, wordOf } from '../../charts/facts.ts';
import { fullNameOf } from '../../words/say.ts';
import { workbenchData } from '../data.ts';
import { hrefOf } from '../view.ts';
import { LastRun } from './LastRun.tsx';
import { WholeRun } from './WholeRun.tsx';
import { sayShare } from './words.ts';

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
      Each single fault that a chart can have is planted by itself: a target moved, a guard removed, an action doubled.
      A test, a law or the build must name it. What can’t matter is not counted. The whole list stands in{' '}
      <code>docs/mutation.md</code>.
    </p>
    <WholeRun of="faults" />
    <LastRun suite="mutation" />
    {unnamed.length > 0 && (
      <ul>
        {unnamed.map((state) => (
          <li key={wordOf(state)} className="wrong">
            <a href={hrefOf({ state: wordOf(state) })}>{fullNameOf(state)}</a>: a fault that nothing names
          </li>
        ))}
      </ul>
    )}
    <h3>Of the network</h3>
    <p>
      Each call that a page waits for is struck by every fault of the table, in Chromium, against the real back end: it
      must be told in the right words, and pressing again must have one effect.
    </p>
    <LastRun suite="faults" />
    {waiting.length > 0 && (
      <table>
        <thead>
          <tr>
            <th scope="col">State that waits</th>
            <th scope="col">Faults that end as they may</th>
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
