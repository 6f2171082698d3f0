/** When another mail may be asked for (D26). Not in a live region: it is not read out as it runs. */
import type { Resend } from '../../../machines/mail/mail.types.ts';
import { Message } from '../../engine/message.tsx';
import { useTimeAhead } from '../../engine/time-ahead.ts';
import { useSecondsLeft } from '../../engine/timers.ts';

/** Milliseconds that are left of the pause, never more than all of it; after a clock was set back none, as for the chart. */
const pauseLeft = ({ at, againAt }: Resend, now: number) => (now < at ? 0 : Math.max(0, againAt - now));

export function MailPause({ resend }: { resend: Resend }) {
  const left = useSecondsLeft(() => pauseLeft(resend, Date.now()));
  const ahead = useTimeAhead();
  return left > 0 ? <Message id="resend.again" values={{ when: ahead(left) }} /> : null;
}
