/** What a control sends, as the screens send it. */
import type { Locale } from '../../../machines/domain/languages.ts';
import type { Offer } from '../../../machines/offer.types.ts';
import type { VisitEvent } from '../../../machines/visit.types.ts';
import { intentsOf } from '../../../src/engine/intents.ts';
import { pageOf, type VisitSnapshot } from '../../../src/engine/pages.ts';
import { definitions, usableOn } from '../pages.ts';

export type EventType = VisitEvent['type'];
/** An event before it is sent: what a form says, or nothing. */
export interface Message {
  type: EventType;
  payload?: unknown;
}

/** The intents by what they send: found by asking each. */
const intentNames = new Map<EventType, string>();
const asking = intentsOf(({ type }) => void intentNames.set(type, current), 'en');
let current = '';
for (const [name, intent] of Object.entries(asking)) {
  current = name;
  (intent as (payload?: unknown) => void)();
}

/** Made anew at each press, since each has a key of its own. */
export function eventOf({ type, payload }: Message, locale: Locale): VisitEvent {
  let made: VisitEvent | null = null;
  const intents: object = intentsOf((event) => (made = event), locale);
  (Reflect.get(intents, intentNames.get(type) ?? '') as (payload?: unknown) => void)(payload);
  if (!made) throw new Error(`nothing sends ${type}`);
  return made;
}

/** The controls that can be used now; none on another system's page. */
export function controlsOn(snapshot: VisitSnapshot): readonly Offer[] {
  const page = pageOf(snapshot)?.id;
  return page ? usableOn(definitions[page], snapshot) : [];
}

/** What is sent with a press that skips a form. */
const SKIPPED: Partial<Record<EventType, unknown>> = { 'step.submitted': { shoppingPreferences: [] } };
/** The presses that carry nothing of a form: each once, as far as the visit listens. */
export function pressesOn(snapshot: VisitSnapshot): readonly Message[] {
  const types = controlsOn(snapshot).flatMap((offer) =>
    'event' in offer && offer.role !== 'textbox' && offer.role !== 'combobox' && !offer.form ? [offer.event] : [],
  );
  return [...new Set(types)].flatMap((type) => {
    // A generator's events are for a machine of its own.
    if (!intentNames.has(type as EventType)) return [];
    const message = { type: type as EventType, payload: SKIPPED[type as EventType] };
    return snapshot.can(eventOf(message, 'en')) ? [message] : [];
  });
}
