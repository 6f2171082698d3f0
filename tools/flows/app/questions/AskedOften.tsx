/** Links to the most frequent questions, and to all questions. */
import './asked-often.css';
import { QUESTIONS } from '../../questions/questions.ts';
import { hrefOf, useView } from '../view.ts';
import { ALL } from './AllQuestions.tsx';

const MOST_OFTEN = 4;

export function AskedOften() {
  const asked = useView().question;
  const link = (id: string, words: string) => (
    <li key={id}>
      <a href={hrefOf({ question: id, state: null })} aria-current={id === asked ? 'true' : undefined}>
        {words}
      </a>
    </li>
  );
  return (
    <>
      <h2>Frequent questions</h2>
      <ul className="asked-often">
        {QUESTIONS.slice(0, MOST_OFTEN).map(({ id, question }) => link(id, question))}
        {link(ALL, `All ${QUESTIONS.length} questions`)}
      </ul>
    </>
  );
}
