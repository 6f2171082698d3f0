import './plan.css';
import { useMemo, useRef, useState } from 'react';
import { pageStateOf, stateOfWord, wordOf } from '../../charts/facts.ts';
import { TOPIC_IDS, TOPICS, type TopicId } from '../../charts/topics.ts';
import type { PageId } from '../../../../machines/page.types.ts';
import { layoutOf } from '../../plan/layout.ts';
import type { Side } from '../../compare/differ.ts';
import { linesAt, linesOfWay, mainLines, titleBoxes } from '../../plan/lines.ts';
import { doorsInto, doorsOutOf } from '../../plan/ways.ts';
import { useTimeline } from '../timeline/useTimeline.ts';
import { usePictures } from '../pictures.ts';
import { hrefOf, useView } from '../view.ts';
import { Lines } from './Lines.tsx';
import { Room } from './Room.tsx';
import { usePan } from './use-pan.ts';
import { useSize } from './use-size.ts';
import { useWalk } from './use-walk.ts';
import { Walker } from './Walker.tsx';
import { Zoom, ZOOMS } from './Zoom.tsx';

const topicOf = (topic: string | null): TopicId | null => TOPIC_IDS.find((id) => id === topic) ?? null;
const titleOf = (topic: TopicId) => TOPICS[topic];

interface Props {
  /** For a comparison: the sides on which a page differs. */
  sides?: ReadonlyMap<PageId, Side>;
}
/** The plan: rooms are pages, wings are topics, lines are transitions between pages. */
export function Plan({ sides }: Props) {
  usePictures();
  const view = useView();
  const frame = useRef<HTMLElement>(null);
  const size = useSize(frame);
  const [looked, look] = useState<PageId | null>(null);
  const [zoom, setZoom] = useState<number>(ZOOMS[0]);
  usePan(frame, setZoom);
  const topic = topicOf(view.topic);
  const layout = useMemo(() => layoutOf(topic, size), [topic, size]);
  useWalk(frame, layout.rooms);
  const titles = useMemo(() => titleBoxes(layout, titleOf), [layout]);
  const main = useMemo(() => mainLines(layout, titles), [layout, titles]);

  const selected = (view.state === null ? null : stateOfWord(view.state)?.page) ?? null;
  const at = layout.rooms.find(({ page }) => page === (looked ?? selected))?.page ?? null;
  const { steps, step } = useTimeline();
  const walked = useMemo(
    () => steps.slice(0, step?.number ?? 0).flatMap(({ focus }) => focus?.page ?? []),
    [steps, step],
  );
  const isWalked = looked === null && walked.length > 0;
  const own = useMemo(() => {
    if (isWalked) return linesOfWay(layout, walked, titles);
    return at === null ? null : linesAt(layout, at, titles);
  }, [layout, at, isWalked, walked, titles]);
  const near =
    at === null || isWalked
      ? null
      : new Set([...doorsOutOf(at), ...doorsInto(at)].flatMap(({ from, to }) => [from, to]));
  const first = layout.rooms.find(({ page }) => page === selected) ?? layout.rooms[0];

  return (
    <section className="plan" aria-label="Plan" ref={frame}>
      <div className="plan__sheet" style={{ inlineSize: layout.width * zoom, blockSize: layout.height * zoom }}>
        <div
          className="plan__stage"
          style={{ inlineSize: layout.width, blockSize: layout.height, transform: `scale(${zoom})` }}
          data-small={layout.lines === 0 ? '' : undefined}
        >
          <Lines layout={layout} main={main} own={own} at={isWalked ? null : at} />
          {layout.titles.map((title) => (
            <h2
              key={title.topic}
              className="plan__wing"
              data-guest={topic !== null && topic !== title.topic ? '' : undefined}
              style={{ insetInlineStart: title.x, insetBlockStart: title.y }}
            >
              <a href={hrefOf({ topic: title.topic, question: null })} tabIndex={-1}>
                {TOPICS[title.topic]}
              </a>
            </h2>
          ))}
          <ul>
            {layout.rooms.map((room) => (
              <Room
                key={room.page}
                room={room}
                lines={layout.lines}
                drawnTo={main.flatMap(({ door }) => (door.from === room.page ? [door.to] : []))}
                href={hrefFor(room.page, view.state)}
                isSelected={room.page === selected}
                side={sides?.get(room.page)}
                isDim={near !== null && !near.has(room.page) && room.page !== at}
                isFirst={room === first}
                onLook={look}
              />
            ))}
          </ul>
          <Walker layout={layout} />
        </div>
      </div>
      <Zoom zoom={zoom} onZoom={setZoom}>
        <span className="plan__legend">
          <span className="room__count">8</span> states of the page
        </span>
      </Zoom>
    </section>
  );
}

/** The first click selects a page; the next one opens its room. */
function hrefFor(page: PageId, state: string | null): string {
  const word = wordOf(pageStateOf(page));
  return state === word ? hrefOf({ distance: 'rooms' }) : hrefOf({ state: word, situation: null });
}
