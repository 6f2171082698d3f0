/** The answer to one question, or all questions. */
import './answer.css';
import { answerTo } from '../../questions/ask.ts';
import { ASKED_BY, type Question } from '../../questions/answer.types.ts';
import { questionOf } from '../../questions/questions.ts';
import { hrefOf } from '../view.ts';
import { ALL, AllQuestions } from './AllQuestions.tsx';
import { AnswerTable } from './AnswerTable.tsx';

function Card({ asked }: { asked: Question }) {
  const { short, tables } = answerTo(asked);
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
