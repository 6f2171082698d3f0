/** Every question, grouped by who asks it. */
import { ASKED_BY } from '../../questions/answer.types.ts';
import { QUESTIONS } from '../../questions/questions.ts';
import { hrefOf } from '../view.ts';

export const AllQuestions = () => (
  <article className="answer" aria-labelledby="answer">
    <h2 id="answer">
      Frequent questions <em>· {QUESTIONS.length} questions, answered by the charts</em>
    </h2>
    <div className="answer__askers">
      {Object.entries(ASKED_BY).map(([by, title]) => (
        <section key={by} aria-labelledby={`by-${by}`}>
          <h3 id={`by-${by}`}>{title}</h3>
          <ul className="asked-often">
            {QUESTIONS.flatMap(({ id, question, by: asker }) =>
              asker === by
                ? [
                    <li key={id}>
                      <a href={hrefOf({ question: id, state: null })}>{question}</a>
                    </li>,
                  ]
                : [],
            )}
          </ul>
        </section>
      ))}
    </div>
  </article>
);

/** In an address: all questions. */
export const ALL = 'all';
