/** Buttons as declared by their page; render nothing if not offered. */
import type { DrawnOffer } from '../../../machines/page/offer.types.ts';
import { useSend } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import type { PlainEvent } from '../../engine/visit/send.ts';
import { useOffer } from '../../engine/visit/useOffer.ts';
import { Button, type ButtonProps } from '../../ui/button/Button.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';

/** Events without payload are sent directly; otherwise `onPress` is required. */
type PressProps =
  | { of: DrawnOffer & { event: PlainEvent }; onPress?: undefined }
  | { of: DrawnOffer; onPress: () => void };

function usePress(props: PressProps): () => void {
  const send = useSend();
  return props.onPress ?? (() => send(props.of.event));
}

export function OfferButton(props: PressProps & Pick<ButtonProps, 'quiet' | 'wide' | 'aria-describedby'>) {
  const { of: offer, onPress: _, ...look } = props;
  const { isThere, isWaiting, isUsable, message } = useOffer(offer);
  const press = usePress(props);
  if (!isThere) return null;
  return (
    <Button busy={isWaiting} unavailable={!isUsable} {...look} onClick={press}>
      <Message id={message} />
    </Button>
  );
}

export function OfferTextButton(props: PressProps) {
  const { isThere, isUsable, message } = useOffer(props.of);
  const press = usePress(props);
  if (!isThere) return null;
  return (
    <TextButton aria-disabled={!isUsable || undefined} onClick={isUsable ? press : undefined}>
      <Message id={message} />
    </TextButton>
  );
}

export function SubmitButton({ of }: { of: DrawnOffer }) {
  const { isWaiting, message } = useOffer(of);
  return (
    <Button type="submit" wide busy={isWaiting}>
      <Message id={message} />
    </Button>
  );
}
