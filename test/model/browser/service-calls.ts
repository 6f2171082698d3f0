/** How an actor's answer is brought about over HTTP: the call behind each actor, and its JSON. */
import type { Page, Route } from '@playwright/test';
import type { Viewer } from '../../../machines/admin/admin.types.ts';
import { failureOf } from '../../../machines/domain/failure.ts';
import type { InvitationOutput } from '../../../machines/invitation/invitation.types.ts';
import type { RegistrationAnswer } from '../../../machines/registration/registration.types.ts';
import type { Operation } from '../../browser/calls.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { answers } from '../responses.ts';

type Done = Extract<PathEvent, { output: unknown }>;
type Failed = Extract<PathEvent, { error: unknown }>;

const problems = ({ reasons, details }: RegistrationAnswer) =>
  reasons.map((reason, at) => ({ message: reason, reason, reasonDetails: details[at] ?? null }));
/** The part that the mutations on a registration share. */
const registered = (answer: RegistrationAnswer) => ({
  registration: answer.registration && { customerId: null, ...answer.registration },
  registrationProblems: problems(answer),
  consentCredentials: answer.credentials ?? null,
});
const finalized = (output: unknown) => {
  const answer = output as RegistrationAnswer;
  return { finalizeRegistration: { ...registered(answer), hybrisAccountActivationUrl: answer.url } };
};
function lookedUp(output: unknown) {
  const judged = output as InvitationOutput;
  if (judged.verdict === 'unavailable') return null;
  const { inviter, countryOptions, campaign } = judged;
  const { errors, errorDetails } = answers[judged.verdict];
  return {
    registrationCodeDetails: {
      errors,
      errorDetails: errorDetails.map((error) => ({ error })),
      invitorName: inviter,
      countryOptions: countryOptions.map(({ isoCode, dataPolicyPk, termsPk }) => ({
        isoCode,
        dataPolicyPkString: dataPolicyPk,
        termsPkString: termsPk,
      })),
      campaign,
    },
  };
}
const as = (operation: string) => (output: unknown) => ({ [operation]: output });

interface Call {
  operation: Operation;
  /** The `data` of the answer; null: the call is cut. */
  data: (output: unknown) => object | null;
}
const look: Call = { operation: 'registrationCodeDetails', data: lookedUp };
const finalize: Call = { operation: 'finalizeRegistration', data: finalized };
/** The call behind each actor of the chart. */
const CALLS: Readonly<Record<string, Call>> = {
  linkInvitation: look,
  typedInvitation: look,
  formInvitation: look,
  register: {
    operation: 'registrationSubmitForm',
    data: (output) => ({ submit: { ...registered(output as RegistrationAnswer), token: null } }),
  },
  finalizeLean: finalize,
  finalizeSocial: finalize,
  activate: finalize,
  changeEmail: {
    operation: 'changeRegistrationEmail',
    data: (output) => ({ changeRegistrationEmail: registered(output as RegistrationAnswer) }),
  },
  resend: { operation: 'resendActivation', data: as('resendActivation') },
  requestPlace: { operation: 'requestWaitingList', data: as('requestWaitingList') },
  joinWaitingList: { operation: 'joinWaitingList', data: as('joinWaitingList') },
  applyForMembership: { operation: 'applyForMembership', data: as('applyForMembership') },
  unsubscribe: { operation: 'unsubscribeNewsletter', data: as('unsubscribeNewsletter') },
  askViewer: {
    operation: 'viewer',
    data: (output) => ({ viewer: { roles: (output as Viewer).admin ? ['ADMIN'] : [] } }),
  },
  logout: { operation: 'logout', data: () => ({ logout: true }) },
};

/** Whether an actor asks over the network, and so can be given its answer there. */
export const asksNetwork = (actorId: string): boolean => actorId in CALLS;
/** The operation by which an actor asks. */
export const operationOf = (actorId: string): Operation => callOf(actorId).operation;

const callOf = (actorId: string): Call => {
  const call = CALLS[actorId];
  if (!call) throw new Error(`no call of ${actorId} is known`);
  return call;
};

/** Holds every GraphQL call of a page back, until `answer` or `fail` says what becomes of it. */
export class HeldCalls {
  readonly #held = new Map<string, Route[]>();
  readonly #arrivals = new Map<string, (route: Route) => void>();

  static async on(page: Page): Promise<HeldCalls> {
    const calls = new HeldCalls();
    await page.route('**/graphql', (route) => calls.#hold(route));
    // No customer of the house that is really there.
    await page.route('**/entrance/cmp/credentials', (route) => route.fulfill({ status: 204 }));
    return calls;
  }

  #hold(route: Route) {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    const awaited = this.#arrivals.get(operationName);
    this.#arrivals.delete(operationName);
    if (awaited) awaited(route);
    else this.#held.set(operationName, [...(this.#held.get(operationName) ?? []), route]);
  }

  /** The last call of an operation that nobody took back; waits for it if need be. */
  async #take(operation: Operation): Promise<Route> {
    const held = (this.#held.get(operation) ?? []).filter((route) => route.request().failure() === null);
    this.#held.delete(operation);
    const last = held.at(-1);
    if (last) return last;
    const { promise, resolve } = Promise.withResolvers<Route>();
    this.#arrivals.set(operation, resolve);
    return promise;
  }

  async answer({ actorId, output }: Done): Promise<void> {
    const { operation, data } = callOf(actorId);
    const route = await this.#take(operation);
    const answered = data(output);
    await (answered ? route.fulfill({ json: { data: answered } }) : route.abort('connectionrefused'));
  }

  /** As the failure says: no answer, a refusal, or one that consumes the key of what was sent (D21, D39). */
  async fail({ actorId, error }: Failed): Promise<void> {
    const route = await this.#take(callOf(actorId).operation);
    const { kind, retryAfter, keyConsumed } = failureOf(error);
    if (kind === 'network') return route.abort('connectionrefused');
    if (kind !== 'technical' && kind !== 'busy') throw new Error(`no response says that ${actorId} failed: ${kind}`);
    const code = keyConsumed ? 'IDEMPOTENCY_KEY_REUSED' : kind === 'busy' ? 'RATE_LIMITED' : 'INTERNAL';
    await route.fulfill({ json: { errors: [{ message: 'refused', extensions: { code, retryAfter } }] } });
  }

  /** The registration is active, as another tab of this browser would say it (D26). */
  async activateElsewhere(page: Page, registration: string): Promise<void> {
    await page.evaluate((id) => {
      const channel = new BroadcastChannel('vestibule.activated');
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of windows, not of channels
      channel.postMessage(id);
      channel.close();
    }, registration);
  }

  /** Where the back end takes the visitor to be (D19). */
  async findCountry(country: string): Promise<void> {
    await (await this.#take('countryDetails')).fulfill({ json: { data: { countryDetails: { country } } } });
  }
}
