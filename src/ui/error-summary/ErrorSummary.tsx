import { useId, type MouseEvent, type ReactNode, type Ref } from 'react';
import './error-summary.css';

export type FieldError = {
  /** The id of the field, or of the group it belongs to. */
  readonly field: string;
  readonly message: ReactNode;
};

export type ErrorSummaryProps = {
  heading: ReactNode;
  errors: readonly FieldError[];
  /** To move focus here after each press that was refused. */
  ref?: Ref<HTMLElement> | undefined;
};

const controls = 'input, select, textarea, button';

function focusField(event: MouseEvent<HTMLAnchorElement>, id: string) {
  const element = document.getElementById(id);
  // Of a group, the control that the Tab key would reach.
  const control = element?.matches(controls)
    ? element
    : (element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector<HTMLElement>(controls));
  if (!control) return;
  event.preventDefault();
  // The whole field, its label included, is brought into view; focus alone would stop at the input.
  (element?.closest('.field, .check') ?? control).scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}

/**
 * All that is wrong with a form, in one place: every line is a link that moves focus to its field. No alert: it has the focus, and
 * would be read out twice. What it lists stays until the next press; the links lead to fields that are mended, too.
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
