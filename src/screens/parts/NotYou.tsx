/** For another person than the one who registered in this browser (D50). */
import { notYou } from '../../../machines/known-account/held-place.offers.ts';
import { useSend } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { useOffer } from '../../engine/visit/useOffer.ts';
import { Note } from '../../ui/note/Note.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';

export function NotYou() {
  const { isThere, isUsable } = useOffer(notYou);
  const send = useSend();
  if (!isThere) return null;
  const press = isUsable ? () => send(notYou.event) : undefined;
  return (
    <Message
      as={Note}
      id={notYou.message}
      values={{
        register: (words) => (
          <TextButton key="register" aria-disabled={!isUsable || undefined} onClick={press}>
            {words}
          </TextButton>
        ),
      }}
    />
  );
}
