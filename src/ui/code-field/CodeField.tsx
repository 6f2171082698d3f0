import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from '../field/Field.tsx';
import './code-field.css';

/**
 * A field for a registration code: spaced capitals, and nothing that a keyboard would correct. The value stays as typed.
 * It is not about the visitor, so that WCAG 1.3.5 has no token for it: `one-time-code` would offer what came by SMS, and the browser's own
 * list would offer the codes of others, which are used up.
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
