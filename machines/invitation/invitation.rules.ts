/** What a visit does with a judged invitation. */
import { checkCode } from '../domain/registration-code.ts';
import { store, emit, emitAll, when } from '../visit.base.ts';
import type { VisitContext } from '../visit.types.ts';
import type { HeldPlace, Invitation, InvitationInput, InvitationOutput, Judgement } from './invitation.types.ts';

/** What the invitation of the visit is looked up by. */
export const invitationInput = ({ context }: { context: VisitContext }) =>
  context.invitation ?? { code: '', timestamp: null, referrer: null };
/** A typed code is exempt from the referrer rule (D11); a time it has where its link was typed for it (D61). */
export const typedInput = ({
  context: { typedCode, typedTimestamp },
}: {
  context: Pick<VisitContext, 'typedCode' | 'typedTimestamp'>;
}): InvitationInput => ({ code: typedCode ?? '', timestamp: typedTimestamp, referrer: null });

/** What the look-up that was answered just now says: no answer is no verdict, and the one before stays. */
export const freshJudgement = ({ judgement, problem }: VisitContext) =>
  problem === null || problem.kind === 'fields' ? judgement : null;

const heldIn = (output: InvitationOutput): HeldPlace | null =>
  output.verdict === 'unavailable' ? null : (output.held ?? null);
const typedInvitation = (context: VisitContext): Invitation => ({ ...typedInput({ context }), source: 'typed' });
const NOTHING_TYPED = { typedCode: null, typedTimestamp: null } as const;
/** A look-up that found a place of the visitor's. */
interface Held {
  output: InvitationOutput;
  typed: boolean;
}
const judgementIn = (output: InvitationOutput): Judgement | null => {
  if (output.verdict === 'unavailable') return null;
  const { held: _, ...judgement } = output;
  return judgement;
};
/** The registration of this visit, if it is the one that was found. */
const knownAs = ({ output }: Held, { registration }: VisitContext) =>
  registration?.id === heldIn(output)?.id ? registration : null;
/** The invitation that holds their place is the visit's from now on, also where its code was typed. */
const invitationBy = ({ output, typed }: Held, context: VisitContext) => ({
  judgement: judgementIn(output),
  invitation: typed ? typedInvitation(context) : context.invitation,
});
/** Nothing is left of what was begun for a place that is taken already. */
const NOTHING_BEGUN = {
  anewOffered: true,
  attempt: null,
  completionAttempt: null,
  emailRequest: null,
  press: null,
  revealed: [],
  ...NOTHING_TYPED,
  problem: null,
} as const;

export const invitationActions = {
  storeTypedCode: store((text: string) => {
    const checked = checkCode(text);
    const { code, timestamp = null } = 'code' in checked ? checked : { code: '' };
    return { typedCode: code, typedTimestamp: timestamp, problem: null };
  }),
  /** What is wrong with the form beside it stays: the terms may have been asked for again because of it (D16). */
  storeInvitationAnswer: store((output: InvitationOutput, { problem }) => {
    if (output.verdict === 'unavailable') return { problem: output.failure };
    return { judgement: judgementIn(output), problem: problem?.kind === 'fields' ? problem : null };
  }),
  /** A typed code is taken for the visit's invitation only once it proved good. */
  storeTypedInvitation: store((_: undefined, context) => ({
    invitation: typedInvitation(context),
    ...NOTHING_TYPED,
    problem: null,
  })),
  /** A typed code that was refused leaves what the visit had before (D10). */
  storeTypedRefusal: store((_: undefined, { judgement }) => {
    const verdict = judgement?.verdict ?? 'invalid';
    return { ...NOTHING_TYPED, judgement: null, problem: verdict === 'valid' ? null : { kind: 'code', verdict } };
  }),
  /** As it is in the tab that registered: what is known of it there stays (D50). */
  storeHeldRegistration: store((held: Held, context) => {
    const { id, email } = heldIn(held.output) ?? { id: '', email: null };
    const known = knownAs(held, context);
    return {
      ...NOTHING_BEGUN,
      ...invitationBy(held, context),
      registration: { id, email: known?.email ?? email ?? '', status: 'PENDING_ACTIVATION' },
      ...(known ? {} : { resend: null, grantedVoucher: null }),
      activated: null,
      account: null,
      signedIn: true,
    };
  }),
  /** Which address the account has its bearer is not told (D54). */
  storeHeldAccount: store((held: Held, context) => ({
    ...NOTHING_BEGUN,
    ...invitationBy(held, context),
    account: { state: 'active', email: knownAs(held, context)?.email ?? '' },
    registration: null,
    resend: null,
    forwardAt: null,
  })),
  /** Told at the field where the code stands; there nobody is sent away (D10). */
  storeRefusal: store((_: undefined, { judgement }) =>
    judgement === null || judgement.verdict === 'valid'
      ? {}
      : { problem: { kind: 'code', verdict: judgement.verdict } },
  ),
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
  /** Of a code that was opened or typed; one that is only remembered takes nobody away (D50). */
  placeHeld: when(
    (
      { invitation },
      { output, status, typed }: { output: InvitationOutput; status: HeldPlace['status']; typed: boolean },
    ) => heldIn(output)?.status === status && (typed || invitation?.source === 'link'),
  ),
  invitationUnjudged: when(({ invitation, judgement }) => invitation !== null && judgement === null),
  judged: when(({ judgement }) => judgement !== null),
  invitationValid: when(({ judgement }) => judgement?.verdict === 'valid'),
  /** What is wrong with the fields of a form beside it says nothing of the code. */
  notAnswered: when(({ problem }) => problem !== null && problem.kind !== 'fields'),
  notRefused: when(({ judgement }) => judgement === null || judgement.verdict === 'valid'),
};
