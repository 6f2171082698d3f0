import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import './notice.css';

export type NoticeProps = {
  /** An alarm is read out at once, or has the focus; anything else is quiet. */
  kind?: 'quiet' | 'alarm' | undefined;
  children: ReactNode;
  /** A text button or link with the next step. */
  action?: ReactNode;
  /** To move focus here when the notice appears away from where the visitor is: named by its words it is heard then, once, and is no alert. */
  ref?: Ref<HTMLElement> | undefined;
};

/** A word in passing (quiet), or something that went wrong with the house rather than with a field (alarm). */
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
