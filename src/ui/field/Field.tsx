import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Status } from '../status/Status.tsx';
import { FieldFrame, useFieldWiring, type FieldLabels } from './FieldFrame.tsx';

export type FieldProps = ComponentProps<'input'> &
  FieldLabels & {
    /** Of a form's one field: whether what is wrong is heard by itself, for the focus is there; the field is described by it later. */
    said?: boolean | undefined;
  };

/** One line to fill in. Takes every attribute of an input, its `ref` too; children stand beneath it. Give it an `id` if an error summary links to it. */
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
