import './answer.css';
import { useMemo } from 'react';
import { ASKED_BY, type Question, type Cell, type Table } from '../../questions/answer.types.ts';
import { questionOf } from '../../questions/questions.ts';
import { hrefOf, type View } from '../view.ts';
import { ALL, AllQuestions } from './AllQuestions.tsx';
import { stateOfWord } from '../../charts/facts.ts';
import { TOPIC_OF } from '../../charts/topics.ts';

function Card({ asked }: { asked: Question }) {
  const { short, tables } = useMemo(() => asked.answer(), [asked]);
  return (
    <article className="answer" aria-labelledby="answer">
      <p className="answer__by">Frequent questions · {ASKED_BY[asked.by]}</p>
      <h2 id="answer">{asked.question}</h2>
      <p className="answer__short">{short}</p>
      {tables.map((table) => (
        <AnswerTable key={table.title} {...table} />
      ))}
      <p className="answer__how">
        Computed from the charts as they run.
        {import.meta.env.DEV && (
          <>
            {' '}
            In a terminal: <code>npm run tool -- explain {asked.question}</code>
          </>
        )}
        <a href={hrefOf({ question: ALL })}>All questions</a>
      </p>
    </article>
  );
}

/** The answer to one question, or all questions. */
export function Answer({ question }: { question: string }) {
  if (question === ALL) return <AllQuestions />;
  const asked = questionOf(question);
  if (asked) return <Card asked={asked} />;
  return (
    <article className="answer" aria-labelledby="answer">
      <h2 id="answer">Unknown question</h2>
      <p>
        There is no question <code>{question}</code>. <a href={hrefOf({ question: ALL })}>All questions</a>
      </p>
    </article>
  );
}

/**
 * Where a state is shown: on the plan, in the topic of its page; a state of another chart on the drawing of
 * that chart.
 */
function placeOf(word: string): Partial<View> {
  const state = stateOfWord(word);
  const shown = { state: word, question: null, situation: null };
  if (state === null) return shown;
  if (state.chart !== 'visit') return { ...shown, section: 'chart', topic: state.chart };
  return { ...shown, section: 'plan', topic: state.page === null ? null : TOPIC_OF[state.page] };
}

const CellText = ({ text, state }: Cell) => (state === null ? text : <a href={hrefOf(placeOf(state))}>{text}</a>);

const AnswerTable = ({ title, heads, rows }: Table) => (
  <table>
    {title !== null && <caption>{title}</caption>}
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.map(({ text }) => text).join('|')}>
          {row.map((cell, column) => (
            <td key={heads[column]} data-head={heads[column]}>
              <CellText {...cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
