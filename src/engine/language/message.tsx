/** Messages by typed key. */
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageKey } from '../../../locales/messages.ts';
import { useIntl } from './intl.tsx';

type Values = ComponentProps<typeof FormattedMessage>['values'];

interface MessageProps {
  id: MessageKey;
  values?: Values;
  /** What it is the only content of. */
  as?: ComponentType<{ children: ReactNode }> | 'h2' | 'li' | 'p' | 'span' | 'strong';
}

/** A message as React nodes; its tags are passed as functions. */
export function Message({ id, values, as: Element }: MessageProps) {
  const message = <FormattedMessage id={id} {...(values ? { values } : {})} />;
  return Element ? <Element>{message}</Element> : message;
}

/** Renders a tag of a message as a link. */
export const linkTo = (href: string, more: ComponentProps<'a'> = {}) =>
  function Linked(words: ReactNode) {
    return (
      <a {...more} href={href}>
        {words}
      </a>
    );
  };
/** Renders a tag of a message as `strong`. */
export const strong = (words: ReactNode) => <strong>{words}</strong>;

/** A message as text, for attributes and titles. */
export function useMessageText() {
  const { formatMessage } = useIntl();
  return (id: MessageKey, values?: Record<string, string | number>) => formatMessage({ id }, values);
}
