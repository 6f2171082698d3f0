/** Turns the visitor's actions into events of the chart. */
import type { Locale } from '../../../locales/languages.ts';
import type { VisitorEvent } from '../../../machines/page/offer.types.ts';
import type { VisitEvent } from '../../../machines/context/visit.types.ts';

type EventOf<Type extends VisitorEvent> = Extract<VisitEvent, { type: Type }>;
/** Properties added by the engine. Each press has its own key; the chart recognises repeated presses (D21). */
type Known = 'key' | 'locale' | 'at';
/** Properties that the sender must provide. */
type Payload<Type extends VisitorEvent> = Omit<EventOf<Type>, 'type' | Known>;
/** Events without properties of the sender. */
export type PlainEvent = {
  [Type in VisitorEvent]: keyof Payload<Type> extends never ? Type : never;
}[VisitorEvent];

/** Events named `.pressed` carry only a key. */
type Press = Extract<VisitorEvent, Ending<'.pressed'>>;
type Ending<End extends string> = `${string}${End}`;
const isPress = (type: VisitorEvent): type is Press => type.endsWith('.pressed');
/** The properties added to each other event. */
const ADDED: {
  readonly [Type in Exclude<VisitorEvent, Press> as keyof EventOf<Type> & Known extends never ? never : Type]: Readonly<
    Record<keyof EventOf<Type> & Known, true>
  >;
} = {
  'form.submitted': { locale: true, key: true },
  'step.submitted': { key: true },
  'email.submitted': { locale: true, key: true },
  'mail.requested': { locale: true, at: true, key: true },
};
const PRESSED: { readonly [Type in Press]: Record<keyof EventOf<Type> & Known, true> }[Press] = { key: true };
/** The properties added to an event. */
function addedTo(type: VisitorEvent): object {
  if (isPress(type)) return PRESSED;
  return type in ADDED ? Reflect.get(ADDED, type) : {};
}

export type Send = <Type extends VisitorEvent>(
  type: Type,
  ...payload: Type extends PlainEvent ? [] : [Payload<Type>]
) => void;

/**
 * @param dispatch receives the complete event.
 * @param locale language of the page; the response is in this language.
 */
export function senderOf(dispatch: (event: VisitEvent) => void, locale: Locale): Send {
  const known = { locale: () => locale, at: () => Date.now(), key: () => crypto.randomUUID() };
  return (type, ...[payload]) => {
    const wanted = addedTo(type);
    const added = Object.entries(known).flatMap(([name, value]) => (name in wanted ? [[name, value()]] : []));
    dispatch({ type, ...payload, ...Object.fromEntries(added) } as VisitEvent);
  };
}
