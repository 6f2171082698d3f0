/** The four flows, as a visitor begins them (D15). */
import { systemClock } from '../../graphql/backend/clock.ts';
import { showcase } from '../../graphql/backend/demo/showcase.ts';
import { readSettings } from '../../graphql/backend/settings.ts';
import type { RegistrationFlow } from '../../machines/flows/flows.ts';
import { FORM_SCREENS } from '../model/browser/screens.ts';

export const FLOWS = Object.keys(FORM_SCREENS) as RegistrationFlow[];

/** Signed as the local back end signs: its secret is the built-in one. */
export async function tokensOf(email: string) {
  return (await showcase(readSettings({}), systemClock(0), email)).tokens;
}

/** The address that a flow begins with. */
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
