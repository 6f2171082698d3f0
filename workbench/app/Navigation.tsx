import { CHART_IDS, CHARTS } from '../charts/charts.ts';
import { TOPIC_IDS, TOPICS } from '../charts/topics.ts';
import { AskedOften } from './questions/AskedOften.tsx';
import { Proved } from './proofs/Proved.tsx';
import { hrefOf, useView } from './view.ts';

/** Topics of the visit, the charts beside it, questions, proofs. */
export function Navigation() {
  const { topic } = useView();
  const link = (id: typeof topic & string, title: string) => (
    <li key={id}>
      <a href={hrefOf({ topic: id, question: null })} aria-current={topic === id ? 'true' : undefined}>
        {title}
      </a>
    </li>
  );
  return (
    <nav aria-label="Topics">
      <h2>The visit</h2>
      <ul>{TOPIC_IDS.map((id) => link(id, TOPICS[id]))}</ul>
      <h2>Beside it</h2>
      <ul>{CHART_IDS.flatMap((id) => (id === 'visit' ? [] : [link(id, CHARTS[id].title)]))}</ul>
      <AskedOften />
      <Proved />
    </nav>
  );
}
