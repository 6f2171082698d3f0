import './shell/type.css';
import './shell/pill.css';
import './workbench.css';
import { useState } from 'react';
import { stateOfWord } from '../charts/facts.ts';
import { Chart } from './chart/Chart.tsx';
import { Compare } from './compare/Compare.tsx';
import { Decides } from './decides/Decides.tsx';
import { Funnel } from './funnel/Funnel.tsx';
import { Header } from './Header.tsx';
import { Mails } from './mails/Mails.tsx';
import { Navigation } from './Navigation.tsx';
import { Plan } from './plan/Plan.tsx';
import { Proofs } from './proofs/Proofs.tsx';
import { Answer } from './questions/Answer.tsx';
import { StateColumn } from './state/StateColumn.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { useView, type Section } from './view.ts';

const DRAWN: Readonly<Record<Section, () => React.ReactNode>> = {
  plan: () => <Plan />,
  chart: Chart,
  funnel: Funnel,
  proofs: Proofs,
  mails: Mails,
  data: Decides,
  compare: Compare,
};

/**
 * The whole page: the main view in the middle, navigation at the left, the selected state at the right, the timeline
 * below.
 */
export function Workbench() {
  const { section, question, state } = useView();
  const [folded, setFolded] = useState(true);
  const Drawn = DRAWN[section];
  const selected = state === null ? null : stateOfWord(state);
  return (
    <div className="workbench">
      <Header folded={folded} onFold={setFolded} />
      <Navigation folded={folded} />
      <main>{question === null ? <Drawn /> : <Answer question={question} />}</main>
      {selected && (
        <aside aria-label="State">
          <StateColumn state={selected} />
        </aside>
      )}
      <footer>
        <Timeline />
      </footer>
    </div>
  );
}
