import type { RegistrationFlow } from '../flows/flows.ts';
import type { AnalyticsFields, PlainEvent } from '../analytics/catalogue.ts';

/** `flow`: the flow of the current registration; omitted if unknown, as after a mailed link. */
type Tracked<E extends string, F> = { event: E; fields: F; flow?: RegistrationFlow };
/** One event as emitted by the charts, before hashing. */
export type TrackedEvent =
  | Tracked<PlainEvent, Readonly<Record<string, never>>>
  | { [E in keyof AnalyticsFields]: Tracked<E, AnalyticsFields[E]> }[keyof AnalyticsFields];
