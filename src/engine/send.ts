/** What a visitor does, as an event of the chart. */
import type { Locale } from '../../machines/domain/languages.ts';
import type { VisitorEvent } from '../../machines/offer.types.ts';
import type { VisitEvent } from '../../machines/visit.types.ts';

type EventOf<Type extends VisitorEvent> = Extract<VisitEvent, { type: Type }>;
/** What the engine knows by itself. Each press has a key of its own; what repeats a press, the chart knows (D21). */
type Known = 'key' | 'locale' | 'at';
/** What whoever sends it must say beside. */
type Payload<Type extends VisitorEvent> = Omit<EventOf<Type>, 'type' | Known>;
/** The events that need nothing said beside. */
export type PlainEvent = {
  [Type in VisitorEvent]: keyof Payload<Type> extends never ? Type : never;
}[VisitorEvent];

/** An event that only says what was pressed carries a key, and is named so. */
type Press = Extract<VisitorEvent, Ending<'.pressed'>>;
type Ending<End extends string> = `${string}${End}`;
const isPress = (type: VisitorEvent): type is Press => type.endsWith('.pressed');
/** Which of it any other event carries. */
const CARRIES: {
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
/** What an event carries, beyond what its sender says. */
function carriedBy(type: VisitorEvent): object {
  if (isPress(type)) return PRESSED;
  return type in CARRIES ? Reflect.get(CARRIES, type) : {};
}

export type Send = <Type extends VisitorEvent>(
  type: Type,
  ...payload: Type extends PlainEvent ? [] : [Payload<Type>]
) => void;

/**
 * @param hear takes the whole event.
 * @param locale of the page: what is sent is answered in it.
 */
export function senderOf(hear: (event: VisitEvent) => void, locale: Locale): Send {
  const known = { locale: () => locale, at: () => Date.now(), key: () => crypto.randomUUID() };
  return (type, ...[payload]) => {
    const carried = carriedBy(type);
    const own = Object.entries(known).flatMap(([name, value]) => (name in carried ? [[name, value()]] : []));
    hear({ type, ...payload, ...Object.fromEntries(own) } as VisitEvent);
  };
}
