import './plan.css';
import { useMemo, useRef, useState } from 'react';
import { pageStateOf, stateOfWord, wordOf } from '../../charts/facts.ts';
import { TOPIC_IDS, TOPICS, type TopicId } from '../../charts/topics.ts';
import type { PageId } from '../../../../machines/domain/page-ids.ts';
import { layoutOf } from '../../plan/layout.ts';
import type { Side } from '../../compare/comparisons.ts';
import { linesAt, linesOfPath, mainLines, titleBoxes } from '../../plan/lines.ts';
import { connectionsInto, connectionsOutOf } from '../../plan/connections.ts';
import { useTimeline } from '../timeline/useTimeline.ts';
import { hrefOf, useView } from '../view.ts';
import { Lines } from './Lines.tsx';
import { PlanPage } from './PlanPage.tsx';
import { useSize, useArrowKeys } from './plan-hooks.ts';
import { VisitMarker } from './VisitMarker.tsx';
import { Zoom, ZOOMS } from './Zoom.tsx';

const topicOf = (topic: string | null): TopicId | null => TOPIC_IDS.find((id) => id === topic) ?? null;
const titleOf = (topic: TopicId) => TOPICS[topic];

interface Props {
  /** For a comparison: the sides on which a page differs. */
  sides?: ReadonlyMap<PageId, Side>;
}
/** The plan: a box for each page, grouped by topic; lines are transitions between pages. */
export function Plan({ sides }: Props) {
  const view = useView();
  const frame = useRef<HTMLElement>(null);
  const size = useSize(frame);
  const [hovered, setHovered] = useState<PageId | null>(null);
  const [zoom, setZoom] = useState<number>(ZOOMS[0]);
  const topic = topicOf(view.topic);
  const layout = useMemo(() => layoutOf(topic, size), [topic, size]);
  useArrowKeys(frame, layout.boxes);
  const titles = useMemo(() => titleBoxes(layout, titleOf), [layout]);
  const main = useMemo(() => mainLines(layout, titles), [layout, titles]);

  const selected = (view.state === null ? null : stateOfWord(view.state)?.page) ?? null;
  const at = layout.boxes.find(({ page }) => page === (hovered ?? selected))?.page ?? null;
  const { steps, step } = useTimeline();
  const visited = useMemo(
    () => steps.slice(0, step?.number ?? 0).flatMap(({ focus }) => focus?.page ?? []),
    [steps, step],
  );
  const isVisitShown = hovered === null && visited.length > 0;
  const own = useMemo(() => {
    if (isVisitShown) return linesOfPath(layout, visited, titles);
    return at === null ? null : linesAt(layout, at, titles);
  }, [layout, at, isVisitShown, visited, titles]);
  const near =
    at === null || isVisitShown
      ? null
      : new Set([...connectionsOutOf(at), ...connectionsInto(at)].flatMap(({ from, to }) => [from, to]));
  const first = layout.boxes.find(({ page }) => page === selected) ?? layout.boxes[0];

  return (
    <section className="plan" aria-label="Plan" ref={frame}>
      <div className="plan__sheet" style={{ inlineSize: layout.width * zoom, blockSize: layout.height * zoom }}>
        <div
          className="plan__stage"
          style={{ inlineSize: layout.width, blockSize: layout.height, transform: `scale(${zoom})` }}
          data-small={layout.lines === 0 ? '' : undefined}
        >
          <Lines layout={layout} main={main} own={own} at={isVisitShown ? null : at} />
          {layout.titles.map((title) => (
            <h2
              key={title.topic}
              className="plan__topic"
              data-other={topic !== null && topic !== title.topic ? '' : undefined}
              style={{ insetInlineStart: title.x, insetBlockStart: title.y }}
            >
              <a href={hrefOf({ topic: title.topic, question: null })} tabIndex={-1}>
                {TOPICS[title.topic]}
              </a>
            </h2>
          ))}
          <ul>
            {layout.boxes.map((box) => (
              <PlanPage
                key={box.page}
                box={box}
                lines={layout.lines}
                drawnTo={main.flatMap(({ connection }) => (connection.from === box.page ? [connection.to] : []))}
                href={hrefFor(box.page, view.state)}
                isSelected={box.page === selected}
                side={sides?.get(box.page)}
                isDim={near !== null && !near.has(box.page) && box.page !== at}
                isFirst={box === first}
                onHover={setHovered}
              />
            ))}
          </ul>
          <VisitMarker layout={layout} />
        </div>
      </div>
      <Zoom zoom={zoom} onZoom={setZoom}>
        <span className="plan__legend">
          <span className="plan-page__count">8</span> states of the page
        </span>
      </Zoom>
    </section>
  );
}

/** The first click selects a page; the next one opens its states. */
function hrefFor(page: PageId, state: string | null): string {
  const word = wordOf(pageStateOf(page));
  return state === word ? hrefOf({ section: 'chart' }) : hrefOf({ state: word, situation: null });
}
