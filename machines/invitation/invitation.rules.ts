/** What a visit does with a judged invitation. */
import { checkCode, normaliseCode } from '../domain/registration-code.ts';
import { momentOf, store, emit, emitAll, when } from '../visit.base.ts';
import type { VisitContext, VisitEvent } from '../visit.types.ts';
import type { InvitationInput, InvitationOutput } from './invitation.types.ts';

/** What the invitation of the visit is looked up by. */
export const invitationInput = (known: { context: VisitContext; event: VisitEvent }) => ({
  ...(known.context.invitation ?? { code: '', timestamp: null, referrer: null }),
  now: momentOf(known),
});
/** A typed code is exempt from the referrer rule (D11), and never carries a time. */
export const typedInput = (known: { context: VisitContext; event: VisitEvent }): InvitationInput & { now: number } => ({
  code: known.context.typedCode ?? '',
  timestamp: null,
  referrer: null,
  now: momentOf(known),
});

/** What the look-up that was answered just now says: no answer is no verdict, and the one before stays. */
export const freshJudgement = ({ judgement, problem }: VisitContext) =>
  problem === null || problem.kind === 'fields' ? judgement : null;

export const invitationActions = {
  storeTypedCode: store((typedCode: string) => ({ typedCode: normaliseCode(typedCode), problem: null })),
  /** What is wrong with the form beside it stays: the terms may have been asked for again because of it (D16). */
  storeInvitationAnswer: store((output: InvitationOutput, { problem }) =>
    output.verdict === 'unavailable'
      ? { problem: output.failure }
      : { judgement: output, problem: problem?.kind === 'fields' ? problem : null },
  ),
  /** A typed code is taken for the visit's invitation only once it proved good. */
  storeTypedInvitation: store((_: undefined, { typedCode }) => ({
    invitation: { code: typedCode ?? '', timestamp: null, referrer: null, source: 'typed' },
    typedCode: null,
    problem: null,
  })),
  /** A typed code that was refused leaves what the visit had before (D10). */
  storeTypedRefusal: store((_: undefined, { judgement }) => {
    const verdict = judgement?.verdict ?? 'invalid';
    return { typedCode: null, judgement: null, problem: verdict === 'valid' ? null : { kind: 'code', verdict } };
  }),
  clearJudgement: store(() => ({ judgement: null })),
  /** A full page load: nothing of the visit that the link began goes on (D11). */
  goToDeny: emit({ type: 'navigation.requested', to: 'deny' }),
  /** A type that the contract does not know counts as invalid, and someone should hear of it (D8). */
  reportUnknownTypes: emitAll((context) =>
    (freshJudgement(context)?.unknownTypes ?? []).map((value) => ({
      type: 'anomaly.reported',
      what: 'codeErrorType',
      value,
    })),
  ),
};

export const invitationGuards = {
  codeTyped: when((_, code: string) => 'code' in checkCode(code)),
  codeKnown: when(({ invitation }) => invitation !== null),
  cameByLink: when(({ invitation }) => invitation?.source === 'link'),
  referrerBlocklisted: when(
    ({ invitation, judgement }) => invitation?.source === 'link' && (judgement?.forbiddenReferrer ?? null) !== null,
  ),
  judged: when(({ judgement }) => judgement !== null),
  invitationValid: when(({ judgement }) => judgement?.verdict === 'valid'),
  /** What is wrong with the fields of a form beside it says nothing of the code. */
  notAnswered: when(({ problem }) => problem !== null && problem.kind !== 'fields'),
  notRefused: when(({ judgement }) => judgement === null || judgement.verdict === 'valid'),
};
