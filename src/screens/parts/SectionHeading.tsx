/** The heading of a section: two thoughts, as in a screen's own. */
import type { MessageKey } from '../../../locales/messages.ts';
import { Message } from '../../engine/message.tsx';

interface SectionHeadingProps {
  /** What the section is labelled by. */
  id: string;
  first: MessageKey;
  second: MessageKey;
  /** A link leads to it, and the focus with that. */
  ledTo?: boolean | undefined;
}

export function SectionHeading({ id, first, second, ledTo }: SectionHeadingProps) {
  return (
    <h2 id={id} tabIndex={ledTo ? -1 : undefined}>
      <Message id={first} />{' '}
      <em>
        <Message id={second} />
      </em>
    </h2>
  );
}
