/** Automatic forward with a visible countdown and two announcements (D20, WCAG 2.2.1). */
import { OfferButton } from './OfferButton.tsx';
import { useState, type ReactNode } from 'react';
import { LAST_SECONDS, READING_TIME, timeLeft } from '../../../machines/domain/waits.ts';
import type { DrawnOffer } from '../../../machines/page/offer.types.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { useSend, useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import type { PlainEvent } from '../../engine/visit/send.ts';
import { useAfter, useSecondsLeft } from '../../engine/appearance/timers.ts';
import { left, Seconds } from '../../ui/seconds/Seconds.tsx';
import { Status } from '../../ui/status/Status.tsx';

const SECOND = 1000;

interface ForwardingProps {
  /** End of the time in epoch milliseconds; null if all of it is left. */
  until: number | null;
  /** The sentence, with its `count` of seconds and its tag `left`. */
  words: MessageKey;
  /** Announced after the visitor has chosen to stay. */
  stayed: MessageKey;
}

/** Milliseconds left. */
const leftUntil = (until: number | null) => (until === null ? READING_TIME : timeLeft(until, Date.now()));

export function Forwarding({ until, words, stayed }: ForwardingProps) {
  const counting = useVisit((snapshot) => snapshot.hasTag('countingDown'));
  const ending = useVisit((snapshot) => snapshot.hasTag('lastSeconds'));
  const staying = useVisit((snapshot) => snapshot.hasTag('staying'));
  // After a reload past the end, there was no forward to announce.
  const [counted, setCounted] = useState(counting);
  if (counting && !counted) setCounted(true);
  return (
    <>
      {counting ? <Countdown until={until} words={words} /> : null}
      <Announcement>
        {counting ? (
          <AnnouncedCountdown key={String(ending)} until={until} words={words} ending={ending} />
        ) : staying && counted ? (
          <span>
            <Message id={stayed} />
          </span>
        ) : null}
      </Announcement>
    </>
  );
}

/** Shows the chart's own delay; the chart decides when it ends. */
function Countdown({ until, words }: Pick<ForwardingProps, 'until' | 'words'>) {
  const count = useSecondsLeft(() => leftUntil(until));
  return (
    <Seconds>
      <Message id={words} values={{ count, left }} />
    </Seconds>
  );
}

/** The same sentence with the seconds left at that moment; near the end, the chart limits their number. */
function AnnouncedCountdown({ until, words, ending }: Pick<ForwardingProps, 'until' | 'words'> & { ending: boolean }) {
  const [left] = useState(() => Math.min(leftUntil(until), ending ? LAST_SECONDS : READING_TIME));
  return (
    <span>
      <Message id={words} values={{ count: Math.ceil(left / SECOND), left: (seconds: ReactNode) => seconds }} />
    </span>
  );
}

/** *Stay*: removes the button and focuses the heading, as after navigation. */
export function StayButton({ of: offer }: { of: DrawnOffer & { event: PlainEvent } }) {
  const send = useSend();
  const stay = () => {
    send(offer.event);
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return <OfferButton of={offer} onPress={stay} quiet />;
}

/** Milliseconds in which assistive technology registers the region and begins to read the heading. */
const MOMENT = 300;

/**
 * Announcement of a new screen in addition to its heading, for screen readers only. The live region is rendered first,
 * its text a moment later.
 */
function Announcement({ children }: { children: ReactNode }) {
  return <Status unseen>{useAfter(MOMENT) ? children : null}</Status>;
}
