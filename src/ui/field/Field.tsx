import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Status } from '../status/Status.tsx';
import { FieldFrame, useFieldWiring, type FieldLabels } from './FieldFrame.tsx';

export type FieldProps = ComponentProps<'input'> &
  FieldLabels & {
    /**
     * For a form with one field: true if a live region announces the problem, because the field has the focus; it
     * becomes the field's description later.
     */
    announced?: boolean | undefined;
  };

/**
 * A single-line input. Takes every attribute of an input, including `ref`; children are rendered below it. Needs an
 * `id` if an error summary links to it.
 */
export function Field({ label, hint, error, announced, children, className, ...input }: FieldProps) {
  const { id, control } = useFieldWiring({ hint, error }, input, announced);
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      control={<input type="text" {...input} {...control} className={classNames('input', className)} />}
    >
      {announced === undefined ? null : <Status unseen>{announced ? error : null}</Status>}
      {children}
    </FieldFrame>
  );
}
