/** Each form and each button has its own request and problem, independent of the others (D21, D24). */
import type { RequestName } from '../../../machines/context/requests.types.ts';
import { callOf, requestOf } from '../calls.ts';
import { sentBy } from '../problems.ts';
import { GIVES_UP_TEASER } from './causes.ts';
import { answerOf } from '../event-output.ts';
import { everywhere, together, type Invariant } from './invariant.ts';
import type { Edge } from './visit-graph.ts';

/** Other requests that a press concerns. */
const PRESSED: Readonly<Record<string, readonly RequestName[]>> = {
  'form.returned': ['complete'],
  'email.kept': ['newAddress'],
  'email.changeChosen': ['register'],
  'teaser.closed': ['teaser'],
  ...Object.fromEntries(GIVES_UP_TEASER.map((type) => [type, ['teaser']])),
};
const actorIn = ({ event, from }: Edge): string =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1] ??
  (event.type.startsWith('xstate.after.') ? (from.place.asking.find((one) => one !== 'watchActivation') ?? '') : '');

/** The requests that a step concerns; null for all, after a change of person or an activation. */
function about(edge: Edge): readonly RequestName[] | null {
  const { event, from, to } = edge;
  const ended = event.type === 'registration.begunAnew' || from.place.page === 'loggedOut';
  const actor = actorIn(edge);
  const met = actor.endsWith('Invitation') && to.place.page !== from.place.page;
  if (ended || met || to.place.page === 'activated' || to.place.page === 'autoActivated') return null;
  const isTeaser = from.place.tags.has('teased');
  const own = requestOf(actor, isTeaser) ?? sentBy(event.type, { page: from.place.page, isTeaser });
  return [...(own ? [own] : []), ...(callOf(actor).also ?? []), ...(PRESSED[event.type] ?? [])];
}
const notAbout = (edge: Edge, names: readonly string[]) => {
  const own = about(edge);
  return own && names.find((name) => !own.some((one) => one === name));
};
const keysOf = (edge: Edge) => {
  const { forgotten } = edge.effect;
  if (forgotten.length === 0) return undefined;
  const other = notAbout(edge, forgotten);
  return other ? `expected that ${other} keeps what it sent, got that this gives it up` : null;
};
const problemsOf = (edge: Edge) => {
  const { reported } = edge.effect;
  if (reported.length === 0 || !(answerOf(edge.event) || 'error' in edge.event)) return undefined;
  const other = notAbout(edge, reported);
  return other ? `expected that nothing is wrong with ${other}, got that this says so` : null;
};

export const eachFormForItself: Invariant = {
  name: 'forms are independent',
  rules: 'D16, D21, D24',
  sentence:
    'Requests of one form or button are repeated, answered and dropped independently, and a problem is shown ' +
    'where its request was sent: no press, response or failure affects another form. When another person ' +
    'registers or the account is active, all are forgotten.',
  check: ({ visit }) => together(everywhere(visit, { edge: keysOf }), everywhere(visit, { edge: problemsOf })),
};
