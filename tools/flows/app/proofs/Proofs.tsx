import './proofs.css';
import { hrefOf, PROOFS, useView, type View } from '../view.ts';
import { FaultsProved } from './FaultsProved.tsx';
import { Laws } from './Laws.tsx';
import { StatesProved } from './StatesProved.tsx';
import { TransitionsProved } from './TransitionsProved.tsx';
import { PART_WORDS, HAS_TERMINAL, sayOutcome, sayWhen, SUITE_WORDS } from './proof-texts.ts';
import { workbenchData } from '../data.ts';

/** Each suite, with its latest result in this checkout. */
const Suites = () => (
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

const DRAWN: Readonly<Record<View['proof'], () => React.ReactNode>> = {
  states: StatesProved,
  transitions: TransitionsProved,
  laws: Laws,
  faults: FaultsProved,
  suites: Suites,
};

/** What is proved of the charts, and by which suite. */
export function Proofs() {
  const { proof } = useView();
  const Drawn = DRAWN[proof];
  return (
    <div className="proofs">
      <div className="proofs__head">
        <h2>Proved</h2>
        <nav aria-label="What is proved">
          {PROOFS.map((one) => (
            <a
              key={one}
              className="pill"
              href={hrefOf({ proof: one, law: null })}
              aria-current={one === proof ? 'page' : undefined}
            >
              {PART_WORDS[one]}
            </a>
          ))}
        </nav>
      </div>
      <Drawn />
    </div>
  );
}
