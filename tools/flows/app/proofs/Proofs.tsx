import './proofs.css';
import { hrefOf, PROOFS, useView, type View } from '../view.ts';
import { FaultsProved } from './FaultsProved.tsx';
import { Laws } from './Laws.tsx';
import { StatesProved } from './StatesProved.tsx';
import { Suites } from './Suites.tsx';
import { TransitionsProved } from './TransitionsProved.tsx';
import { PART_WORDS } from './proof-texts.ts';

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
