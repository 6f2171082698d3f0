/** Possible answers: for each actor its call, and every kind of response and failure. */
import type { Viewer } from '../../machines/context/admin.types.ts';
import { ServiceFailure } from '../../machines/domain/failure.ts';
import type { InvitationOutput } from '../../machines/invitation/invitation.types.ts';
import type { ResendAnswer } from '../../machines/context/mail.types.ts';
import type { RegistrationAnswer } from '../../machines/context/registration.types.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';
import type { Operation } from '../browser/page-calls.ts';
import { isCall, type CallId } from './calls.ts';
import { accepted, acknowledgements, answers, heldPlaces, ofBegun, refusal, refusals, verdicts } from './answers.ts';
import { CODES } from './visitor.ts';

/** A row has all that the suites need about an actor. */
interface Actor {
  /** Possible results, the hoped-for one first. */
  outputs: readonly unknown[];
  /** The call behind it; null if it makes no network call. */
  operation: Operation | null;
  /** The `data` of the response with this result, if it differs from the result; null if the call is aborted. */
  data?: (output: never) => object | null;
  /** True for a mutation with a key: a press repeats it until it is answered (D21). */
  keyed?: true;
}

const problems = ({ reasons, details: more }: RegistrationAnswer) =>
  reasons.map((reason, at) => ({ message: reason, reason, reasonDetails: more[at] ?? null }));
/** The part shared by the registration mutations. */
const registered = (answer: RegistrationAnswer) => ({
  registration: answer.registration && { customerId: null, ...answer.registration },
  registrationProblems: problems(answer),
  consentCredentials: answer.credentials ?? null,
});
const finalized = (answer: RegistrationAnswer) => ({
  finalizeRegistration: { ...registered(answer), hybrisAccountActivationUrl: answer.url },
});
function lookedUp(output: InvitationOutput) {
  if (output.verdict === 'unavailable') return null;
  const { errors, errorDetails } = answers[output.verdict];
  return {
    registrationCodeDetails: {
      errors,
      errorDetails: errorDetails.map((error) => ({ error })),
      invitorName: output.inviter,
      countryOptions: output.countryOptions.map(({ isoCode, dataPolicyPk, termsPk }) => ({
        isoCode,
        dataPolicyPkString: dataPolicyPk,
        termsPkString: termsPk,
      })),
      campaign: output.campaign,
      heldRegistration: output.held ?? null,
    },
  };
}
const lookUp: Actor = { outputs: verdicts, operation: 'registrationCodeDetails', data: lookedUp };
const finalize = { operation: 'finalizeRegistration', data: finalized } as const;

