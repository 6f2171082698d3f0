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
    said?: boolean | undefined;
  };

/**
 * A single-line input. Takes every attribute of an input, including `ref`; children are rendered below it. Needs an
 * `id` if an error summary links to it.
 */
export function Field({ label, hint, wrong, said, children, className, ...input }: FieldProps) {
  const { id, control } = useFieldWiring({ hint, wrong }, input, said);
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      wrong={wrong}
      control={<input type="text" {...input} {...control} className={classNames('input', className)} />}
    >
      {said === undefined ? null : <Status unseen>{said ? wrong : null}</Status>}
      {children}
    </FieldFrame>
  );
}
