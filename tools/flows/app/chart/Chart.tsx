import './chart.css';
import { useMemo, useState } from 'react';
import { composed } from '../../drawings/compose.ts';
import type { Drawing } from '../../drawings/drawing.types.ts';
import { drawings } from '../../drawings/drawings.ts';
import { flowDrawings } from '../../drawings/flow-drawings.ts';
import { stateOfWord } from '../../charts/facts.ts';
import { TOPIC_IDS, TOPIC_OF, TOPICS } from '../../charts/topics.ts';
import { CHARTS } from '../../charts/charts.ts';
import { Zoom, ZOOMS } from '../plan/Zoom.tsx';
import { useView, writeView, type View } from '../view.ts';

const SEPARATE = 'Separate charts';
/** The group of drawings to show: the selected topic, the topic of the state, or the flows. */
function groupOf({ topic, state }: View): string {
  const own = TOPIC_IDS.find((id) => id === topic);
  if (own) return TOPICS[own];
  if (topic !== null) return SEPARATE;
  const page = state === null ? null : (stateOfWord(state)?.page ?? null);
  return page === null ? (flowDrawings[0]?.group ?? '') : TOPICS[TOPIC_OF[page]];
}
/** One drawing; the name of each state in it is a link. */
function Picture({ drawing: { content, title }, zoom }: { drawing: Drawing; zoom: number }) {
  const view = useView();
  const svg = useMemo(() => {
    const linkOf = (id: string) => writeView({ ...view, state: id, situation: null });
    return composed(content(), title, { mustBeLegible: false, linkOf });
  }, [content, title, view]);
  return (
    <figure>
      <div
        className="chart__paper"
        style={{ inlineSize: `${zoom * 100}%` }}
        // The markup is generated here, from the charts' own words.
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </figure>
  );
}

/** The states of a topic as drawings, with an arrow for each transition that leads on. */
export function Chart() {
  const view = useView();
  const [zoom, setZoom] = useState<number>(ZOOMS[0]);
  const group = groupOf(view);
  const shown = [...drawings, ...flowDrawings].filter((one) => one.group === group);
  const title = view.topic !== null && view.topic in CHARTS ? SEPARATE : group;
  return (
    <div className="chart">
      <h2>
        {title} <em>· states and transitions</em>
      </h2>
      {shown.map((drawing) => (
        <Picture key={drawing.name} drawing={drawing} zoom={zoom} />
      ))}
      <Zoom zoom={zoom} onZoom={setZoom} />
    </div>
  );
}
