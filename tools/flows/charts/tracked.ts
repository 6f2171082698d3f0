/** Which events an action tracks (D37): used by the tracking plan, the drawings and the workbench. */
import { VERDICT_EVENTS } from '../../../machines/rules/analytics.rules.ts';
import type { Named } from './facts.types.ts';

interface TrackedByAction {
  event: string;
  /** When it is tracked; empty for each time. */
  note: string;
}

/** The events of actions whose params name no event. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  trackRegistration: ['successful_user_registration', 'subscribe_newsletter'],
  trackVerdict: Object.values(VERDICT_EVENTS),
  trackForbiddenReferrer: ['landing_forbidden_referrer'],
};
const CONDITIONS: Readonly<Record<string, string>> = {
  subscribe_newsletter: 'with newsletter consent',
  landing_forbidden_referrer: 'first time, after a redirect by the referrer rule (D11)',
  error_registration_code_no_balance: 'verdict *noInvitationsLeft*',
  error_registration_code_expired: 'verdict *expired*',
  error_registration_timestamp_missing: 'verdict *invalid*, no time in the link (D8)',
};

/** The params of `trackShown`: the event, and the flows that it counts in; no flows means all of them. */
function shownBy(params: string): { event: string; flows: readonly string[] } {
  const given: unknown = JSON.parse(params);
  const { event, flows = [] } = given as { event: string; flows?: readonly string[] };
  return { event, flows };
}

/** The events that an action tracks, and when. Empty if it tracks nothing. */
export function trackedByAction({ name, params }: Named): readonly TrackedByAction[] {
  if (name === 'track' && params !== null) return [{ event: params, note: '' }];
  if (name === 'trackShown' && params !== null) {
    const { event, flows } = shownBy(params);
    return [{ event, note: flows.length > 0 ? `first time, in the flows ${flows.join(', ')}` : 'first time' }];
  }
  return (NAMED[name] ?? []).map((event) => ({ event, note: CONDITIONS[event] ?? '' }));
}
