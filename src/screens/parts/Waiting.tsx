/** Status of a pending request of the visit, below a busy button (D24). */
import { cancel } from '../../../machines/page/waiting.offers.ts';
import type { VisitTag } from '../../../machines/page/tags.types.ts';
import { useSend, useVisit } from '../../engine/visit/hooks.tsx';
import type { MessageKey } from '../../../locales/messages.ts';
import { PendingStatus } from './PendingStatus.tsx';

interface WaitingProps {
  words: MessageKey;
  /** Tag of the waiting states. */
  during?: VisitTag;
}

export function Waiting({ words, during = 'busy' }: WaitingProps) {
  const send = useSend();
  const busy = useVisit((snapshot) => snapshot.hasTag(during));
  const slow = useVisit((snapshot) => snapshot.hasTag(during) && snapshot.hasTag('slow'));
  return <PendingStatus busy={busy} slow={slow} words={words} onCancel={() => send(cancel.event)} />;
}
