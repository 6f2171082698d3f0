/** What the model knows of each call of the visit, by its id in the chart: one row per call, written by hand. */
import type { RequestName } from '../../machines/context/requests.types.ts';
import type { VisitEvent } from '../../machines/context/visit.types.ts';

interface Row {
  /** The press that starts it; a query has no press of its own. */
  press?: VisitEvent['type'];
  /** The request that keeps its input and its problem (D21); `teaser`: in the teaser, another one. */
  request?: RequestName;
  teaser?: RequestName;
  /** Other requests that its answer may concern: the other step of the registration, and its mail. */
  also?: readonly RequestName[];
  /** A query changes nothing when repeated. */
  isQuery?: true;
  /** Its answer may contain the credentials for the customer's consents (D36). */
  credentials?: true;
  /**
   * The problem shown if it fails; by default the kind of failure. `none`: the visitor is logged out anyway, the mail
   * reports the activation, or the page itself shows the state. `technical`: a look-up answers failures itself, so an
   * error is ours.
   */
  failure?: 'none' | 'technical';
}

const LOOK_UP = { isQuery: true, failure: 'technical' } as const;
const OF_ADDRESS = { press: 'email.submitted' } as const;
const SECOND_STEP = { press: 'step.submitted', request: 'complete', also: ['register', 'resend'] } as const;

const CALLS = {
  register: { press: 'form.submitted', request: 'register', also: ['complete', 'resend'], credentials: true },
  finalizeLean: { ...SECOND_STEP, credentials: true },
  finalizeSocial: { ...SECOND_STEP, credentials: true },
  activate: { press: 'activation.pressed', request: 'activate', also: ['resend'] },
  changeEmail: { ...OF_ADDRESS, request: 'newAddress', also: ['register', 'complete', 'resend'] },
  resend: { press: 'mail.requested', request: 'resend' },
  requestPlace: { ...OF_ADDRESS, request: 'place' },
  requestLobbyLink: { ...OF_ADDRESS, request: 'lobbyLink' },
  joinWaitingList: { press: 'join.pressed', request: 'join' },
  applyForMembership: { ...OF_ADDRESS, request: 'application', teaser: 'teaser' },
  unsubscribe: { press: 'unsubscribe.pressed', request: 'unsubscribe' },
  logout: { press: 'logout.chosen', failure: 'none' },
  askViewer: { isQuery: true, also: ['viewer'] },
  typedInvitation: { ...LOOK_UP, also: ['code'] },
  linkInvitation: { ...LOOK_UP, also: ['lookUp', 'code'] },
  formInvitation: { ...LOOK_UP, also: ['lookUp', 'register'] },
  watchActivation: { isQuery: true, failure: 'none' },
  pingBackend: { isQuery: true, failure: 'none' },
} as const satisfies Readonly<Record<string, Row>>;
export type CallId = keyof typeof CALLS;

export const isCall = (id: string): id is CallId => Object.hasOwn(CALLS, id);

const rows: Readonly<Record<string, Row>> = CALLS;
/** The row of a call; empty for an unknown id, such as that of another chart. */
export const callOf = (id: string): Row => rows[id] ?? {};
/** Every call that is not a known query has an effect. */
export const hasEffect = (id: string): boolean => callOf(id).isQuery !== true;
/** @param isTeaser true in the teaser; two forms apply for membership. */
export function requestOf(id: string, isTeaser: boolean): RequestName | null {
  const { request = null, teaser } = callOf(id);
  return isTeaser && teaser ? teaser : request;
}
/** Presses that start a call. */
export const CALL_PRESSES = Object.values(rows).flatMap(({ press }) => press ?? []);
/** The request of a press; null if it starts no call, or if several calls share it. */
export function requestOfPress(press: string): RequestName | null {
  const requests = new Set(Object.values(rows).flatMap((row) => (row.press === press ? (row.request ?? []) : [])));
  return requests.size === 1 ? ([...requests][0] ?? null) : null;
}
