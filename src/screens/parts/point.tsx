/** A point by its two messages. */
import type { MessageKey } from '../../../locales/messages.ts';
import { Words } from '../../engine/words.tsx';
import type { Point } from '../../ui/points/Points.tsx';

export const point = (heading: MessageKey, words: MessageKey): Point => ({
  id: heading,
  heading: <Words id={heading} />,
  words: <Words id={words} />,
});
