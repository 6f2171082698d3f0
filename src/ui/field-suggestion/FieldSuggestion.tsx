import type { ReactNode } from 'react';
import { Status } from '../status/Status.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import './field-suggestion.css';

type FieldSuggestionProps = {
  /** The whole question: "Did you mean clara@example.org?"; empty if there is no suggestion. */
  children?: ReactNode;
  onAccept: () => void;
};

/**
 * Suggests a better value for a field, accepted with one press. Render it always, as a child of its field: the live
 * region must exist before its text, so that a visitor who has left the field hears the question and finds the button
 * one step back (WCAG 4.1.3).
 */
export function FieldSuggestion({ children, onAccept }: FieldSuggestionProps) {
  return (
    <div className="field-suggestion">
      <Status unseen>{children}</Status>
      {children ? <TextButton onClick={onAccept}>{children}</TextButton> : null}
    </div>
  );
}
