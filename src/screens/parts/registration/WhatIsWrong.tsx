/** Above a form: what is wrong with its fields, or else with the connection or the house. */
import type { ReactNode } from 'react';
import { useMessageText } from '../../../engine/message.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { ProblemNotice } from '../ProblemNotice.tsx';
import { messageOf } from './message-of.ts';
import type { CheckedFormState } from './useCheckedForm.ts';

export interface WhatIsWrongProps {
  state: CheckedFormState;
  /** The button that the notice of a failure has. */
  again: ReactNode;
}

export function WhatIsWrong({ state: { told, summary, problem }, again }: WhatIsWrongProps) {
  const text = useMessageText();
  if (told.length > 0)
    return (
      <ErrorSummary
        ref={summary}
        heading={text('wrong.summary', { count: told.length })}
        errors={told.map(({ field, problem }) => ({ field, message: text(messageOf(field, problem)) }))}
      />
    );
  return <ProblemNotice problem={problem} action={again} />;
}
