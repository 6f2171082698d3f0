import { useEffect, useRef } from 'react';
import type { Law } from '../../server/data.types.ts';
import { sentence } from '../../words/say.ts';
import { workbenchData } from '../data.ts';
import { useView } from '../view.ts';
import { LastRun } from './LastRun.tsx';
import { WholeRun } from './WholeRun.tsx';

const OUTCOMES = new Map([
  [true, 'It holds.'],
  [false, 'It does not hold.'],
  [null, ''],
]);

function LawItem({ law, isLookedAt }: { law: Law; isLookedAt: boolean }) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLookedAt) item.current?.scrollIntoView({ block: 'center' });
  }, [isLookedAt]);
  const { number, name, sentence: words, rules, holds } = law;
  return (
    <li ref={item} aria-current={isLookedAt ? 'true' : undefined}>
      <h3>
        <span className="proofs__number">{number}</span> {sentence(name)}
      </h3>
      <p>
        {words} <span className="proofs__rules">({rules})</span>
      </p>
      {holds !== null && <p className={holds ? 'proofs__holds' : 'wrong'}>{OUTCOMES.get(holds)}</p>}
    </li>
  );
}

/** The invariants of every visit. */
export function Laws() {
  const { law } = useView();
  return (
    <>
      <p>
        Everything is tried that a visitor may press, the outside may answer, time may bring and an experiment may
        offer; each law is asked of every situation that comes of it. The figures stand in <code>docs/proofs.md</code>.
      </p>
      <WholeRun of="laws" />
      <LastRun suite="proofs" />
      <ol className="proofs__laws">
        {workbenchData.laws.map((one) => (
          <LawItem key={one.number} law={one} isLookedAt={one.number === law} />
        ))}
      </ol>
    </>
  );
}
