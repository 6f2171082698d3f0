/** The four flows, as a visitor begins them (D15). */
import { follow } from './actions.ts';
import type { Page } from '@playwright/test';
import { systemClock } from '../../graphql/backend/clock.ts';
import { showcase } from '../../graphql/backend/demo/showcase.ts';
import { readSettings } from '../../graphql/backend/settings.ts';
import type { RegistrationFlow } from '../../machines/flows/flows.ts';
import { BASE } from '../../src/site.ts';
import { Form } from './form.ts';
import { FORM_SCREENS } from '../model/browser/screens.ts';
import { expectScreen } from './screens.ts';
import { localeOf, wordsIn, type Prefix } from './words.ts';

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

/** Comes by what the flow begins with, and stands before its form. */
export async function beginFlow(page: Page, flow: RegistrationFlow, email: string, prefix: Prefix = ''): Promise<Form> {
  await page.goto(BASE + prefix + (await addressOf(flow, email)));
  const text = wordsIn(localeOf(prefix));
  if (flow === 'default') await follow(page, text('action.register'));
  if (flow === 'leanStep2') await expectScreen(page, 'welcome', { prefix, at: '/lean', state: 'lean' });
  else await expectScreen(page, FORM_SCREENS[flow], { prefix, ...(flow === 'default' ? {} : { at: atOf(flow) }) });
  return new Form(page, prefix);
}

/** The token is gone from the address (D7), the flow stays. */
const atOf = (flow: RegistrationFlow) => `/registration/formstarted?flow=${flow}`;
