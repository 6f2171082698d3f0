import { Field, type FieldProps } from '../field/Field.tsx';

/** A field for the visitor's own address (WCAG 1.3.5), without autocorrection and autocapitalisation. */
export function EmailField(field: FieldProps) {
  return (
    <Field
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
    />
  );
}
