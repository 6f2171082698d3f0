import type { ReactNode } from 'react';
import './questions.css';

export type Question = {
  readonly id: string;
  readonly question: ReactNode;
  readonly answer: ReactNode;
  readonly className?: string | undefined;
  readonly hidden?: boolean | undefined;
};

/** Questions that open to their answers, any number at once; works without scripts. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="questions">
      {questions.map(({ id, question, answer, ...details }) => (
        <details key={id} {...details}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
