/** Common parts of each screen: title (WCAG 2.4.2) and description, heading, focus, and announcements. */
import { isValidElement, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { MessageKey } from '../../locales/messages.ts';
import { focusOnArrival } from '../engine/focus/focus-on-arrival.ts';
import { useIsFirst } from '../engine/visit/hooks.tsx';
import { Message, useMessageText } from '../engine/language/message.tsx';
import { useIsRefused } from '../engine/forms/refused-forms.ts';
import { Heading } from '../ui/heading/Heading.tsx';
import { Lead } from '../ui/lead/Lead.tsx';
import { Status } from '../ui/status/Status.tsx';

/** The screen's message group, which has `page` (the title) and `description`. */
type ScreenGroup = {
  [K in MessageKey]: K extends `${infer Group}.page`
    ? `${Group}.description` extends MessageKey
      ? Group
      : never
    : never;
}[MessageKey];
/** The heading is that of the group, unless it is given; some screens have several (`tools/check/named-keys.ts`). */
type Words =
  | { group: Exclude<ScreenGroup, 'landing' | 'activationError' | 'deny'>; first?: ReactNode; second?: ReactNode }
  | { group: ScreenGroup; first: ReactNode; second: ReactNode };
type ScreenHeadingProps = Words & {
  /** Title of a state that differs from the page's usual one, so that titles stay unique. */
  title?: MessageKey | undefined;
  hero?: boolean;
  /** Announcement of a change on this screen; omitted if the heading, which gets the focus, says it all. */
  announcement?: ReactNode;
  /** The sentence below it, if it is one message. */
  lead?: MessageKey;
};

export function ScreenHeading({ group, title, hero, announcement = null, lead, ...words }: ScreenHeadingProps) {
  const { first = <Message id={`${group}.heading` as MessageKey} /> } = words;
  // In italics.
  const { second = <Message id={`${group}.second` as MessageKey} /> } = words;
  const text = useMessageText();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useIsFirst();
  const isRefused = useIsRefused();
  // In a layout effect: later, the pressed element is removed and `keep-focus.ts` would move the focus first. The first
  // screen of a page load leaves the focus to the browser.
  useLayoutEffect(() => {
    if (!isFirst()) focusOnArrival(heading.current);
  }, [isFirst]);
  const own = isValidElement<{ id: MessageKey; values?: object }>(second) && second.type === Message && second.props;
  return (
    <>
      <title>{text(isRefused ? 'head.titleRefused' : 'head.title', { page: text(title ?? `${group}.page`) })}</title>
      <meta name="description" content={text(`${group}.description`)} />
      <Heading ref={heading} second={second} hero={hero} begins={own && !own.values ? text(own.id)[0] : undefined}>
        {first}
      </Heading>
      <Status unseen>{announcement}</Status>
      {lead ? <Message as={Lead} id={lead} /> : null}
    </>
  );
}
