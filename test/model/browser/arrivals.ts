/** Visitors known to the real back end: the inputs of a visit, created by its own mutations and tokens. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../../graphql/backend/common/clock.ts';
import { showcase } from '../../../graphql/backend/demo/showcase.ts';
import { readSettings } from '../../../graphql/backend/settings/settings.ts';
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';
import { flowRow, formFields } from '../../../machines/flows/read-flows.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import type { RegistrationValues } from '../../../machines/context/registration.types.ts';
import type { VisitInput } from '../../../machines/context/visit.types.ts';
import { nothingKnown } from '../../../src/engine/visit/pages.ts';
import type { Mailbox } from '../../browser/mailbox.ts';
import { spentToken, type Beginning } from '../beginnings.ts';

/** The back end in which visitors are created. */
export interface Backend {
  /** Its origin. */
  backend: string;
  mailbox: Mailbox;
}
/** A visitor's input and bearer token. */
export interface Arrival {
  input: VisitInput;
  bearer?: string;
}
/** @param opens the page they open. */
type Arrive = (at: Backend, person: RegistrationValues, opens: PageId) => Promise<Arrival> | Arrival;

const OPERATIONS = join(import.meta.dirname, '../../../graphql/operations');
/** Queries the back end directly, bypassing the proxy: its data, or an action on another device. */
export async function ask<Data>({ backend }: Backend, operation: string, variables: object): Promise<Data> {
  const response = await fetch(`${backend}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: readFileSync(join(OPERATIONS, `${operation}.graphql`), 'utf8'), variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(`${operation}: ${JSON.stringify(errors)}`);
  return data;
}

const CODE = 'VESTIBULE';
const link = { code: CODE, timestamp: null, referrer: null, source: 'link' } as const;
const begin = (more: Partial<VisitInput>, options: Partial<VisitInput['options']> = {}): VisitInput => ({
  ...nothingKnown,
  ...more,
  options: { ...nothingKnown.options, ...options },
});
/** Signed like the local back end, with the built-in secret. */
const demo = (email: string) => showcase(readSettings({}), systemClock(0), email);

interface Details {
  registrationCodeDetails: { countryOptions: { isoCode: string; dataPolicyPkString: string; termsPkString: string }[] };
}
interface Submitted {
  submit: { registration: { id: string; status: 'STARTED' | 'PENDING_ACTIVATION' } | null; token: string | null };
}
/** Registers a person as the form of a flow does. */
async function registerIn(flow: RegistrationFlow, at: Backend, person: RegistrationValues) {
  const { registrationCodeDetails } = await ask<Details>(at, 'registration-code-details', {
    registrationCode: CODE,
  });
  const found = registrationCodeDetails.countryOptions.find(({ isoCode }) => isoCode === person.country);
  const asked = formFields(flow, []).flatMap((field) => (field === 'terms' ? [] : [[field, person[field]] as const]));
  const { token } = await inputOf(flow, person.email);
  const { submit } = await ask<Submitted>(at, 'registration-submit-form', {
    registrationCode: CODE,
    consents: [
      { type: 'TERMS', documentPk: found?.termsPkString, accepted: true },
      { type: 'DATA_POLICY', documentPk: found?.dataPolicyPkString, accepted: true },
    ],
    formInput: { ...Object.fromEntries(asked), flow: flowRow(flow).api, locale: 'en' },
    ...(token === null ? {} : { socialRegistrationInput: { token } }),
  });
  if (!submit.registration || !submit.token) throw new Error(`nobody is registered: ${JSON.stringify(submit)}`);
  return { registration: { ...submit.registration, email: person.email }, bearer: submit.token };
}

/** The input of a flow: its token, or an invitation. */
async function inputOf(flow: RegistrationFlow, email: string): Promise<VisitInput> {
  const { token } = flowRow(flow);
  if (!token) return begin({ invitation: link }, { flow });
  return begin({ token: (await demo(email)).tokens[token.purpose as 'social' | 'waitingListApproved'] }, { flow });
}

const invited: Arrive = () => ({ input: begin({ invitation: link }) });
/** Before the form of a flow. */
const inFlow =
  (flow: RegistrationFlow): Arrive =>
  async (_, { email }) => ({ input: await inputOf(flow, email) });
/** After the form of a flow. */
const registered =
  (flow: RegistrationFlow = 'default'): Arrive =>
  async (at, person) => {
    const { registration, bearer } = await registerIn(flow, at, person);
    const { invitation, ...input } = await inputOf(flow, person.email);
    // A link would begin a new registration.
    const remembered = invitation && ({ ...invitation, source: 'memory' } as const);
    return { input: { ...input, invitation: remembered, signedIn: true, remembered: { registration } }, bearer };
  };
/** With an address that awaits its activation. */
const pending: Arrive = async (at, person) => {
  const { bearer } = await registerIn('default', at, person);
  const account = { state: 'pending', email: person.email } as const;
  return { input: begin({ invitation: link, signedIn: true, remembered: { account } }), bearer };
};
/** By the link of the activation mail. @param error its earlier result. */
const byMail =
  (error: 'expiredLink' | 'replacedLink' | null = null): Arrive =>
  async (at, person) => {
    const { bearer } = await registerIn('default', at, person);
    const mailed = new URL(await at.mailbox.linkTo(person.email)).searchParams.get('accountActivationId');
    const remembered = { activation: { error } };
    return { input: begin({ activationId: mailed, signedIn: true, remembered }), bearer };
  };

/** The model's inputs that the real back end can provide. */
const ARRIVALS: Partial<Readonly<Record<Beginning, Arrive>>> = {
  'with nothing': () => ({ input: nothingKnown }),
  'by link': invited,
  'into the lean flow': inFlow('leanStep2'),
  'into the lean flow, begun before': registered('leanStep2'),
  'from a social sign-up': inFlow('socialRegistration'),
  'from a social sign-up, begun before': registered('socialRegistration'),
  'from the waiting list': inFlow('waitingListApproved'),
  'by a mail with a token': async (_, { email }, opens) => {
    const { tokens } = await demo(email);
    // A token for the newsletter fits no other page.
    return { input: begin({ token: opens === 'unsubscribe' ? tokens.wrongPurpose : tokens.lobby }) };
  },
  // Always expired, so the back end never sees it.
  'by a lobby link that has run out': () => ({ input: begin({ token: spentToken }) }),
  'by an admin’s link': async (_, { email }) => {
    const { links } = await demo(email);
    return { input: begin({ token: new URL(links.admin).searchParams.get('token') }) };
  },
  'from a product page': () => ({ input: begin({}, { previousPdpPage: '/product/7' }) }),
  'by activation mail': byMail(),
  'registered before': registered(),
  'with a pending account': pending,
  'after expiredLink': byMail('expiredLink'),
  'after replacedLink': byMail('replacedLink'),
};
/** @throws if that input can't be provided. */
export function arrivalOf(beginning: Beginning): Arrive {
  const arrive = ARRIVALS[beginning];
  if (!arrive) throw new Error(`nobody comes ${beginning}`);
  return arrive;
}
