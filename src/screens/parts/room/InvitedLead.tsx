/** A lead that may name the inviter: whichever of its two ways is shown, both have room, so nothing moves when the name comes (D49). */

import type { MessageKey } from '../../../../locales/messages.ts';
import { useVisit } from '../../../engine/hooks.tsx';
import { Message, useMessageText } from '../../../engine/message.tsx';
import { Lead } from '../../../ui/lead/Lead.tsx';
import { NAME_TO_COME, Room } from './Room.tsx';

interface InvitedLeadProps {
  named: MessageKey;
  /** Where the inviter is not known, or not yet. */
  nameless: MessageKey;
}

export function InvitedLead({ named, nameless }: InvitedLeadProps) {
  const text = useMessageText();
  const inviter = useVisit(({ context }) => context.judgement?.inviter ?? null);
  const [longest = ''] = [text(named, { inviter: NAME_TO_COME }), text(nameless)].toSorted(
    (one, other) => other.length - one.length,
  );
  const lead = inviter ? named : nameless;
  return (
    <Lead>
      <Room first={longest}>
        {/* Other words are another element: what is new has not moved. */}
        <span key={lead}>
          <Message id={lead} values={{ inviter: inviter ?? '' }} />
        </span>
      </Room>
    </Lead>
  );
}
