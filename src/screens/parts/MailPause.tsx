/** Time until another mail may be requested (D26). Not in a live region, so that the countdown is not read out. */
import type { Resend } from '../../../machines/context/mail.types.ts';
import { Message } from '../../engine/language/message.tsx';
import { useTimeAhead } from '../../engine/appearance/time-ahead.ts';
import { useSecondsLeft } from '../../engine/appearance/timers.ts';

/** Milliseconds left of the pause, never more than the whole; 0 after a clock was set back, as in the chart. */
const pauseLeft = ({ at, againAt }: Resend, now: number) => (now < at ? 0 : Math.max(0, againAt - now));

export function MailPause({ resend }: { resend: Resend }) {
  const left = useSecondsLeft(() => pauseLeft(resend, Date.now()));
  const ahead = useTimeAhead();
  return left > 0 ? <Message id="resend.again" values={{ when: ahead(left) }} /> : null;
}
