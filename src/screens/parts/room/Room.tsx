import type { ReactNode } from 'react';
import type { MessageKey } from '../../../../locales/messages.ts';
import { Message, useMessageText } from '../../../engine/language/message.tsx';
import { useVisit } from '../../../engine/visit/hooks.tsx';
import { Lead } from '../../../ui/lead/Lead.tsx';
import './room.css';

/** Typical length of a first name, to reserve space for the inviter's (D49). */
export const NAME_PLACEHOLDER = 'Valerie';

interface RoomProps {
  /** Texts that may replace the shown ones: on one line, or with a second one in italics. */
  first: string;
  second?: string;
  children: ReactNode;
}

/**
 * Reserves the space of later text, so that the layout stays stable. The reserved text is invisible and hidden from
 * screen readers. Use a different `key` for a different text, so that it does not count as a layout shift.
 */
export function Room({ first, second, children }: RoomProps) {
  return (
    <span className="room" data-first={first} data-second={second}>
      <span>{children}</span>
    </span>
  );
}

interface InvitedLeadProps {
  named: MessageKey;
  /** Used if the inviter is unknown, or not known yet. */
  nameless: MessageKey;
}

export function InvitedLead({ named, nameless }: InvitedLeadProps) {
  const text = useMessageText();
  const inviter = useVisit(({ context }) => context.codeCheck?.inviter ?? null);
  const [longest = ''] = [text(named, { inviter: NAME_PLACEHOLDER }), text(nameless)].toSorted(
    (one, other) => other.length - one.length,
  );
  const lead = inviter ? named : nameless;
  return (
    <Lead>
      <Room first={longest}>
        {/* Another text is another element, so that it does not count as a layout shift. */}
        <Message key={lead} as="span" id={lead} values={{ inviter: inviter ?? '' }} />
      </Room>
    </Lead>
  );
}
