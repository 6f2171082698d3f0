/** What each screen owes: its title (WCAG 2.4.2) and description, its heading, where focus lands, and what is announced. */
import { isValidElement, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { MessageKey } from '../../locales/messages.ts';
import { focusOnArrival } from '../engine/focus-on-arrival.ts';
import { useIsFirst } from '../engine/hooks.tsx';
import { Message, useMessageText } from '../engine/message.tsx';
import { useIsRefused } from '../engine/refused-presses.ts';
import { Heading } from '../ui/heading/Heading.tsx';
import { Status } from '../ui/status/Status.tsx';

type ScreenGroup = {
  [K in MessageKey]: K extends `${infer Group}.page`
    ? `${Group}.description` extends MessageKey
      ? Group
      : never
    : never;
}[MessageKey];

export interface ScreenHeadingProps {
  /** The screen's group of messages, which holds `page` (the title) and `description`. */
  group: ScreenGroup;
  /** Of a state that is not what the page mostly is: a title of its own, so that no two of them are named alike. */
  title?: MessageKey | undefined;
  first: ReactNode;
  /** The second thought, in italic. */
  second: ReactNode;
  hero?: boolean;
  /** What a change on this screen says to those who listen; null: the heading, which gets the focus, says it all. */
  announcement: ReactNode;
}

export function ScreenHeading({ group, title, first, second, hero, announcement }: ScreenHeadingProps) {
  const text = useMessageText();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useIsFirst();
  const isRefused = useIsRefused();
  // With the screen itself: a moment later whatever was pressed is gone, and `keep-focus.ts` would take its place first. The first screen of a
  // page load leaves the focus where the browser put it.
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
    </>
  );
}
