import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from '../field/Field.tsx';
import './code-field.css';

/** A field for a registration code: spaced capitals, and nothing that a keyboard would correct. The value stays as typed. */
export function CodeField({ className, ...field }: FieldProps) {
  return (
    <Field
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      className={classNames('input--code', className)}
    />
  );
}
