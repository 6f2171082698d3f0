import './proofs.css';
import { useEffect, useRef } from 'react';
import { CHARTS } from '../../charts/charts.ts';
import type { SuiteName } from '../../../check/results/result.ts';
import type { Law, Share, SuiteFact } from '../../server/data.types.ts';
import { sentence } from '../../words/say.ts';
import { workbenchData } from '../data.ts';
import { sayShare } from '../numbers.ts';
import { hrefOf, useView } from '../view.ts';

const SUITE_WORDS: Readonly<Record<SuiteName, string>> = {
  unit: 'Unit tests',
  postgres: 'The back end on PostgreSQL',
  'postgres-plain': 'The back end on PostgreSQL, without locks and NOTIFY',
  paths: 'Paths through every chart, on the charts themselves',
  proofs: 'Laws of all visits',
  mutation: 'Faults planted in the charts',
  browser: 'Tests in a browser',
  'browser-paths': 'Paths in a browser',
  engines: 'Visits in three engines',
  faults: 'Network faults',
  walks: 'Random visits',
  fuzz: 'Malformed and hostile input',
};
const WHEN = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

function sayOutcome({ passed, isOld }: SuiteFact): string {
  if (passed === null) return 'has not run here';
  return `${passed ? 'passed' : 'failed'}${isOld ? ', before the last change' : ''}`;
}

/** The committed results of the last whole run, which also a published folder has. */
function WholeRun() {
  const { at, ...results } = workbenchData.wholeRun;
  return (
    <>
      <p>The last whole run, on {DAY.format(new Date(at))}:</p>
      <ul className="proofs__run">
        {Object.values(results).map(({ line, isCurrent }) => (
          <li key={line}>
            <code>{line}</code> {isCurrent ? 'on exactly these charts' : 'on older charts'}
          </li>
        ))}
      </ul>
    </>
  );
}

const Heads = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

/** Each suite, with its latest result in this checkout. */
const Suites = () => (
  <table>
    <Heads names={['Suite', 'Outcome', 'When', 'Last line']} />
    <tbody>
      {workbenchData.suites.map((suite) => (
        <tr key={suite.name}>
          <th scope="row">{SUITE_WORDS[suite.name]}</th>
          <td className={suite.passed === false ? 'wrong' : undefined}>{sayOutcome(suite)}</td>
          <td>{suite.endedAt === null ? '–' : WHEN.format(new Date(suite.endedAt))}</td>
          {/* Readers of the folder have no terminal, so no command is named there. */}
          <td>{suite.line ?? (import.meta.env.DEV && <code>{suite.command}</code>)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const cell = (share: Share | null) => (
  <td className={share && share.met < share.of ? 'wrong' : undefined}>{share ? sayShare(share) : '–'}</td>
);
/** How much of each chart the paths take, and what no path takes. */
function Charts() {
  const uncovered = [...workbenchData.uncovered.states, ...workbenchData.uncovered.transitions];
  return (
    <>
      <table>
        <Heads names={['Chart', 'States', 'Transitions', 'Transitions in a browser']} />
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
      {uncovered.length > 0 && <p className="wrong">No path takes {uncovered.join(', ')}.</p>}
    </>
  );
}

const OUTCOMES = new Map([
  [true, 'It holds.'],
  [false, 'It does not hold.'],
]);
function LawItem({ law, isSelected }: { law: Law; isSelected: boolean }) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) item.current?.scrollIntoView({ block: 'center' });
  }, [isSelected]);
  const { number, name, sentence: words, rules, holds } = law;
  return (
    <li ref={item} aria-current={isSelected ? 'true' : undefined}>
      <h4>
        <a className="proofs__number" href={hrefOf({ law: number })}>
          {number}
        </a>{' '}
        {sentence(name)}
      </h4>
      <p>
        {words} <span className="proofs__rules">({rules})</span>
      </p>
      {holds !== null && <p className={holds ? 'proofs__holds' : 'wrong'}>{OUTCOMES.get(holds)}</p>}
    </li>
  );
}

/** What is proved of the charts, and by which suite. The column of a state has the results for it. */
export function Proofs() {
  const { law } = useView();
  return (
    <div className="proofs">
      <h2>Proved</h2>
      <WholeRun />
      <h3>The suites, in this checkout</h3>
      <Suites />
      <h3>What the paths take</h3>
      <p>
        A path is a visit from start to end, replayed step by step on the chart. Some transitions can’t be caused in a
        browser; the browser paths list them with the reason.
      </p>
      <Charts />
      <h3>Laws of every visit</h3>
      <p>Every control, answer, timeout and experiment is tried; each law is checked in every resulting situation.</p>
      <ol className="proofs__laws">
        {workbenchData.laws.map((one) => (
          <LawItem key={one.number} law={one} isSelected={one.number === law} />
        ))}
      </ol>
    </div>
  );
}
