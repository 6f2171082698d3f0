/**
 * Answers that the graph of the visit merges with others: the back end's answers by contract name, several reasons at
 * once, and each kind of missing answer. The witness table covers their effects.
 */
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { codeCheckOf as verdictOf } from '../../../machines/invitation/verdict.ts';
import { eventsOf, mayCome, type PathEvent } from '../alphabet.ts';
import { failed, isLookUp } from '../call-outcomes.ts';
import { refusal } from '../answers.ts';

export interface Answered {
  event: PathEvent;
  /** The full answer, if the event does not contain it. */
  answer?: string;
}
/** `registrationCodeDetails` (D8): the error types, and after a colon their details. */
const CODE_ANSWERS = [
  'REFERER_INVALID',
  'REGISTRATION_CODE_INVALID REFERER_INVALID',
  'REGISTRATION_CODE_INVALID: EXPIRED',
  'REGISTRATION_CODE_NO_BALANCE_LEFT REGISTRATION_CODE_INVALID: EXPIRED',
  'REGISTRATION_CODE_NO_BALANCE_LEFT',
  'REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS',
  'INVITER_INVALID REGISTRATION_CODE_NO_BALANCE_LEFT',
  'REGISTRATION_CODE_INVALID',
  'INVITER_INVALID',
  'CUSTOMIZATION_MISSING',
  'REGISTRATION_CODE_INVALID: TIMESTAMP_MISSING',
  'NEVER_SEEN_BEFORE',
];
/** `submit`: several reasons at once (D16). */
const SEVERAL = [
  ['EmailAlreadyUsedActive', 'GenderInvalid', 'EmailInvalid'],
  ['RegistrationCode', 'EmailAlreadyUsedPending'],
  ['Infrastructure', 'RegistrationCodeInvalid'],
];
const words = (text: string | undefined) => (text === undefined || text === '' ? [] : text.split(' '));

function codeAnswer(actorId: string, answer: string): Answered {
  const [errors, errorDetails] = answer.split(': ');
  const details = { inviter: 'Clara', countryOptions: [], campaign: null };
  const output = verdictOf({ ...details, errors: words(errors), errorDetails: words(errorDetails) });
  return { event: { type: `xstate.done.actor.${actorId}`, output, actorId }, answer };
}
function answersOf(actorId: string): readonly Answered[] {
  const known = [`xstate.done.actor.${actorId}`, `xstate.error.actor.${actorId}`].flatMap(eventsOf);
  const kinds = isLookUp(actorId)
    ? (['network', 'technical', 'timeout', 'missing'] as const)
    : (['technical'] as const);
  const several = SEVERAL.map((reasons) => Object.assign(refusal(''), { reasons }));
  return [
    ...known.map((event) => ({ event })),
    ...kinds.map((kind) => ({ event: failed(actorId, kind) })),
    { event: failed(actorId, 'busy', 30) },
    ...(isLookUp(actorId) ? CODE_ANSWERS.map((answer) => codeAnswer(actorId, answer)) : []),
    ...(actorId === 'register'
      ? several.map((output) => ({ event: { type: `xstate.done.actor.${actorId}` as const, output, actorId } }))
      : []),
  ];
}
const known = new Map<string, readonly Answered[]>();
/** All possible results of the running calls. */
export function answersIn(state: VisitSnapshot): readonly Answered[] {
  return Object.keys(state.children).flatMap((actorId) => {
    const answers = known.get(actorId) ?? answersOf(actorId);
    known.set(actorId, answers);
    return answers.filter(({ event }) => mayCome(event, state));
  });
}
