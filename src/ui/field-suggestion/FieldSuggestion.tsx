import type { ReactNode } from 'react';
import { Status } from '../status/Status.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import './field-suggestion.css';

export type FieldSuggestionProps = {
  /** The whole question: "Did you mean clara@example.org?"; nothing while there is nothing to suggest. */
  children?: ReactNode;
  /** The suggestion is taken. */
  onAccept: () => void;
};

/**
 * A better value for a field, taken with one press. A child of the field it is meant for, and always there: who has left the field
 * hears the question, for which the region has stood, and finds the button beside it, one step back (WCAG 4.1.3).
 */
export function FieldSuggestion({ children, onAccept }: FieldSuggestionProps) {
  return (
    <div className="field-suggestion">
      <Status unseen>{children}</Status>
      {children ? <TextButton onClick={onAccept}>{children}</TextButton> : null}
    </div>
  );
}
