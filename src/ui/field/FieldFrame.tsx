import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Wrong } from './Wrong.tsx';
import './field.css';

/** The words around a control. */
export type FieldLabels = {
  label: ReactNode;
  /** How to fill it in. It stays when something is wrong, which is when it helps most (WCAG 3.3.2, 3.3.3). */
  hint?: ReactNode;
  /** What is wrong with it and what to do; nothing while all is well. */
  wrong?: ReactNode;
};

type DescribedControl = { id?: string | undefined; 'aria-describedby'?: string | undefined };

/** Ids and aria attributes of a control, from the words around it. */
export function useFieldWiring({ hint, wrong }: Omit<FieldLabels, 'label'>, given: DescribedControl, said = false) {
  const generated = useId();
  const id = given.id ?? generated;
  const describedBy =
    classNames(given['aria-describedby'], Boolean(wrong) && !said && `${id}-wrong`, Boolean(hint) && `${id}-hint`) ||
    undefined;
  return { id, control: { id, 'aria-invalid': wrong ? true : undefined, 'aria-describedby': describedBy } };
}

type FieldFrameProps = FieldLabels & {
  id: string;
  control: ReactNode;
  /** Beneath the field: a suggestion. */
  children?: ReactNode;
};

/** A label above, the control, and beneath it what is wrong and the hint. */
export function FieldFrame({ id, label, hint, wrong, control, children }: FieldFrameProps) {
  return (
    <div className={classNames('field', Boolean(wrong) && 'field--wrong')}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {control}
      <FieldWords id={id} hint={hint} wrong={wrong} />
      {children}
    </div>
  );
}

/** What describes a control: what is wrong with it, then how to fill it in. */
export function FieldWords({ id, hint, wrong }: Omit<FieldLabels, 'label'> & { id: string }) {
  return (
    <>
      <Wrong id={`${id}-wrong`}>{wrong}</Wrong>
      {hint ? (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </>
  );
}
