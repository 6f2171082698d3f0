import type { MessageKey } from '../../../locales/messages.ts';
import { Message } from '../../engine/language/message.tsx';
import type { Point } from '../../ui/points/Points.tsx';

export const point = (heading: MessageKey, words: MessageKey): Point => ({
  id: heading,
  heading: <Message id={heading} />,
  words: <Message id={words} />,
});
