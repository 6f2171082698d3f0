/** That one is taken on by itself, and when: counted down in sight, told twice to who listens (D20, WCAG 2.2.1). */
import { OfferButton } from './OfferButton.tsx';
import { useState, type ReactNode } from 'react';
import { LAST_SECONDS, READING_TIME, timeLeft } from '../../../machines/domain/waits.ts';
import type { DrawnOffer } from '../../../machines/offer.types.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { useSend, useVisit } from '../../engine/hooks.tsx';
import { Message } from '../../engine/message.tsx';
import type { PlainEvent } from '../../engine/send.ts';
import { useSecondsLeft } from '../../engine/timers.ts';
import { left, Seconds } from '../../ui/seconds/Seconds.tsx';
import { Announcement } from './Announcement.tsx';

const SECOND = 1000;

export interface ForwardingProps {
  /** Epoch milliseconds at which the time is over; null: all of it is left. */
  until: number | null;
  /** The sentence that says so, with its `count` of seconds and its tag `left`. */
  words: MessageKey;
  /** Said once they have chosen to stay. */
  stayed: MessageKey;
}

/** Milliseconds that are left. */
const leftUntil = (until: number | null) => (until === null ? READING_TIME : timeLeft(until, Date.now()));

export function Forwarding({ until, words, stayed }: ForwardingProps) {
  const counting = useVisit((snapshot) => snapshot.hasTag('countingDown'));
  const ending = useVisit((snapshot) => snapshot.hasTag('lastSeconds'));
  const staying = useVisit((snapshot) => snapshot.hasTag('staying'));
  // Who opens the page anew, after it, was not about to be taken anywhere.
  const [counted, setCounted] = useState(counting);
  if (counting && !counted) setCounted(true);
  return (
    <>
      {counting ? <Countdown until={until} words={words} /> : null}
      <Announcement>
        {counting ? (
          <Told key={String(ending)} until={until} words={words} ending={ending} />
        ) : staying && counted ? (
          <span>
            <Message id={stayed} />
          </span>
        ) : null}
      </Announcement>
    </>
  );
}

/** Shows the chart's own delay; the chart decides when it is over. */
function Countdown({ until, words }: Pick<ForwardingProps, 'until' | 'words'>) {
  const count = useSecondsLeft(() => leftUntil(until));
  return (
    <Seconds>
      <Message id={words} values={{ count, left }} />
    </Seconds>
  );
}

/** The same sentence, with the seconds that are left as it is said; towards the end the chart says how many that are at most. */
function Told({ until, words, ending }: Pick<ForwardingProps, 'until' | 'words'> & { ending: boolean }) {
  const [left] = useState(() => Math.min(leftUntil(until), ending ? LAST_SECONDS : READING_TIME));
  return (
    <span>
      <Message id={words} values={{ count: Math.ceil(left / SECOND), left: (seconds: ReactNode) => seconds }} />
    </span>
  );
}

/** *Stay*: the button goes, and the heading has the focus, as on a page that one has come to. */
export function StayButton({ of: offer }: { of: DrawnOffer & { event: PlainEvent } }) {
  const send = useSend();
  const stay = () => {
    send(offer.event);
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return <OfferButton of={offer} onPress={stay} quiet />;
}
