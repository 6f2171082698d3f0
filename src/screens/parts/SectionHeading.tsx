/** The heading of a section, in two parts like a screen's own. */
import type { MessageKey } from '../../../locales/messages.ts';
import { Message } from '../../engine/language/message.tsx';

interface SectionHeadingProps {
  first: MessageKey;
  second: MessageKey;
  /** Its id, if links target it; it can then be focused. */
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
