import { useMemo } from 'react';
import { DEFAULT_FLOW, FLOW_NAMES } from '../../../../machines/flows/read-flows.ts';
import { compareFlows } from '../../compare/comparisons.ts';
import { pagesThatDiffer } from '../../compare/differ.ts';
import { FLOW_WORDS } from '../../words/terms.ts';
import { sentence } from '../../words/say.ts';
import { Plan } from '../plan/Plan.tsx';
import { useView } from '../view.ts';
import { Chosen, idOf } from './Sides.tsx';
import { Differences } from './Differences.tsx';

const OPTIONS = FLOW_NAMES.map((value) => ({ value, name: sentence(FLOW_WORDS[value]) }));

/** Compares two flows: pages, fields, states, transitions and events. */
export function Flows() {
  const { item, other: asked } = useView();
  const one = FLOW_NAMES.find((flow) => flow === idOf(item)) ?? DEFAULT_FLOW;
  const other = FLOW_NAMES.find((flow) => flow === asked) ?? FLOW_NAMES.find((flow) => flow !== one) ?? one;
  const differences = useMemo(() => compareFlows(one, other), [one, other]);
  const sides = useMemo(() => pagesThatDiffer(differences), [differences]);
  return (
    <>
      <Chosen kind="flow" options={OPTIONS} one={one} other={other} />
      <div className="compare__plan">
        <Plan sides={sides} />
      </div>
      <Differences
        differences={differences}
        names={[`Only in the ${FLOW_WORDS[one]}`, `Only in the ${FLOW_WORDS[other]}`]}
      />
    </>
  );
}
