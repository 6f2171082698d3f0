import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import './notice.css';

type NoticeProps = {
  /** An alarm is announced at once, or has the focus; other notices are quiet. */
  kind?: 'quiet' | 'alarm' | undefined;
  children: ReactNode;
  /** A text button or link with the next step. */
  action?: ReactNode;
  /**
   * Ref to focus the notice when it appears away from the visitor's position: it is then read once, named by its text,
   * and is not an alert.
   */
  ref?: Ref<HTMLElement> | undefined;
};

/** A remark (quiet), or a system problem rather than a field's (alarm). */
export function Notice({ kind = 'quiet', children, action, ref }: NoticeProps) {
  const id = useId();
  return (
    <section
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-labelledby={ref ? id : undefined}
      className={classNames('notice', kind === 'alarm' && 'notice--alarm')}
      role={kind === 'alarm' && !ref ? 'alert' : undefined}
    >
      <div className="notice__words">
        <p id={id}>{children}</p>
        {action}
      </div>
    </section>
  );
}
