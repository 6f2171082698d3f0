import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import './notice.css';

export type NoticeProps = {
  /** An alarm is read out at once; anything else is quiet. */
  kind?: 'quiet' | 'alarm' | undefined;
  children: ReactNode;
  /** A text button or link with the next step. */
  action?: ReactNode;
  /** To move focus here when the notice appears away from where the visitor is. */
  ref?: Ref<HTMLDivElement> | undefined;
};

/** A word in passing (quiet), or something that went wrong with the house rather than with a field (alarm). */
export function Notice({ kind = 'quiet', children, action, ref }: NoticeProps) {
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={classNames('notice', kind === 'alarm' && 'notice--alarm')}
      role={kind === 'alarm' ? 'alert' : undefined}
    >
      <div className="notice__words">
        <p>{children}</p>
        {action}
      </div>
    </div>
  );
}
