import type { ReactNode } from 'react';
import { TextButton } from '../text-button/TextButton.tsx';
import './field-suggestion.css';

export type FieldSuggestionProps = {
  /** The whole question: "Did you mean clara@example.org?" */
  children: ReactNode;
  /** The suggestion is taken. */
  onAccept: () => void;
};

/** A better value for a field, taken with one press. A child of the field it is meant for. */
export function FieldSuggestion({ children, onAccept }: FieldSuggestionProps) {
  return (
    <output className="field-suggestion">
      <TextButton onClick={onAccept}>{children}</TextButton>
    </output>
  );
}
