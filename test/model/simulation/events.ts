/** Events of controls, as the screens send them. */
import type { Locale } from '../../../locales/languages.ts';
import type { Offer } from '../../../machines/page/offer.types.ts';
import type { VisitEvent } from '../../../machines/context/visit.types.ts';
import { pageOf, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { senderOf } from '../../../src/engine/visit/send.ts';
import { definitions, usableOn } from '../../../tools/flows/charts/page-offers.ts';

export type EventType = VisitEvent['type'];
/** An event without the parts that the engine adds. */
export interface Message {
  type: EventType;
  payload?: object;
}

/** Created for each press, because each has a separate key. */
export function eventOf({ type, payload }: Message, locale: Locale): VisitEvent {
  const made: VisitEvent[] = [];
  const send = senderOf((event) => made.push(event), locale) as (type: EventType, payload?: object) => void;
  send(type, payload);
  const [event] = made;
  if (!event) throw new Error(`nothing sends ${type}`);
  return event;
}

/** The usable controls; empty on another system's page. */
export function controlsOn(snapshot: VisitSnapshot): readonly Offer[] {
  const page = pageOf(snapshot)?.id;
  return page ? usableOn(definitions[page], snapshot) : [];
}

/** Payload of a press that skips a form. */
const SKIPPED: Partial<Record<EventType, object>> = { 'step.submitted': { completion: { shoppingPreferences: [] } } };
/** The presses without form data, each once, if the visit listens to them. */
export function pressesOn(snapshot: VisitSnapshot): readonly Message[] {
  const types = controlsOn(snapshot).flatMap((offer) =>
    'event' in offer && offer.role !== 'textbox' && offer.role !== 'combobox' && !offer.form ? [offer.event] : [],
  );
  return [...new Set(types)].flatMap((type) => {
    // Events of the generators are for their own machines, not for the visit.
    const payload = SKIPPED[type as EventType];
    const message: Message = { type: type as EventType, ...(payload ? { payload } : {}) };
    return snapshot.can(eventOf(message, 'en')) ? [message] : [];
  });
}
