/** The heading of a section: two thoughts, as in a screen's own. */
import type { MessageKey } from '../../../locales/messages.ts';
import { Message } from '../../engine/message.tsx';

interface SectionHeadingProps {
  first: MessageKey;
  second: MessageKey;
  /** Its id, where a link leads to it, and the focus with that. */
  ledTo?: string | undefined;
}

export function SectionHeading({ first, second, ledTo }: SectionHeadingProps) {
  return (
    <h2 id={ledTo} tabIndex={ledTo ? -1 : undefined}>
      <Message id={first} />{' '}
      <em role="none">
        <Message id={second} />
      </em>
    </h2>
  );
}
