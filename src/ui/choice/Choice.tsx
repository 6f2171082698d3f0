import type { ComponentProps, ReactNode } from 'react';
import './choice.css';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  /** The label: text only; the whole door is clickable. */
  children: ReactNode;
  type: 'radio' | 'checkbox';
};

/** One of several choices in a row, drawn as doors. Takes every attribute of a radio button or checkbox. */
export function Choice({ children, ...input }: ChoiceProps) {
  return (
    <label className="choice">
      <input {...input} />
      {children}
    </label>
  );
}
