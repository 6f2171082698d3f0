import './navigation.css';
import { CHART_IDS, CHARTS } from '../charts/charts.ts';
import { pageStates, statesOf } from '../charts/facts.ts';
import { TOPIC_IDS, TOPIC_OF, TOPICS } from '../charts/topics.ts';
import { count } from '../questions/cells.ts';
import { AskedOften } from './questions/AskedOften.tsx';
import { hrefOf, HEADER_SECTIONS, useView, type View } from './view.ts';

const pagesOf = (topic: (typeof TOPIC_IDS)[number]) =>
  pageStates.filter(({ page }) => page !== null && TOPIC_OF[page] === topic).length;

interface LinkProps {
  topic: View['topic'];
  title: string;
  holds: string;
}
function TopicLink({ topic, title, holds }: LinkProps) {
  const view = useView();
  const here =
    view.topic === topic && view.question === null && (HEADER_SECTIONS as readonly string[]).includes(view.section);
  // A separate chart has no pages; its states are shown.
  const section = topic === null || isTopic(topic) ? 'plan' : 'chart';
  return (
    <li>
      <a href={hrefOf({ topic, question: null, state: null, section })} aria-current={here ? 'true' : undefined}>
        {title} <small>{holds}</small>
      </a>
    </li>
  );
}
/** Links of the navigation besides the charts. */
const MORE = [
  ['mails', 'Mails'],
  ['data', 'Data that decides'],
  ['compare', 'Compare'],
  ['proofs', 'Proved'],
] as const satisfies readonly (readonly [View['section'], string])[];
function SectionLink({ section, title }: { section: View['section']; title: string }) {
  const view = useView();
  return (
    <li>
      <a
        href={hrefOf({ section, item: null, other: null, question: null })}
        aria-current={view.section === section && view.question === null ? 'true' : undefined}
      >
        {title}
      </a>
    </li>
  );
}
const isTopic = (topic: View['topic']) => TOPIC_IDS.some((id) => id === topic);

/** Navigation: topics of the visit, separate charts, questions, proofs. `folded`: collapsed in a narrow window. */
export const Navigation = ({ folded }: { folded: boolean }) => (
  <nav className="navigation" id="topics" aria-label="Topics" data-folded={folded ? '' : undefined}>
    <h2>The visit</h2>
    <ul>
      <TopicLink topic={null} title="Every page of the visit" holds={count(pageStates.length, 'page')} />
      {TOPIC_IDS.map((id) => (
        <TopicLink key={id} topic={id} title={TOPICS[id]} holds={count(pagesOf(id), 'page')} />
      ))}
    </ul>
    <h2>Separate charts</h2>
    <ul>
      {CHART_IDS.flatMap((id) =>
        id === 'visit'
          ? []
          : [<TopicLink key={id} topic={id} title={CHARTS[id].title} holds={count(statesOf(id).length, 'state')} />],
      )}
    </ul>
    <h2>More</h2>
    <ul>
      {MORE.map(([section, title]) => (
        <SectionLink key={section} section={section} title={title} />
      ))}
    </ul>
    <AskedOften />
  </nav>
);
