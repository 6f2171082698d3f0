/** Whatever the back end refuses, and for whatever reason: the page says so, and the visitor goes on. */
import { judge } from '../../../machines/invitation/verdict.ts';
import type { InvitationOutput } from '../../../machines/invitation/invitation.types.ts';
import type { RegistrationAnswer } from '../../../machines/registration/registration.types.ts';
import { enumOfContract } from '../problem-reasons.ts';
import { EVERY_REASON, UNKNOWN } from '../answers.ts';
import type { Edge, VisitGraph } from './visit-graph.ts';
import { answerOf, outputOf } from './causes.ts';
import { goodEnds } from './ends.ts';
import { everywhere, found, together, type Counterexample, type Finding, type Invariant } from './invariant.ts';

/** A refusal leads on when the page says so, or another page is shown, or it is asked once more; and something good can follow. */
function wayOut(good: Uint8Array, edge: Edge, actor: string): string | null {
  const { from, to, effect } = edge;
  const again = effect.started.some((one) => one.actor === actor);
  // A code that was only remembered is dropped without a word.
  const isLookUp = actor.endsWith('Invitation');
  const words = `${actor} is refused in ${JSON.stringify(from.place.value)}, and`;
  if (to.place.asking.includes(actor) && !again) return `${words} waits on`;
  const elsewhere = to.place.page !== from.place.page || (isLookUp && to.place !== from.place);
  if (effect.problem === null && !elsewhere && !again) return `${words} nothing comes of it`;
  return good[to.index] === 1 ? null : `${words} nothing good can come of it`;
}

/** What has an answer in a flow has every answer there. */
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
const noted = (met: Map<string, Set<string>>, where: string, what: string) =>
  void met.set(where, (met.get(where) ?? new Set()).add(what));

export const everyReasonLeadsOn: Invariant = {
  name: 'every problem reason has a way out',
  rules: 'D16',
  sentence:
    'Each of the contract’s 18 reasons, and one that it does not know, is shown or leads to another page, in every flow and ' +
    'from every call that may be refused by it; and something good can still follow.',
  check: ({ visit }) => {
    const good = goodEnds(visit);
    const met = new Map<string, Set<string>>();
    const led = everywhere(visit, {
      each: (edge) => {
        const actor = answerOf(edge.event)?.actor;
        const [reason] = outputOf<RegistrationAnswer>(edge.event).reasons ?? [];
        if (actor === undefined || reason === undefined) return undefined;
        noted(met, `${actor} in ${edge.from.facts.flow}`, reason);
        return wayOut(good, edge, actor);
      },
    });
    return together(led, complete(visit, EVERY_REASON, met));
  },
};

/** The verdicts that the error types of the contract amount to, and one that it does not know. */
const REFUSALS = [...enumOfContract('RegistrationCodeErrorType'), UNKNOWN].flatMap((type) =>
  [[], ['EXPIRED'], ['TIMESTAMP_MISSING']].map((errorDetails) => {
    const { verdict } = judge({ errors: [type], errorDetails, inviter: null, countryOptions: [], campaign: null });
    return { type, verdict };
  }),
);

export const everyErrorTypeLeadsOn: Invariant = {
  name: 'every error type of the look-up has a way out',
  rules: 'D8, D10, D11',
  sentence:
    'Each error type of the contract, and one that it does not know, is a refusal; each refusal, and no answer at all, leads ' +
    'on from every page that looks a code up.',
  check: ({ visit }) => {
    const good = goodEnds(visit);
    const met = new Map<string, Set<string>>();
    const accepted = REFUSALS.find(({ verdict }) => verdict === 'valid');
    const led = everywhere(visit, {
      each: (edge) => {
        const actor = answerOf(edge.event)?.actor;
        const { verdict } = outputOf<InvitationOutput>(edge.event);
        if (actor === undefined || verdict === undefined || verdict === 'valid') return undefined;
        noted(met, actor, verdict);
        return wayOut(good, edge, actor);
      },
    });
    const broken = accepted ? { words: `${accepted.type} is no refusal`, visit: null } : null;
    const wanted = [...new Set(REFUSALS.map(({ verdict }) => verdict)), 'unavailable'];
    return together(led, found(visit, REFUSALS.length, broken), complete(visit, wanted, met));
  },
};
