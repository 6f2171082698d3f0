/** Above a form: its field problems, otherwise a network or server problem. */
import { useEffect, useRef, type ReactNode } from 'react';
import { useMessageText } from '../../../engine/language/message.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { ProblemNotice } from '../ProblemNotice.tsx';
import { listedWords } from './message-of.ts';
import type { RegistrationFormState } from './part-props.ts';

interface RegistrationErrorsProps {
  of: 'register' | 'complete';
  form: RegistrationFormState;
  /** The retry button of a failure notice. */
  again: ReactNode;
}

export function RegistrationErrors({ of, form: { shownErrors, problem }, again }: RegistrationErrorsProps) {
  const text = useMessageText();
  const summary = useRef<HTMLElement>(null);
  // Focused after each refused submission, also when it appears with the screen.
  useEffect(() => {
    summary.current?.focus();
  }, [shownErrors]);
  if (shownErrors.length > 0)
    return (
      <ErrorSummary
        ref={summary}
        heading={text('wrong.summary', { count: shownErrors.length })}
        errors={shownErrors.map(({ field, problem }) => ({ field, message: listedWords(text, field, problem) }))}
      />
    );
  return <ProblemNotice of={of} problem={problem} action={again} />;
}
