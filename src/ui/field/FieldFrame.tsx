import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Wrong } from './Wrong.tsx';
import './field.css';

/** The words around a control. */
export type FieldLabels = {
  label: ReactNode;
  /** How to fill it in. Gives way to `wrong`, in the same place, so that the page does not jump. */
  hint?: ReactNode;
  /** What is wrong with it and what to do; nothing while all is well. */
  wrong?: ReactNode;
};

type DescribedControl = { id?: string | undefined; 'aria-describedby'?: string | undefined };

/** Ids and aria attributes of a control, from the words around it. */
export function useFieldWiring({ hint, wrong }: Omit<FieldLabels, 'label'>, given: DescribedControl) {
  const generated = useId();
  const id = given.id ?? generated;
  const wordsId = wrong ? `${id}-wrong` : hint ? `${id}-hint` : undefined;
  const describedBy = classNames(given['aria-describedby'], wordsId) || undefined;
  return { id, wordsId, control: { id, 'aria-invalid': wrong ? true : undefined, 'aria-describedby': describedBy } };
}

type FieldFrameProps = FieldLabels & {
  id: string;
  wordsId: string | undefined;
  control: ReactNode;
  /** Beneath the field: a suggestion. */
  children?: ReactNode;
};

/** A label above, the control, and beneath it what is wrong or else the hint. */
export function FieldFrame({ id, wordsId, label, hint, wrong, control, children }: FieldFrameProps) {
  return (
    <div className={classNames('field', Boolean(wrong) && 'field--wrong')}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {control}
      {wrong ? <Wrong id={wordsId}>{wrong}</Wrong> : hint ? <Hint id={wordsId}>{hint}</Hint> : null}
      {children}
    </div>
  );
}

/** How to fill a control in. */
export function Hint({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p className="field__hint" id={id}>
      {children}
    </p>
  );
}
