/** Beside what went wrong: the same press again. After a time without a network the visitor is asked (D21). */
import { useVisit } from '../../engine/hooks.tsx';
import { Message } from '../../engine/message.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';

export function Retry({ onPress }: { onPress: () => void }) {
  const asked = useVisit((snapshot) => snapshot.hasTag('sendNow'));
  return (
    <TextButton onClick={onPress}>
      <Message id={asked ? 'action.sendNow' : 'action.tryAgain'} />
    </TextButton>
  );
}
