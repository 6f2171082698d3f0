import './rooms.css';
import { CHART_IDS, CHARTS, type ChartId } from '../../charts/charts.ts';
import { pageStates, stateAt, stateOfWord, statesOf, withDescendants, wordOf } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import { TOPIC_IDS, TOPIC_OF, TOPICS, type TopicId } from '../../charts/topics.ts';
import { situationsOf } from '../../situations/by-state.ts';
import { roomOf } from '../../state/room.ts';
import { nameOfState } from '../../words/say.ts';
import { pictureOf, usePictures } from '../pictures.ts';
import { hrefOf, useView } from '../view.ts';
import { Room } from './Room.tsx';

const isChart = (topic: string): topic is ChartId => CHART_IDS.some((id) => id === topic);

function Card({ room }: { room: State }) {
  const [screen, situation] = situationsOf(room)[0]?.id.split('.') ?? [];
  const picture = screen ? pictureOf(screen, situation) : null;
  const states = withDescendants(room).length;
  return (
    <li className="room-card">
      <a href={hrefOf({ state: wordOf(room), situation: null })}>
        <span className="room-card__picture">{picture && <img src={picture} alt="" loading="lazy" />}</span>
        {nameOfState(room)}
        <small>{states === 1 ? '1 state' : `${states} states`}</small>
      </a>
    </li>
  );
}

/** The rooms of one topic, or of all, to choose from. */
function Choose({ topics }: { topics: readonly TopicId[] }) {
  usePictures();
  return (
    <div className="room-choice">
      <h2>
        Rooms <em>· which one?</em>
      </h2>
      {topics.map((topic) => (
        <section key={topic} aria-label={TOPICS[topic]}>
          <h3>{TOPICS[topic]}</h3>
          <ul>
            {pageStates
              .filter(({ page }) => page !== null && TOPIC_OF[page] === topic)
              .map((room) => (
                <Card key={room.path} room={room} />
              ))}
          </ul>
        </section>
      ))}
      <section aria-label="Beside the visit">
        <h3>Beside the visit</h3>
        <ul className="room-choice__beside">
          {CHART_IDS.flatMap((id) =>
            id === 'visit'
              ? []
              : [
                  <li key={id}>
                    <a href={hrefOf({ topic: id, state: null })}>{CHARTS[id].title}</a>{' '}
                    <small>{statesOf(id).length} states</small>
                  </li>,
                ],
          )}
        </ul>
      </section>
    </div>
  );
}

/** The states of one page, or of a separate chart. */
export function Rooms() {
  const { state, topic } = useView();
  const at = state === null ? null : stateOfWord(state);
  const room = at && roomOf(at);
  if (room) return <Room key={wordOf(room)} room={room} at={at} />;
  if (topic !== null && isChart(topic))
    return <Room key={topic} room={stateAt({ chart: topic, path: '' })} at={null} />;
  return <Choose topics={topic === null ? TOPIC_IDS : TOPIC_IDS.filter((id) => id === topic)} />;
}
