/** Beneath what is waited for: that something happens, and after a while that it takes longer and can be cancelled (D24). */
import { cancel } from '../../../machines/waiting.offers.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { Message } from '../../engine/message.tsx';
import { useAfter } from '../../engine/timers.ts';
import { Status } from '../../ui/status/Status.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';

export interface PatienceProps {
  busy: boolean;
  slow: boolean;
  /** Said while it has not taken long. */
  words: MessageKey;
  onCancel: () => void;
}

/** Milliseconds within which most answers come: what is waited for would be heard after its answer. */
const SOON = 400;

/** Seen at once, and heard if there is no answer by then. */
function Unhurried({ words }: Pick<PatienceProps, 'words'>) {
  return (
    <span aria-hidden={useAfter(SOON) ? undefined : true}>
      <Message id={words} />
    </span>
  );
}

export function Patience({ busy, slow, words, onCancel }: PatienceProps) {
  return (
    <div>
      <Status>{busy ? slow ? <Message id="waiting.slow" /> : <Unhurried words={words} /> : null}</Status>
      {slow ? (
        <TextButton onClick={onCancel}>
          <Message id={cancel.message} />
        </TextButton>
      ) : null}
    </div>
  );
}
