/** The four flows, with their first addresses (D15). */
import { systemClock } from '../../graphql/backend/common/clock.ts';
import { showcase } from '../../graphql/backend/demo/showcase.ts';
import { readSettings } from '../../graphql/backend/settings/settings.ts';
import type { RegistrationFlow } from '../../machines/flows/flows.ts';
import { FORM_SCREENS } from '../model/browser/distinct-screens.ts';

export const FLOWS = Object.keys(FORM_SCREENS) as RegistrationFlow[];

/** Signed like the local back end, with the built-in secret. */
export async function tokensOf(email: string) {
  return (await showcase(readSettings({}), systemClock(0), email)).tokens;
}

/** The first address of a flow. */
export async function addressOf(flow: RegistrationFlow, email: string): Promise<string> {
  const tokens = await tokensOf(email);
  const form = (token: string) => `/registration/formstarted?${new URLSearchParams({ flow, token })}`;
  return {
    default: '/?rc=VESTIBULE',
    leanStep2: '/lean?rc=VESTIBULE',
    socialRegistration: form(tokens.social),
    waitingListApproved: form(tokens.waitingListApproved),
  }[flow];
}
