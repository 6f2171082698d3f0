import './compare.css';
import { useMemo } from 'react';
import { DEFAULT_FLOW, FLOW_NAMES } from '../../../../machines/flows/read-flows.ts';
import { compareFlows } from '../../compare/comparisons.ts';
import { pagesThatDiffer } from '../../compare/comparisons.ts';
import { FLOW_WORDS } from '../../words/terms.ts';
import { sentence } from '../../words/say.ts';
import { Plan } from '../plan/Plan.tsx';
import { Choice } from '../shell/Choice.tsx';
import { show, useView } from '../view.ts';
import { Differences } from './Differences.tsx';

const OPTIONS = FLOW_NAMES.map((value) => ({ value, name: sentence(FLOW_WORDS[value]) }));

/** Compares two flows: pages, fields, states, transitions and events, on the plan and as a list. */
export function Compare() {
  const { item, other: asked } = useView();
  const one = FLOW_NAMES.find((flow) => flow === item) ?? DEFAULT_FLOW;
  const other = FLOW_NAMES.find((flow) => flow === asked) ?? FLOW_NAMES.find((flow) => flow !== one) ?? one;
  const differences = useMemo(() => compareFlows(one, other), [one, other]);
  const sides = useMemo(() => pagesThatDiffer(differences), [differences]);
  return (
    <div className="compare">
      <div className="compare__head">
        <h2>Compare</h2>
        <div className="compare__chosen">
          <span data-side="one">
            <Choice label="First" value={one} options={OPTIONS} onChoose={(value) => show({ item: value, other })} />
          </span>
          <span data-side="other">
            <Choice
              label="Second"
              value={other}
              options={OPTIONS}
              onChoose={(value) => show({ item: one, other: value })}
            />
          </span>
        </div>
      </div>
      <div className="compare__plan">
        <Plan sides={sides} />
      </div>
      <Differences
        differences={differences}
        names={[`Only in the ${FLOW_WORDS[one]}`, `Only in the ${FLOW_WORDS[other]}`]}
      />
    </div>
  );
}
