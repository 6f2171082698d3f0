/** Tracked events in the order of a flow, with the counts of an opened file. */
import './funnel.css';
import { useMemo } from 'react';
import { FLOW_NAMES } from '../../../../machines/flows/read-flows.ts';
import { countsOf, sumsOf } from '../../funnel/counts.ts';
import { countFlow } from '../../funnel/funnel.ts';
import { orderOf } from '../../funnel/order.ts';
import { FLOW_WORDS } from '../../words/terms.ts';
import { sentence } from '../../words/say.ts';
import { hrefOf, useView } from '../view.ts';
import { useCountsFile } from './counts-file.ts';
import { OtherRows } from './OtherRows.tsx';
import { Source } from './Source.tsx';
import { Steps } from './Steps.tsx';
import { sayLoss, sayMixed } from './funnel-texts.ts';

const NOTHING = { rows: [], problems: [] };

export function Funnel() {
  const { flow } = useView();
  const file = useCountsFile();
  const order = useMemo(() => orderOf(flow), [flow]);
  const { rows, isOwn } = useMemo(() => countsOf(file?.counts ?? NOTHING, flow), [file, flow]);
  const counted = useMemo(() => countFlow(order, sumsOf(rows), isOwn), [order, rows, isOwn]);
  const loss = sayMixed(counted.mixedWith) ?? sayLoss(counted.steps, counted.most);
  return (
    <div className="funnel">
      <div className="funnel__head">
        <h2>
          Funnel <em>· {FLOW_WORDS[flow]}</em>
        </h2>
        <nav aria-label="Flow">
          {FLOW_NAMES.map((one) => (
            <a key={one} className="pill" href={hrefOf({ flow: one })} aria-current={one === flow ? 'page' : undefined}>
              {sentence(FLOW_WORDS[one])}
            </a>
          ))}
        </nav>
      </div>
      <Source file={file} />
      <output className="funnel__loss">{loss}</output>
      <Steps counted={counted} isOwn={isOwn} isCounted={file !== null} />
      {file && <OtherRows counted={counted} problems={file.counts.problems} />}
    </div>
  );
}
