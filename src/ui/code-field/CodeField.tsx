import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from '../field/Field.tsx';
import './code-field.css';

/**
 * A field for a registration code: spaced capitals, no keyboard corrections. The value stays as typed. WCAG 1.3.5 has
 * no token for it, because it is not about the visitor: `one-time-code` would suggest codes from SMS, and the browser's
 * own list would suggest used codes of others.
 */
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
