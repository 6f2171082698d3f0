import './proofs.css';
import { useEffect, useRef } from 'react';
import type { Law } from '../../server/data.types.ts';
import { sentence } from '../../words/say.ts';
import { workbenchData } from '../data.ts';
import { hrefOf, useView } from '../view.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

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

function LawItem({ law, isSelected }: { law: Law; isSelected: boolean }) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) item.current?.scrollIntoView({ block: 'center' });
  }, [isSelected]);
  const { number, name, sentence: words, rules } = law;
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
    </li>
  );
}

/** What is proved of the charts. */
export function Proofs() {
  const { law } = useView();
  return (
    <div className="proofs">
      <h2>Proved</h2>
      <WholeRun />
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
