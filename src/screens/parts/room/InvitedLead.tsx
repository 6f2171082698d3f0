/**
 * A lead that may name the inviter. It reserves the space of both variants, so that the layout is stable when the name
 * arrives (D49).
 */

import type { MessageKey } from '../../../../locales/messages.ts';
import { useVisit } from '../../../engine/visit/hooks.tsx';
import { Message, useMessageText } from '../../../engine/language/message.tsx';
import { Lead } from '../../../ui/lead/Lead.tsx';
import { NAME_PLACEHOLDER, Room } from './Room.tsx';

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
