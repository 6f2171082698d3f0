import './proved.css';
import { Fragment, type ReactNode } from 'react';
import { wordOf } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import type { Planted, Share, WorkbenchData } from '../../server/data.types.ts';
import { workbenchData } from '../data.ts';
import { hrefOf } from '../view.ts';
import { NotRun } from './Runs.tsx';
import { sayShare, thousands } from './proof-texts.ts';

interface Row {
  name: string;
  said: ReactNode;
}
/** A share below 100 % is marked as wrong. */
const shared = (share: Share, words: string): ReactNode => (
  <span className={share.met < share.of ? 'wrong' : undefined}>
    <b>{sayShare(share)}</b> {words}
  </span>
);

function Laws({ numbers, data }: { numbers: readonly number[]; data: WorkbenchData }) {
  if (numbers.length === 0) return 'no law covers it';
  return numbers.map((number, at) => (
    <Fragment key={number}>
      {at > 0 && ', '}
      <a
        href={hrefOf({ section: 'proofs', proof: 'laws', law: number, question: null })}
        title={data.laws[number - 1]?.name}
      >
        {number}
      </a>
    </Fragment>
  ));
}

function Faults({ planted }: { planted: Planted }) {
  const { of, left } = planted;
  if (of === 0) return left > 0 ? `${thousands(left)} not planted yet` : 'no faults to plant';
  return (
    <>
      {shared(planted, 'planted are detected')}
      {left > 0 && `, ${thousands(left)} not planted yet`}
    </>
  );
}

/** Paths in a browser, invariants and network faults exist only for the visit chart. */
function rowsOf({ chart }: State, found: WorkbenchData['proofs'][string], data: WorkbenchData): readonly Row[] {
  const { paths, inBrowser, laws, planted, calls } = found;
  const ofVisit = chart === 'visit';
  return [
    {
      name: 'paths',
      said: paths === null ? <NotRun suite="paths" /> : <b>{thousands(paths)}</b>,
    },
    ofVisit && {
      name: 'in a browser',
      said: inBrowser === null ? <NotRun suite="browser-paths" /> : <b>{thousands(inBrowser)}</b>,
    },
    ofVisit && {
      name: 'laws',
      said: laws === null ? <NotRun suite="proofs" /> : <Laws numbers={laws} data={data} />,
    },
    {
      name: 'faults',
      said: planted === null ? <NotRun suite="mutation" /> : <Faults planted={planted} />,
    },
    calls !== null && calls.of > 0 && { name: 'network', said: shared(calls, 'faults with an allowed result') },
  ].filter((row) => row !== false);
}

/** The paths, invariants and faults that cover a state. */
export function ProvedBy({ state, data = workbenchData }: { state: State; data?: WorkbenchData }) {
  const found = data.proofs[wordOf(state)];
  return (
    <>
      <h3>Proved by</h3>
      <dl className="proved-by">
        {found &&
          rowsOf(state, found, data).map(({ name, said }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{said}</dd>
            </Fragment>
          ))}
      </dl>
    </>
  );
}
