import { useId, type ReactNode, type Ref } from 'react';
import './notice.css';

type NoticeProps = {
  children: ReactNode;
  /** A text button or link with the next step. */
  action?: ReactNode;
  /**
   * Ref to focus the notice when it appears away from the visitor's position: it is then read once, named by its text,
   * and is not an alert.
   */
  ref?: Ref<HTMLElement> | undefined;
};

/** A system problem rather than a field's: announced at once, or focused. */
export function Notice({ children, action, ref }: NoticeProps) {
  const id = useId();
  return (
    <section
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-labelledby={ref ? id : undefined}
      className="notice notice--alarm"
      role={ref ? undefined : 'alert'}
    >
      <div className="notice__words">
        <p id={id}>{children}</p>
        {action}
      </div>
    </section>
  );
}
