/**
 * Analytics of a visit: each event is emitted by the transition that it describes (D37). Consent is checked elsewhere.
 */
import type { RegistrationFlow } from '../flows/flows.ts';
import { isBlocked } from '../context/denial.ts';
import { codeCheckIn } from './invitation.rules.ts';
import type { InvitationOutput } from '../invitation/invitation.types.ts';
import { enqueueActions, emitAll } from './visit.base.ts';
import type { VisitContext } from '../context/visit.types.ts';
import type { PlainEvent } from '../analytics/catalogue.ts';
import type { TrackedEvent } from '../context/tracked.types.ts';

/** An event that is tracked when a page is first shown in a page load. */
export interface Shown {
  event: PlainEvent;
  /** Tracked in these flows only; in all flows if omitted. */
  flows?: readonly RegistrationFlow[];
}

/** Code refusals that analytics tracks (D8). */
export const VERDICT_EVENTS = {
  noInvitationsLeft: 'error_registration_code_no_balance',
  expired: 'error_registration_code_expired',
  timestampMissing: 'error_registration_timestamp_missing',
} as const satisfies Record<string, PlainEvent>;

const verdictEvents = (output: InvitationOutput): readonly PlainEvent[] => {
  const codeCheck = codeCheckIn(output);
  if (codeCheck === null) return [];
  if (codeCheck.timestampMissing) return [VERDICT_EVENTS.timestampMissing];
  const { verdict } = codeCheck;
  return verdict === 'expired' || verdict === 'noInvitationsLeft' ? [VERDICT_EVENTS[verdict]] : [];
};

export const plain = (event: PlainEvent): TrackedEvent => ({ event, fields: {} });
const toEvent = (tracked: TrackedEvent) => ({ type: 'event.tracked', tracked }) as const;

/** Events of a new registration: user, campaign and newsletter. */
function registrationEvents({ answer, requests, codeCheck, token }: VisitContext): readonly TrackedEvent[] {
  const values = requests.register.sent?.values;
  const { id = '', customerId = null } = answer?.registration ?? {};
  const provider = token.claims?.provider ?? null;
  const registered: TrackedEvent = {
    event: 'successful_user_registration',
    fields: {
      userID: customerId,
      email: values?.email ?? '',
      registrationID: id,
      invitation_campaign: codeCheck?.campaign ?? null,
      ...(provider === null ? {} : { socialRegistrationProvider: provider }),
    },
  };
  return values?.newsletter ? [registered, plain('subscribe_newsletter')] : [registered];
}

export const analyticsActions = {
  track: emitAll((_, event: PlainEvent) => [toEvent(plain(event))]),
  /** Entry actions run again on Back; an event is tracked once per page load. */
  trackShown: enqueueActions<Shown>(({ context: { flow, load }, enqueue }, { event, flows = [flow] }) => {
    if (load.shown.includes(event) || !flows.includes(flow)) return;
    enqueue.assign({ load: { ...load, shown: [...load.shown, event] } });
    enqueue.emit(toEvent(plain(event)));
  }),
  /**
   * The referrer rule reloads the deny page (D11), which discards events that were emitted before; it is tracked after
   * the reload.
   */
  trackForbiddenReferrer: enqueueActions(({ context: { invitation, load }, enqueue }) => {
    const event = 'landing_forbidden_referrer';
    if (!isBlocked({ invitation }) || load.shown.includes(event)) return;
    enqueue.assign({ load: { ...load, shown: [...load.shown, event] } });
    enqueue.emit(toEvent(plain(event)));
  }),
  trackRegistration: emitAll((context) => registrationEvents(context).map(toEvent)),
  /** Tracks a refusal of the code that was just looked up. */
  trackVerdict: emitAll((_, output: InvitationOutput) => verdictEvents(output).map((event) => toEvent(plain(event)))),
};
