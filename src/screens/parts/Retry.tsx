/** Beside what went wrong: the same press again. After a time without a network the visitor is asked (D21). */
import { useJourney } from '../../engine/hooks.tsx';
import { Words } from '../../engine/words.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';

export function Retry({ onPress }: { onPress: () => void }) {
  const asked = useJourney((snapshot) => snapshot.hasTag('sendNow'));
  return (
    <TextButton onClick={onPress}>
      <Words id={asked ? 'action.sendNow' : 'action.tryAgain'} />
    </TextButton>
  );
}
