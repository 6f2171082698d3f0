/** Status of a pending request: progress, and after a while that it takes longer and can be cancelled (D24). */
import type { MessageKey } from '../../../locales/messages.ts';
import type { VisitTag } from '../../../machines/page/tags.types.ts';
import { cancel } from '../../../machines/page/waiting.offers.ts';
import { Message } from '../../engine/language/message.tsx';
import { useSend, useVisit } from '../../engine/visit/hooks.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';

interface PendingStatusProps {
  busy: boolean;
  slow: boolean;
  /** Text before it takes long. */
  words: MessageKey;
  onCancel: () => void;
}

/** Milliseconds in which most responses arrive; an earlier announcement would be read after the response. */
const ANNOUNCE_DELAY = 400;

/** Shows the text at once, and exposes it to screen readers after a delay. */
function exposeLater(words: HTMLElement | null) {
  const timer = setTimeout(() => words?.removeAttribute('aria-hidden'), ANNOUNCE_DELAY);
  return () => clearTimeout(timer);
}

export function PendingStatus({ busy, slow, words, onCancel }: PendingStatusProps) {
  return (
    <div>
      <Status>
        {slow ? (
          <Message key="slow" as="span" id="waiting.slow" />
        ) : busy ? (
          <span aria-hidden ref={exposeLater}>
            <Message id={words} />
          </span>
        ) : null}
      </Status>
      {slow ? (
        <TextButton onClick={onCancel}>
          <Message id={cancel.message} />
        </TextButton>
      ) : null}
    </div>
  );
}

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
