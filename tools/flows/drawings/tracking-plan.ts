/**
 * The tracking plan as a page, read from the charts: each event, the transitions that track it, its fields, and the
 * consent it requires (D37).
 */
import { FLOW_NAMES } from '../../../machines/flows/read-flows.ts';
import { BRAND_CODE, HASHED, PLAIN_EVENTS } from '../../../machines/analytics/catalogue.ts';
import { item } from '../../process/wrap.ts';
import { statesOf } from '../charts/facts.ts';
import type { State } from '../charts/facts.types.ts';
import { trackedByAction } from '../charts/tracked.ts';
import { guardName, triggerName } from './labels.ts';

/** Tracked by a separate chart. */
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
const line = (place: string, note: string) => (note ? `${place} (${note})` : place);

function trackedBy({ path, entry, transitions }: State): Tracked[] {
  const entered = entry
    .flatMap(trackedByAction)
    .map(({ event, note }) => ({ event, when: line(`\`${path}\` entered`, note) }));
  const taken = transitions.flatMap(({ trigger, guard, actions }) =>
    actions.flatMap(trackedByAction).map(({ event, note }) => {
      const label = [triggerName(trigger), guard ? guardName(guard) : ''].filter(Boolean).join(' ') || 'otherwise';
      return { event, when: line(`\`${path}\`: ${label}`, note) };
    }),
  );
  return [...entered, ...taken];
}

/** Every event that the charts track, with each place that tracks it. */
export function trackedByCharts(): ReadonlyMap<string, readonly string[]> {
  const tracked = new Map<string, string[]>(Object.entries(ELSEWHERE).map(([event, places]) => [event, [...places]]));
  for (const { event, when } of statesOf('visit').flatMap(trackedBy))
    if (!tracked.get(event)?.includes(when)) tracked.set(event, [...(tracked.get(event) ?? []), when]);
  return tracked;
}

const hashed = (event: string): readonly string[] => (event in HASHED ? HASHED[event as keyof typeof HASHED] : []);
const fieldsOf = (event: string) =>
  (FIELDS[event] ?? []).map((field) => (hashed(event).includes(field) ? `${field} (hashed)` : field)).join(', ');
/** Pages behind a mailed link have no consent banner. */
const isWithoutBanner = (event: string) => event.includes('activat');

/** A section per event: its fields, its consent where it differs, and where it is tracked. */
function sectionOf(event: string, places: readonly string[]): string {
  const facts = [
    fieldsOf(event) && `Fields: ${fieldsOf(event)}.`,
    isWithoutBanner(event) && 'Consent: stored by an earlier visit, since this page has no banner.',
  ].filter((fact) => fact !== '' && fact !== false);
  return [`## \`${event}\``, ...facts, places.map(item).join('\n')].join('\n\n');
}

/** The page, in Markdown. */
export function trackingPlan(): string {
  const tracked = trackedByCharts();
  const events = ['successful_user_registration', ...PLAIN_EVENTS, 'assign_experiment'];
  const flows = FLOW_NAMES.map((flow) => `\`${flow}\``).join(', ');
  return `# Tracking plan

Generated from the charts by \`npm run tool -- draw\`; \`npm run check\` fails if it is out of date. Names of events and
fields: specification, section 9. When each event is tracked: D37.

- Every event has \`brandCode: '${BRAND_CODE}'\`.
${item(`Every event except \`assign_experiment\` and those of pages behind a mailed link has \`registrationFlow\`: ${flows}.`)}
- \`hashed\` fields are trimmed, lower-cased and hashed (SHA-256, hexadecimal) in the page.
- Events wait in memory, in order, until the visitor consents to analytics, in this page load or before; a refusal drops
  them.
- \`first time\` counts per page load.

${events.map((event) => sectionOf(event, tracked.get(event) ?? [])).join('\n\n')}
`;
}
