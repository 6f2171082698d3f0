import { useEffect, useRef } from 'react';
import type { Law } from '../../server/data.types.ts';
import { sentence } from '../../words/say.ts';
import { workbenchData } from '../data.ts';
import { useView } from '../view.ts';
import { LastRun, WholeRun } from './Runs.tsx';

const OUTCOMES = new Map([
  [true, 'It holds.'],
  [false, 'It does not hold.'],
  [null, ''],
]);

function LawItem({ law, isSelected }: { law: Law; isSelected: boolean }) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) item.current?.scrollIntoView({ block: 'center' });
  }, [isSelected]);
  const { number, name, sentence: words, rules, holds } = law;
  return (
    <li ref={item} aria-current={isSelected ? 'true' : undefined}>
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
        Every control, answer, timeout and experiment is tried; each law is checked in every resulting situation. The
        figures are in <code>docs/proofs.md</code>.
      </p>
      <WholeRun of="laws" />
      <LastRun suite="proofs" />
      <ol className="proofs__laws">
        {workbenchData.laws.map((one) => (
          <LawItem key={one.number} law={one} isSelected={one.number === law} />
        ))}
      </ol>
    </>
  );
}
