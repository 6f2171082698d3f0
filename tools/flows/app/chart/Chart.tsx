import './chart.css';
import { useMemo, useState } from 'react';
import { composed } from '../../drawings/compose.ts';
import type { Drawing } from '../../drawings/drawing.types.ts';
import { drawings } from '../../drawings/drawings.ts';
import { flowDrawings } from '../../drawings/flow-drawings.ts';
import { stateAt, stateOfWord } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import { TOPIC_IDS, TOPIC_OF, TOPICS } from '../../charts/topics.ts';
import { CHARTS } from '../../charts/charts.ts';
import { nameOfPage } from '../../words/say.ts';
import { Zoom, ZOOMS } from '../plan/Zoom.tsx';
import { useView, writeView, type View } from '../view.ts';

const showing = (is: (state: State) => boolean) =>
  drawings.filter(({ content }) => content().shows.some(({ from }) => is(stateAt(from))));

/** What to draw: the page of the selected state, the topic, the separate chart, or the flows. */
function shownIn({ topic, state }: View): { title: string; shown: readonly Drawing[] } {
  const { page = null, chart = 'visit' } = (state === null ? null : stateOfWord(state)) ?? {};
  const separate = chart === 'visit' ? Object.keys(CHARTS).find((id) => id === topic) : chart;
  if (separate) {
    const { title } = CHARTS[separate as keyof typeof CHARTS];
    return { title, shown: showing((one) => one.chart === separate) };
  }
  const own = TOPIC_IDS.find((id) => id === topic) ?? (page === null ? undefined : TOPIC_OF[page]);
  if (!own) return { title: 'Flows', shown: flowDrawings };
  const ofTopic = drawings.filter(({ group }) => group === TOPICS[own]);
  const ofPage = page === null ? [] : showing((one) => one.page === page).filter((one) => ofTopic.includes(one));
  // Pages without transitions share a drawing.
  const found = [ofPage, ofTopic, drawings.filter(({ name }) => name === 'still-pages')].find(
    (some) => some.length > 0,
  );
  return { title: page === null ? TOPICS[own] : nameOfPage(page), shown: found ?? [] };
}

/** One drawing; the name of each state in it is a link. */
function Picture({ drawing: { content, title }, zoom }: { drawing: Drawing; zoom: number }) {
  const view = useView();
  const svg = useMemo(() => {
    const linkOf = (id: string) => writeView({ ...view, state: id, situation: null });
    return composed(content(), title, { mustBeLegible: false, linkOf });
  }, [content, title, view]);
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  return (
    <figure>
      <div
        className="chart__paper"
        style={{ inlineSize: `${zoom * width}px` }}
        // The markup is generated here, from the charts' own words.
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </figure>
  );
}

/** The states of a page, a topic or a separate chart as drawings, with an arrow for each transition that leads on. */
export function Chart() {
  const view = useView();
  const [zoom, setZoom] = useState<number>(ZOOMS[0]);
  const { title, shown } = useMemo(() => shownIn(view), [view]);
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
