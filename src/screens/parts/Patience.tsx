/** Beneath what is waited for: that something happens, and after a while that it takes longer and can be cancelled (D24). */
import { cancel } from '../../../machines/waiting.offers.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { Message } from '../../engine/message.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';

export interface PatienceProps {
  busy: boolean;
  slow: boolean;
  /** Said while it has not taken long. */
  words: MessageKey;
  onCancel: () => void;
}

export function Patience({ busy, slow, words, onCancel }: PatienceProps) {
  return (
    <div>
      <Status>{busy ? <Message id={slow ? 'waiting.slow' : words} /> : null}</Status>
      {slow ? (
        <TextButton onClick={onCancel}>
          <Message id={cancel.message} />
        </TextButton>
      ) : null}
    </div>
  );
}
