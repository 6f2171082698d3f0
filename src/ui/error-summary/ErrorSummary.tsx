import { useId, type MouseEvent, type ReactNode, type Ref } from 'react';
import './error-summary.css';

type FieldError = {
  /** The id of the field, or of its group. */
  readonly field: string;
  readonly message: ReactNode;
};

type ErrorSummaryProps = {
  heading: ReactNode;
  errors: readonly FieldError[];
  /** Ref to move the focus here after each refused submission. */
  ref?: Ref<HTMLElement> | undefined;
};

const controls = 'input, select, textarea, button';

function focusField(event: MouseEvent<HTMLAnchorElement>, id: string) {
  const element = document.getElementById(id);
  // In a group, the control that the Tab key would reach.
  const control = element?.matches(controls)
    ? element
    : (element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector<HTMLElement>(controls));
  if (!control) return;
  event.preventDefault();
  // Scrolls the whole field into view, including its label; focus alone would stop at the input.
  (element?.closest('.field, .check') ?? control).scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}

/**
 * All problems of a form in one place: each line is a link that focuses its field. Not an alert: it has the focus, and
 * would be read twice. The list stays until the next submission; its links also work for corrected fields.
 */
export function ErrorSummary({ heading, errors, ref }: ErrorSummaryProps) {
  const id = useId();
  return (
    <section ref={ref} className="error-summary" tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
