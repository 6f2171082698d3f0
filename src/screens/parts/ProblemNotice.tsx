/** What is wrong with the connection or the house, in words (D24), with the next step. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { Problem, RequestName } from '../../../machines/requests/requests.types.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { Message } from '../../engine/message.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface ProblemNoticeProps {
  problem: Problem | null;
  /** The request that it is of: the visitor may be asked whether to send it now (D21). Left out: none of the visit's. */
  of?: RequestName;
  action?: ReactNode;
  /** It appears together with its screen, whose heading has the focus. */
  withScreen?: boolean;
}

export function ProblemNotice({ problem, of, action, withScreen = false }: ProblemNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  const asked = useVisit((snapshot) => of !== undefined && snapshot.hasTag(`sendNow.${of}`));
  // It stands above what was pressed, on a phone perhaps out of sight: it comes into view and has the focus.
  useEffect(() => {
    notice.current?.focus();
  }, [problem]);
  const focused = withScreen ? undefined : notice;
  if (!problem || problem.kind === 'fields' || problem.kind === 'code' || problem.kind === 'missing') return null;
  if (asked)
    return (
      <Notice ref={focused} kind="alarm" action={action}>
        <Message id="connection.returned" />
      </Notice>
    );
  return (
    <Notice ref={focused} kind="alarm" action={action}>
      <Message
        id={`problem.${problem.kind}`}
        {...(problem.kind === 'busy' ? { values: { seconds: problem.retryAfter ?? 0 } } : {})}
      />
    </Notice>
  );
}
