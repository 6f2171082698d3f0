import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import './field.css';
import './wrong.css';

/** Label, hint and problem of a control. */
export type FieldLabels = {
  label: ReactNode;
  /** How to fill it in. Stays visible with a problem, when it helps most (WCAG 3.3.2, 3.3.3). */
  hint?: ReactNode;
  /** The problem and its solution; empty if there is no problem. */
  error?: ReactNode;
};

type DescribedControl = { id?: string | undefined; 'aria-describedby'?: string | undefined };

/** Ids and ARIA attributes of a control, derived from its labels. */
export function useFieldWiring(
  { hint, error }: Omit<FieldLabels, 'label'>,
  given: DescribedControl,
  announced = false,
) {
  const generated = useId();
  const id = given.id ?? generated;
  const describedBy =
    classNames(
      given['aria-describedby'],
      Boolean(error) && !announced && `${id}-wrong`,
      Boolean(hint) && `${id}-hint`,
    ) || undefined;
  return { id, control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy } };
}

type FieldFrameProps = FieldLabels & {
  id: string;
  control: ReactNode;
  /** Rendered below the field: a suggestion. */
  children?: ReactNode;
};

/** A control with its label above, and problem and hint below. */
export function FieldFrame({ id, label, hint, error, control, children }: FieldFrameProps) {
  return (
    <div className={classNames('field', Boolean(error) && 'field--wrong')}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {control}
      <FieldWords id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

/** Descriptions of a control: its problem, then its hint. */
export function FieldWords({ id, hint, error }: Omit<FieldLabels, 'label'> & { id: string }) {
  return (
    <>
      <ErrorText id={`${id}-wrong`}>{error}</ErrorText>
      {hint ? (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </>
  );
}

/**
 * The problem of a control: an icon and a text, as a separate element (D62); empty if there is no problem. Linked to
 * the control by `id`. Always rendered: inserting an element moves Firefox's caret in the last field, and the screen
 * reader Orca follows it.
 */
export function ErrorText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="wrong" id={children ? id : undefined}>
      {children ? <span>{children}</span> : null}
    </p>
  );
}
