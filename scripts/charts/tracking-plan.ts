/** The tracking plan as a page, read from the charts: each event, the transitions that track it, its fields, and what it waits for (D37). */
import type { AnyStateNode } from 'xstate';
import { VERDICT_EVENTS } from '../../machines/analytics/analytics.rules.ts';
import { BRAND_CODE, HASHED, PLAIN_EVENTS } from '../../machines/analytics/catalogue.ts';
import { visitMachine } from '../../machines/visit.machine.ts';
import { eventLabel, guardLabel } from './smcat.ts';

/** The events of actions that carry no name of one. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  trackRegistration: ['successful_user_registration', 'subscribe_newsletter'],
  trackVerdict: Object.values(VERDICT_EVENTS),
  trackForbiddenReferrer: ['landing_forbidden_referrer'],
};
const CONDITIONS: Readonly<Record<string, string>> = {
  subscribe_newsletter: 'with the newsletter consented to',
  landing_forbidden_referrer: 'first time, after the load that the referrer rule made (D11)',
  error_registration_code_no_balance: 'verdict *noInvitationsLeft*',
  error_registration_code_expired: 'verdict *expired*',
  error_registration_timestamp_missing: 'verdict *invalid*, because the link has no time (D8)',
};
/** Tracked by the chart beside the visit. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  assign_experiment: ['experiments: an assignment is exposed, once an experiment'],
};
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  successful_user_registration: [
    'userID',
    'email',
    'registrationID',
    'invitation_campaign',
    'socialRegistrationProvider',
  ],
  assign_experiment: ['experiment_id', 'variation_id', 'acq_anonymous_id'],
};

interface Tracked {
  event: string;
  when: string;
}
interface Shown {
  event: string;
  flows?: readonly string[];
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The events that an action tracks, and what is to be said of when. */
function eventsOf(action: unknown): { event: string; note: string }[] {
  const type = typeof action === 'string' ? action : property(action, 'type');
  const params = property(action, 'params');
  if (type === 'track' && typeof params === 'string') return [{ event: params, note: '' }];
  if (type === 'trackShown') {
    const { event, flows } = params as Shown;
    return [{ event, note: flows ? `first time, in the flows ${flows.join(', ')}` : 'first time' }];
  }
  const named = typeof type === 'string' ? (NAMED[type] ?? []) : [];
  return named.map((event) => ({ event, note: CONDITIONS[event] ?? '' }));
}

const nameOf = (node: AnyStateNode) => node.id.replace('visit.', '');
const line = (place: string, note: string) => (note ? `${place} (${note})` : place);

function trackedBy(node: AnyStateNode): Tracked[] {
  const entered = node.entry.flatMap(eventsOf).map(({ event, note }) => ({
    event,
    when: line(`\`${nameOf(node)}\` entered`, note),
  }));
  const taken = [...node.transitions.values(), node.always ?? []].flat().flatMap(({ eventType, guard, actions }) =>
    actions.flatMap(eventsOf).map(({ event, note }) => {
      const label = `${eventLabel(eventType)}${guardLabel(guard)}`.trim() || 'otherwise';
      return { event, when: line(`\`${nameOf(node)}\`: ${label}`, note) };
    }),
  );
  return [...entered, ...taken, ...Object.values(node.states).flatMap(trackedBy)];
}

/** Every event that the charts track, with each place that does. */
export function trackedByCharts(): ReadonlyMap<string, readonly string[]> {
  const tracked = new Map<string, string[]>(Object.entries(ELSEWHERE).map(([event, places]) => [event, [...places]]));
  for (const { event, when } of trackedBy(visitMachine.root))
    if (!tracked.get(event)?.includes(when)) tracked.set(event, [...(tracked.get(event) ?? []), when]);
  return tracked;
}

const hashed = (event: string): readonly string[] => (event in HASHED ? HASHED[event as keyof typeof HASHED] : []);
const fieldsOf = (event: string) =>
  (FIELDS[event] ?? []).map((field) => (hashed(event).includes(field) ? `${field} (hashed)` : field)).join(', ');
const consentOf = (event: string) =>
  event.includes('activat') ? 'stored before the visit (no banner there)' : 'given in this page load or before';

/** The page, in Markdown. */
export function trackingPlan(): string {
  const tracked = trackedByCharts();
  const rows = ['successful_user_registration', ...PLAIN_EVENTS, 'assign_experiment'].map(
    (event) =>
      `| \`${event}\` | ${(tracked.get(event) ?? []).join('<br>')} | ${fieldsOf(event) || '–'} | ${consentOf(event)} |`,
  );
  return `# Tracking plan

Generated from the charts by \`npm run draw\`; \`npm run check\` fails where it is not current. Every event carries
\`brandCode: '${BRAND_CODE}'\`. *Hashed*: trimmed, lower-cased, SHA-256 in hexadecimal, before anyone else sees it. Events wait in
memory until analytics is consented to, in the order in which they happened; a refusal drops them. A reload begins anew
what counts *first time*. Names of events and fields: specification, section 9; when each fires: D37.

| event | tracked on | fields | consent |
|---|---|---|---|
${rows.join('\n')}
`;
}
