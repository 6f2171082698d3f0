/** Beneath a busy button: that something happens, and after a while that it takes longer and can be cancelled (D24). */
import type { JourneyTag } from '../../../machines/journey.types.ts';
import { useJourney } from '../../engine/hooks.tsx';
import { Words } from '../../engine/words.tsx';
import type { MessageKey } from '../../../locales/messages.ts';
import { Status } from '../../ui/status/Status.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';

export interface WaitingProps {
  words: MessageKey;
  onCancel: () => void;
  /** The tag of the states that are waited in. */
  during?: JourneyTag;
}

export function Waiting({ words, onCancel, during = 'busy' }: WaitingProps) {
  const busy = useJourney((snapshot) => snapshot.hasTag(during));
  const slow = useJourney((snapshot) => snapshot.hasTag(during) && snapshot.hasTag('slow'));
  return (
    <div>
      <Status>{busy ? <Words id={slow ? 'waiting.slow' : words} /> : null}</Status>
      {slow ? (
        <TextButton onClick={onCancel}>
          <Words id="action.cancel" />
        </TextButton>
      ) : null}
    </div>
  );
}