/** By its id in the chart. */
const ACTORS: Readonly<Record<CallId, Actor>> = {
  register: {
    outputs: [accepted('STARTED'), accepted('PENDING_ACTIVATION'), ...refusals],
    operation: 'registrationSubmitForm',
    data: (answer: RegistrationAnswer) => ({ submit: { ...registered(answer), token: null } }),
    keyed: true,
  },
  finalizeLean: { outputs: [accepted('PENDING_ACTIVATION'), ...ofBegun], ...finalize, keyed: true },
  finalizeSocial: { outputs: [accepted('ACTIVE'), ...ofBegun], ...finalize, keyed: true },
  activate: {
    outputs: [
      accepted('ACTIVE'),
      accepted('PENDING_ACTIVATION'),
      refusal('ActivationAccountUrlInvalid', 'ALREADY_ACTIVE'),
      refusal('ActivationAccountUrlInvalid', 'EXPIRED'),
      refusal('ActivationAccountUrlInvalid', 'REPLACED'),
      refusal('ActivationAccountUrlInvalid', 'INCOMPLETE'),
      ...refusals,
    ],
    ...finalize,
    keyed: true,
  },
  changeEmail: {
    outputs: [accepted('PENDING_ACTIVATION'), ...ofBegun, refusal('EmailInvalid', 'CHANGED_TOO_OFTEN')],
    operation: 'changeRegistrationEmail',
    data: (answer: RegistrationAnswer) => ({ changeRegistrationEmail: registered(answer) }),
    keyed: true,
  },
  watchActivation: { outputs: [undefined], operation: null },
  resend: {
    outputs: [
      ...acknowledgements.map((acknowledgement) => ({ ...acknowledgement, at: 0 })),
      { accepted: false, retryAfter: null, at: 0, isActive: true },
    ],
    operation: 'resendActivation',
    data: ({ accepted: isAccepted, retryAfter, isActive }: ResendAnswer) => ({
      resendActivation: { accepted: isAccepted, retryAfter, status: isActive ? 'ACTIVE' : null },
    }),
    keyed: true,
  },
  requestPlace: { outputs: acknowledgements, operation: 'requestWaitingList', keyed: true },
  requestLobbyLink: { outputs: acknowledgements, operation: 'requestWaitingList', keyed: true },
  joinWaitingList: {
    outputs: [{ outcome: 'JOINED' }, { outcome: 'ALREADY_LISTED' }, { outcome: 'TOKEN_INVALID' }],
    operation: 'joinWaitingList',
    keyed: true,
  },
  applyForMembership: { outputs: acknowledgements, operation: 'applyForMembership', keyed: true },
  unsubscribe: {
    outputs: [{ outcome: 'UNSUBSCRIBED' }, { outcome: 'TOKEN_INVALID' }],
    operation: 'unsubscribeNewsletter',
    keyed: true,
  },
  logout: { outputs: [undefined], operation: 'logout', data: () => ({ logout: true }) },
  askViewer: {
    outputs: [{ admin: true }, { admin: false }],
    operation: 'viewer',
    data: (viewer: Viewer) => ({ viewer: { roles: viewer.admin ? ['ADMIN'] : [] } }),
  },
  pingBackend: { outputs: [undefined], operation: null },
  typedInvitation: { ...lookUp, outputs: [...verdicts, ...heldPlaces(CODES[1])] },
  linkInvitation: lookUp,
  formInvitation: lookUp,
};
const actorNamed = (id: string): Actor => {
  if (!isCall(id)) throw new Error(`the model knows no actor ${id}`);
  return ACTORS[id];
};

/** True if an actor makes a network call, whose answer can be given. */
export const asksNetwork = (id: string): boolean => isCall(id) && ACTORS[id].operation !== null;
/** The operation of an actor. @throws if it has no operation. */
export function operationOf(id: string): Operation {
  const { operation } = actorNamed(id);
  if (operation === null) throw new Error(`${id} makes no network call`);
  return operation;
}
/** The `data` of the response with this result; null if the call is aborted. */
export function dataOf(id: string, output: unknown): object | null {
  const { data } = actorNamed(id);
  return data ? data(output as never) : { [operationOf(id)]: output };
}
/** True if an operation sends a key. */
export const isKeyed = (operation: string): boolean =>
  Object.values(ACTORS).some((actor) => actor.operation === operation && actor.keyed);

/** No answer; an answer that consumes the key; and a page part replaced by a deployment. */
const FAILURES = [
  new ServiceFailure('network', 'refused'),
  new ServiceFailure('technical', 'used before', { keyConsumed: true }),
  new ServiceFailure('missing', 'gone'),
];

/** All results of actors, by event type. */
export const responses: Readonly<Record<string, readonly PathEvent[]>> = Object.fromEntries(
  Object.entries(ACTORS).flatMap(([actorId, { outputs }]): [string, readonly PathEvent[]][] => [
    [
      `xstate.done.actor.${actorId}`,
      outputs.map((output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId })),
    ],
    [
      `xstate.error.actor.${actorId}`,
      FAILURES.map((error) => ({ type: `xstate.error.actor.${actorId}`, error, actorId })),
    ],
  ]),
);
