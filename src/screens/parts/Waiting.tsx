/** Beneath a busy button: that something happens, and after a while that it takes longer and can be cancelled (D24). */
import { useJourney } from '../../engine/hooks.tsx';
import { Words } from '../../engine/words.tsx';
import type { MessageKey } from '../../../locales/messages.ts';
import { Status } from '../../ui/status/Status.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';

export function Waiting({ words, onCancel }: { words: MessageKey; onCancel: () => void }) {
  const busy = useJourney((snapshot) => snapshot.hasTag('busy'));
  const slow = useJourney((snapshot) => snapshot.hasTag('slow'));
  return (
    <div className="flow-tight">
      <Status>{busy ? <Words id={slow ? 'waiting.slow' : words} /> : null}</Status>
      {slow ? (
        <TextButton onClick={onCancel}>
          <Words id="action.cancel" />
        </TextButton>
      ) : null}
    </div>
  );
}
