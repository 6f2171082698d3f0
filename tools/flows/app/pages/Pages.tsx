import './page-states.css';
import { CHART_IDS, CHARTS, type ChartId } from '../../charts/charts.ts';
import { pageStates, stateAt, stateOfWord, statesOf, withDescendants, wordOf } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import { TOPIC_IDS, TOPIC_OF, TOPICS, type TopicId } from '../../charts/topics.ts';
import { situationsOf } from '../../situations/by-state.ts';
import { pageOrChartOf } from '../../state/page-boxes.ts';
import { nameOfState } from '../../words/say.ts';
import { pictureOf, usePictures } from '../use-pictures.ts';
import { hrefOf, useView } from '../view.ts';
import { PageStates } from './PageStates.tsx';

const isChart = (topic: string): topic is ChartId => CHART_IDS.some((id) => id === topic);

function Card({ page }: { page: State }) {
  const [screen, situation] = situationsOf(page)[0]?.id.split('.') ?? [];
  const picture = screen ? pictureOf(screen, situation) : null;
  const states = withDescendants(page).length;
  return (
    <li className="page-card">
      <a href={hrefOf({ state: wordOf(page), situation: null })}>
        <span className="page-card__picture">{picture && <img src={picture} alt="" loading="lazy" />}</span>
        {nameOfState(page)}
        <small>{states === 1 ? '1 state' : `${states} states`}</small>
      </a>
    </li>
  );
}

/** The pages of one topic, or of all, to choose from. */
function Choose({ topics }: { topics: readonly TopicId[] }) {
  usePictures();
  return (
    <div className="page-choice">
      <h2>
        Pages <em>· choose one</em>
      </h2>
      {topics.map((topic) => (
        <section key={topic} aria-label={TOPICS[topic]}>
          <h3>{TOPICS[topic]}</h3>
          <ul>
            {pageStates
              .filter(({ page }) => page !== null && TOPIC_OF[page] === topic)
              .map((page) => (
                <Card key={page.path} page={page} />
              ))}
          </ul>
        </section>
      ))}
      <section aria-label="Separate charts">
        <h3>Separate charts</h3>
        <ul className="page-choice__charts">
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
export function Pages() {
  const { state, topic } = useView();
  const at = state === null ? null : stateOfWord(state);
  const page = at && pageOrChartOf(at);
  if (page) return <PageStates key={wordOf(page)} page={page} at={at} />;
  if (topic !== null && isChart(topic))
    return <PageStates key={topic} page={stateAt({ chart: topic, path: '' })} at={null} />;
  return <Choose topics={topic === null ? TOPIC_IDS : TOPIC_IDS.filter((id) => id === topic)} />;
}
