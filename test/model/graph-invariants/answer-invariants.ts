/**
 * Every answer of a call, and every missing one: leads to the right place, is shown there, and the visit can continue.
 */
import { codeCheckOf } from '../../../machines/invitation/verdict.ts';
import type { InvitationOutput } from '../../../machines/invitation/invitation.types.ts';
import type { RegistrationAnswer } from '../../../machines/context/registration.types.ts';
import { EVERY_REASON, UNKNOWN } from '../answers.ts';
import { enumOfContract } from '../problem-reasons.ts';
import { ANSWERS, unanswered, type Expected } from './answer-table.ts';
import { answerOf, outputOf } from '../event-output.ts';
import { goodEnds } from './ends.ts';
import { isCall } from '../calls.ts';
import { everywhere, found, together, type Counterexample, type Finding, type Invariant } from './invariant.ts';
import type { Edge, VisitGraph } from './visit-graph.ts';

/** The actor of an answer or timeout; look-ups have their own timeout, and the status watch has no timeout. */
const actorOf = ({ from, event }: Edge): string =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1] ??
  from.place.asking.find((actor) => !actor.endsWith('Invitation') && actor !== 'watchActivation') ??
  '';
/** The expected result of an edge; undefined if it is neither an answer nor the end of a wait. */
function expectedOf(edge: Edge): Expected | undefined {
  const { event } = edge;
  const actor = actorOf(edge);
  if (answerOf(event)) return isCall(actor) ? ANSWERS[actor](edge) : undefined;
  if ('error' in event)
    return unanswered(actor, String(Reflect.get(event.error as object, 'kind')), edge.from.place.page);
  return event.type.startsWith('xstate.after.answerLimit.') && actor
    ? unanswered(actor, 'timeout', edge.from.place.page)
    : undefined;
}
/** Expected and actual values in words, if they differ. */
function differences({ from, to, effect }: Edge, expected: Expected): [expected: string, came: string] | null {
  const page = expected.page ?? from.place.page;
  const hasTag = (tag: string) => to.place.tags.has(tag);
  if (to.place.page !== page) return [`the page ${page}`, `${to.place.page}`];
  const { tag, without, problem = null, verdict, mail, again } = expected;
  if (tag !== undefined && !hasTag(tag)) return [tag, JSON.stringify(to.place.value)];
  if (without !== undefined && hasTag(without)) return [`${without} to be over`, JSON.stringify(to.place.value)];
  if (again) return null;
  if (effect.problem !== problem) return [`“${problem ?? 'nothing'}” to be shown`, `“${effect.problem ?? 'nothing'}”`];
  if (verdict !== undefined && effect.verdict !== verdict) return [`the verdict ${verdict}`, `${effect.verdict}`];
  return mail !== undefined && effect.mail !== mail ? [`the mail to be shown as ${mail}`, `${effect.mail}`] : null;
}
/** The answer is shown and the visit continues: the call is over, and a good end is reachable. */
function isTold(good: Uint8Array, edge: Edge) {
  const expected = expectedOf(edge);
  const actor = actorOf(edge);
  if (expected === undefined)
    return answerOf(edge.event) ? `answer-table.ts has no line for an answer of ${actor}` : undefined;
  const different = differences(edge, expected);
  if (different) return `expected ${different[0]}, got ${different[1]}`;
  const waits = edge.to.place === edge.from.place && !edge.effect.started.some((one) => one.actor === actor);
  if (waits) return 'expected the end of the wait, got more waiting';
  return good[edge.to.index] === 1 ? null : 'expected a reachable good end, got no such end';
}

/** Whatever has an answer in a flow has all answers there. */
function complete(
  graph: VisitGraph,
  wanted: readonly string[],
  met: ReadonlyMap<string, ReadonlySet<string>>,
): Finding {
  const gaps = [...met].flatMap(([where, seen]) =>
    wanted.filter((one) => !seen.has(one)).map((one) => `${one} was never the answer of ${where}`),
  );
  const broken: Counterexample | null = gaps[0] === undefined ? null : { words: gaps[0], visit: null };
  return found(graph, met.size * wanted.length, broken);
}
/** Each reason was met for every refusable call in every flow; each verdict for every look-up. */
function allMet(graph: VisitGraph): Finding {
  const reasons = new Map<string, Set<string>>();
  const verdicts = new Map<string, Set<string>>();
  const note = (met: Map<string, Set<string>>, where: string, what: string) =>
    void met.set(where, (met.get(where) ?? new Set()).add(what));
  for (const { edge } of graph.alike()) {
    const actor = answerOf(edge.event)?.actor;
    const [reason] = outputOf<RegistrationAnswer>(edge.event).reasons ?? [];
    const { verdict } = outputOf<InvitationOutput>(edge.event);
    if (actor !== undefined && reason !== undefined) note(reasons, `${actor} in ${edge.from.facts.flow}`, reason);
    if (actor !== undefined && verdict !== undefined) note(verdicts, actor, verdict);
  }
  const wanted = [...new Set(REFUSALS.map(({ verdict }) => verdict)), 'valid', 'unavailable'];
  return together(complete(graph, EVERY_REASON, reasons), complete(graph, wanted, verdicts));
}
/** The verdicts of the contract's error types, and of an unknown one: each is a refusal. */
const REFUSALS = [...enumOfContract('RegistrationCodeErrorType'), UNKNOWN].flatMap((type) =>
  [[], ['EXPIRED'], ['TIMESTAMP_MISSING']].map((errorDetails) => {
    const { verdict } = codeCheckOf({
      errors: [type],
      errorDetails,
      inviter: null,
      countryOptions: [],
      campaign: null,
    });
    return { type, verdict };
  }),
);
const accepted = REFUSALS.find(({ verdict }) => verdict === 'valid');

export const everyAnswerIsTold: Invariant = {
  name: 'every response is shown in its place',
  rules: 'D8, D10, D14–D16, D24–D28, D31, D48, D49',
  sentence:
    'Each response, and each missing one, leads to its page and is shown there, at the form that was sent: a ' +
    'typed code at its field, an address at that address, changed terms on the form’s page. This covers the ' +
    'contract’s 18 reasons and an unknown one, in every flow and for every call that they can refuse; each error ' +
    'type of a code is a refusal. A good end stays reachable.',
  check: ({ visit }) => {
    const good = goodEnds(visit);
    const broken = accepted ? { words: `${accepted.type} is no refusal`, visit: null } : null;
    return together(
      everywhere(visit, { each: (edge) => isTold(good, edge) }),
      allMet(visit),
      found(visit, REFUSALS.length, broken),
    );
  },
};
