/** Notice of a network or server problem (D24), with the next step. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { Problem, RequestName } from '../../../machines/context/requests.types.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

interface ProblemNoticeProps {
  problem: Problem | null;
  /**
   * The failed request: the visitor may be asked whether to resend it (D21). Omitted for requests outside the visit.
   */
  of?: RequestName;
  action?: ReactNode;
  /** The notice appears together with its screen, whose heading has the focus. */
  withScreen?: boolean;
}

export function ProblemNotice({ problem, of, action, withScreen = false }: ProblemNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  const asked = useVisit((snapshot) => of !== undefined && snapshot.hasTag(`sendNow.${of}`));
  // The notice is above the pressed button, possibly out of view on a phone: it is focused and scrolled into view.
  useEffect(() => {
    notice.current?.focus();
  }, [problem]);
  const focused = withScreen ? undefined : notice;
  if (!problem || problem.kind === 'fields' || problem.kind === 'code' || problem.kind === 'missing') return null;
  return (
    <Notice ref={focused} action={action}>
      <Message
        id={asked ? 'connection.returned' : `problem.${problem.kind}`}
        {...(problem.kind === 'busy' ? { values: { seconds: problem.retryAfter ?? 0 } } : {})}
      />
    </Notice>
  );
}
