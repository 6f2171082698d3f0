/**
 * The used subset of react-intl, built on parsed messages and `Intl`. The original provider queries the locales of
 * `Intl` before the first render, which takes 60 ms on a phone, and includes every formatter.
 */
import { formatToParts, type Formatters } from 'intl-messageformat';
import { createElement, Fragment, isValidElement, useMemo, type ReactNode } from 'react';
import { RawIntlProvider, useIntl as useWholeIntl, type IntlShape } from 'react-intl';
import type { Messages } from '../../../locales/messages.ts';

interface Words {
  locale: string;
  messages: Messages;
  /** Called for a message that is missing or lacks a value; its key is shown instead. */
  onError: (error: Error) => void;
}
/** Numbers and times outside of messages are formatted with `Intl` directly. */
type Used = Pick<IntlShape, 'formatMessage'>;

const formatters: Formatters = {
  getNumberFormat: (...of) => new Intl.NumberFormat(...of),
  getDateTimeFormat: (...of) => new Intl.DateTimeFormat(...of),
  getPluralRules: (...of) => new Intl.PluralRules(...of),
};
/** Formats named in messages. */
const FORMATS = { number: { percent: { style: 'percent' } }, date: {}, time: {} } as const;

/** Gives the parts of a message their index as React key. */
const keyed = (parts: readonly ReactNode[]): ReactNode[] =>
  parts.map((part, place) => (isValidElement(part) ? createElement(Fragment, { key: place }, part) : part));
const withKeys = (value: unknown) =>
  typeof value === 'function' ? (parts: readonly ReactNode[]) => value(keyed(parts)) as ReactNode : value;

function intlOf({ locale, messages, onError }: Words): IntlShape {
  const formatMessage = ({ id }: { id: string }, values: Readonly<Record<string, unknown>> = {}) => {
    const message = messages[id];
    if (!message) onError(new Error(`${locale} has no message ${id}`));
    else
      try {
        const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withKeys(value)]));
        const parts = formatToParts<ReactNode>(message, locale, formatters, FORMATS, given as never);
        return parts.length === 1 ? parts[0]?.value : keyed(parts.map(({ value }) => value));
      } catch (error) {
        onError(new Error(`${locale} can’t write ${id}`, { cause: error }));
      }
    return id;
  };
  const used: Used = { formatMessage: formatMessage as Used['formatMessage'] };
  return used as IntlShape;
}

export function IntlProvider({ locale, messages, onError, children }: Words & { children: ReactNode }) {
  const intl = useMemo(() => intlOf({ locale, messages, onError }), [locale, messages, onError]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

export const useIntl: () => Used = useWholeIntl;
