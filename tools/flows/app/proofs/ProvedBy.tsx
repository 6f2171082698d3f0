import './proofs.css';
import { Fragment, type ReactNode } from 'react';
import { wordOf } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import type { Planted, Share, WorkbenchData } from '../../server/data.types.ts';
import { workbenchData } from '../data.ts';
import { sayShare, thousands } from '../numbers.ts';
import { hrefOf } from '../view.ts';

const NotRun = () => <a href={hrefOf({ section: 'proofs', law: null, question: null })}>no results here</a>;
const Count = ({ of }: { of: number | null }) => (of === null ? <NotRun /> : <b>{thousands(of)}</b>);
/** A share below 100 % is marked as wrong. */
const Shared = ({ share, words }: { share: Share; words: string }) => (
  <span className={share.met < share.of ? 'wrong' : undefined}>
    <b>{sayShare(share)}</b> {words}
  </span>
);

function Laws({ numbers, data }: { numbers: readonly number[] | null; data: WorkbenchData }) {
  if (numbers === null) return <NotRun />;
  if (numbers.length === 0) return 'no law covers it';
  return numbers.map((law, at) => (
    <Fragment key={law}>
      {at > 0 && ', '}
      <a href={hrefOf({ section: 'proofs', law, question: null })} title={data.laws[law - 1]?.name}>
        {law}
      </a>
    </Fragment>
  ));
}

function Faults({ planted }: { planted: Planted | null }) {
  if (planted === null) return <NotRun />;
  const { of, left } = planted;
  if (of === 0) return left > 0 ? `${thousands(left)} not planted yet` : 'no faults to plant';
  return (
    <>
      <Shared share={planted} words="planted are detected" />
      {left > 0 && `, ${thousands(left)} not planted yet`}
    </>
  );
}

/** The paths, invariants and faults that cover a state. */
export function ProvedBy({ state, data = workbenchData }: { state: State; data?: WorkbenchData }) {
  const found = data.proofs[wordOf(state)];
  if (!found) return null;
  const { paths, inBrowser, laws, planted, calls } = found;
  // Paths in a browser, invariants and network faults exist only for the visit chart.
  const ofVisit = state.chart === 'visit';
  const rows: readonly (readonly [string, ReactNode] | false)[] = [
    ['paths', <Count key="paths" of={paths} />],
    ofVisit && ['in a browser', <Count key="browser" of={inBrowser} />],
    ofVisit && ['laws', <Laws key="laws" numbers={laws} data={data} />],
    ['faults', <Faults key="faults" planted={planted} />],
    calls !== null &&
      calls.of > 0 && ['network', <Shared key="calls" share={calls} words="faults with an allowed result" />],
  ];
  return (
    <>
      <h3>Proved by</h3>
      <dl className="proved-by">
        {rows.flatMap((row) =>
          row
            ? [
                <Fragment key={row[0]}>
                  <dt>{row[0]}</dt>
                  <dd>{row[1]}</dd>
                </Fragment>,
              ]
            : [],
        )}
      </dl>
    </>
  );
}
