import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, useFieldWiring, type FieldLabels } from './FieldFrame.tsx';

export type FieldProps = ComponentProps<'input'> & FieldLabels;

/** One line to fill in. Takes every attribute of an input, its `ref` too; children stand beneath it. Give it an `id` if an error summary links to it. */
export function Field({ label, hint, wrong, children, className, ...input }: FieldProps) {
  const { id, control } = useFieldWiring({ hint, wrong }, input);
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      wrong={wrong}
      control={<input type="text" {...input} {...control} className={classNames('input', className)} />}
    >
      {children}
    </FieldFrame>
  );
}
