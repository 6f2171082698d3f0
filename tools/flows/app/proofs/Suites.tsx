import { workbenchData } from '../data.ts';
import { HAS_TERMINAL, sayOutcome, sayWhen, SUITE_WORDS } from './proof-texts.ts';

/** Each suite, with its latest result in this checkout. */
export const Suites = () => (
  <>
    <p>The latest result of each suite in this checkout.</p>
    <table className="proofs__suites">
      <thead>
        <tr>
          <th scope="col">Suite</th>
          <th scope="col">Outcome</th>
          <th scope="col">When</th>
          <th scope="col">Last line</th>
        </tr>
      </thead>
      <tbody>
        {workbenchData.suites.map((suite) => (
          <tr key={suite.name}>
            <th scope="row">{SUITE_WORDS[suite.name]}</th>
            <td className={suite.passed === false ? 'wrong' : undefined}>{sayOutcome(suite)}</td>
            <td>{suite.endedAt === null ? '–' : sayWhen(suite.endedAt)}</td>
            <td>
              {suite.line}
              {suite.line !== null && <br />}
              {HAS_TERMINAL && <code>{suite.command}</code>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
