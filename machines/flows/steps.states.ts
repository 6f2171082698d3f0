/**
 * Transitions between the steps of the flows, and their analytics events; generated from the table, one transition per
 * flow.
 */
import type { PlainEvent } from '../analytics/catalogue.ts';
import type { RegistrationFlow } from './flows.ts';
import type { FirstStep, StepPage } from './flows.types.ts';
import { FLOW_NAMES, flowRow, pageAfter, stepOn } from './read-flows.ts';

type Tracked = FirstStep['tracks']['accepted'];
/** The accepted data is tracked before it is discarded (D37). */
const track = (event: Tracked) =>
  event === 'successful_user_registration' ? 'trackRegistration' : ({ type: 'track', params: event } as const);

/**
 * Transitions after an accepted response of the step on this page: to the next step, or to the final page, which
 * discards the form.
 * @param flows the flows to consider.
 */
export const onward = (page: StepPage, flows: readonly RegistrationFlow[] = FLOW_NAMES) =>
  flows.flatMap((flow) => {
    const step = stepOn(flow, page);
    if (step === null) return [];
    const next = pageAfter(flow, page);
    const ended = next === flowRow(flow).ends ? (['forgetForm', 'discardDraft'] as const) : [];
    return {
      guard: { type: 'acceptedIn', params: flow } as const,
      target: `#${next}` as const,
      actions: [track(step.tracks.accepted), 'handOverCredentials', 'storeRegistration', ...ended] as const,
    };
  });

/** Flows whose form is first shown on this page (D10). */
export const flowsBeginningOn = (page: FirstStep['firstShownOn']): readonly RegistrationFlow[] =>
  FLOW_NAMES.filter((flow) => flowRow(flow).steps[0].firstShownOn === page);

/** Entry actions of a page: track the steps shown on it, each in its flows (D37). */
export const stepShown = (page: StepPage | FirstStep['firstShownOn']) => {
  const tracked = new Map<PlainEvent, RegistrationFlow[]>();
  for (const flow of FLOW_NAMES) {
    const [form, second = null] = flowRow(flow).steps;
    const shown = form.firstShownOn === page ? form : second?.page === page ? second : null;
    if (shown) tracked.set(shown.tracks.shown, [...(tracked.get(shown.tracks.shown) ?? []), flow]);
  }
  return [...tracked].map(([event, flows]) => ({ type: 'trackShown', params: { event, flows } }) as const);
};
