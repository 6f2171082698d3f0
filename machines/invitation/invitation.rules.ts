/** What a visit does with a judged invitation. */
import { checkCode } from '../domain/registration-code.ts';
import { given } from '../given.ts';
import { forgottenWhen } from '../forgetting.ts';
import { changed, NOTHING_SENT, unansweredBy, withoutProblems } from '../requests/requests.ts';
import type { Problem } from '../requests/requests.types.ts';
import { store, emit, emitAll, when } from '../visit.base.ts';
import type { VisitContext } from '../visit.types.ts';
import type {
  HeldPlace,
  Invitation,
  InvitationInput,
  InvitationOutput,
  Judgement,
  Refusal,
} from './invitation.types.ts';

/** What the invitation of the visit is looked up by. Who registers anew may have none: it is one without a code (D61). */
export const invitationInput = ({ context }: { context: VisitContext }) =>
  context.invitation ?? { code: '', timestamp: null, referrer: null };
/** A typed code is exempt from the referrer rule (D11); a time it has where its link was typed for it (D61). */
export const typedInput = ({ context: { requests } }: { context: VisitContext }): InvitationInput => ({
  ...given(requests.code.sent),
  referrer: null,
});

const heldIn = (output: InvitationOutput): HeldPlace | null =>
  output.verdict === 'unavailable' ? null : (output.held ?? null);
const typedInvitation = (context: VisitContext): Invitation => ({ ...typedInput({ context }), source: 'typed' });
/** A look-up that found a place of the visitor's. */
interface Held {
  output: InvitationOutput;
  typed: boolean;
}
export const judgementIn = (output: InvitationOutput): Judgement | null => {
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
const nothingBegun = (context: VisitContext) => ({ ...forgottenWhen('placeHeld', context), anewOffered: true });
const invalidCode = (verdict: Refusal): Problem => ({ kind: 'code', verdict });

export const invitationActions = {
  storeTypedCode: store((text: string, context) => {
    const checked = checkCode(text);
    const { code, timestamp = null } = 'code' in checked ? checked : { code: '' };
    return changed(context, 'code', { sent: { code, timestamp }, problem: null });
  }),
  storeInvitationAnswer: store(({ of, output }: { of: 'lookUp' | 'code'; output: InvitationOutput }, context) =>
    output.verdict === 'unavailable'
      ? unansweredBy(output.failure, of, context)
      : { ...changed(context, of, { problem: null }), judgement: judgementIn(output) },
  ),
  /** A typed code is taken for the visit's invitation only once it proved good. */
  storeTypedInvitation: store((_: undefined, context) => ({
    requests: { ...withoutProblems(context.requests), code: NOTHING_SENT.code },
    invitation: typedInvitation(context),
  })),
  /** A typed code that was refused leaves what the visit had before (D10). */
  storeTypedRefusal: store((_: undefined, context) => {
    const verdict = context.judgement?.verdict ?? 'invalid';
    return {
      ...changed(context, 'code', { problem: verdict === 'valid' ? null : invalidCode(verdict) }),
      judgement: null,
    };
  }),
  /** As it is in the tab that registered: what is known of it there stays (D50). */
  storeHeldRegistration: store((held: Held, context) => {
    const { id, email } = heldIn(held.output) ?? { id: '', email: null };
    const known = knownAs(held, context);
    return {
      ...nothingBegun(context),
      ...invitationBy(held, context),
      registration: { id, email: known?.email ?? email ?? '', status: 'PENDING_ACTIVATION' },
      ...(known ? {} : { requests: NOTHING_SENT, grantedVoucher: null }),
      activation: { ...context.activation, success: null },
      account: null,
      signedIn: true,
    };
  }),
  /** Which address the account has its bearer is not told (D54). */
  storeHeldAccount: store((held: Held, context) => ({
    ...nothingBegun(context),
    ...invitationBy(held, context),
    account: { state: 'active', email: knownAs(held, context)?.email ?? '' },
    registration: null,
    requests: NOTHING_SENT,
    forwardAt: null,
  })),
  /** Told at the field where the code stands; there nobody is sent away (D10). */
  storeRefusal: store((_: undefined, context) => {
    const { judgement } = context;
    if (judgement === null || judgement.verdict === 'valid') return {};
    return changed(context, 'code', { problem: invalidCode(judgement.verdict) });
  }),
  clearJudgement: store(() => ({ judgement: null })),
  /** A full page load: nothing of the visit that the link began goes on (D11). */
  goToDeny: emit({ type: 'navigation.requested', to: 'deny' }),
  /** A type that the contract does not know counts as invalid, and someone should hear of it (D8). */
  reportUnknownTypes: emitAll((_, output: InvitationOutput) =>
    (judgementIn(output)?.unknownTypes ?? []).map((value) => ({
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
  notRefused: when(({ judgement }) => judgement === null || judgement.verdict === 'valid'),
};
