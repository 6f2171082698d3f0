import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, useFieldWiring, type FieldLabels } from '../field/FieldFrame.tsx';
import './select-field.css';

type SelectOption = { readonly value: string; readonly label: string };

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> &
  FieldLabels & {
    options: readonly SelectOption[];
    /** An empty first choice, shown while no value is selected. */
    placeholder?: string | undefined;
  };

/** One choice out of many, as the browser's native select. */
export function SelectField({ label, hint, error, options, placeholder, className, ...select }: SelectFieldProps) {
  const { id, control } = useFieldWiring({ hint, error }, select);
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      control={
        <select {...select} {...control} className={classNames('input', 'select', className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      }
    />
  );
}
