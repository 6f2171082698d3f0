/** The heading of a section: two thoughts, as in a screen's own. */
import type { MessageKey } from '../../../locales/messages.ts';
import { Message } from '../../engine/message.tsx';

/** `id` is what the section is labelled by. */
export function SectionHeading({ id, first, second }: { id: string; first: MessageKey; second: MessageKey }) {
  return (
    <h2 id={id}>
      <Message id={first} />{' '}
      <em>
        <Message id={second} />
      </em>
    </h2>
  );
}
