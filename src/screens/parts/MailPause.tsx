/** When another mail may be asked for (D26). Not in a live region: it is not read out as it runs. */
import { useEffect, useState } from 'react';
import type { Resend } from '../../../machines/mail/mail.types.ts';
import { Message } from '../../engine/message.tsx';
import { useTimeAhead } from '../../engine/time-ahead.ts';

const SECOND = 1000;

/** Milliseconds that are left of the pause, never more than all of it; after a clock was set back none, as for the chart. */
const pauseLeft = ({ at, againAt }: Resend, now: number) => (now < at ? 0 : Math.max(0, againAt - now));

export function MailPause({ resend }: { resend: Resend }) {
  const [begun] = useState(() => ({ left: pauseLeft(resend, Date.now()), at: performance.now() }));
  const [left, setLeft] = useState(Math.ceil(begun.left / SECOND));
  const ahead = useTimeAhead();
  useEffect(() => {
    const over = begun.at + begun.left;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((over - performance.now()) / SECOND))), SECOND);
    return () => clearInterval(timer);
  }, [begun]);
  return left > 0 ? <Message id="resend.again" values={{ when: ahead(left) }} /> : null;
}
