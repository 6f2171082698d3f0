/** Handles the checked invitation of a visit. */
import { checkCode } from '../domain/registration-code.ts';
import { given } from '../common/given.ts';
import { forgottenWhen } from '../context/forgetting.ts';
import { changed, NOTHING_SENT, unansweredBy, withoutProblems } from '../context/requests.ts';
import type { Problem } from '../context/requests.types.ts';
import { store, emit, emitAll, when } from './visit.base.ts';
import type { VisitContext } from '../context/visit.types.ts';
import type {
  HeldPlace,
  Invitation,
  InvitationInput,
  InvitationOutput,
  CodeCheck,
  Refusal,
} from '../invitation/invitation.types.ts';

/**
 * Look-up input of the visit's invitation. A new registration may have no invitation: it is looked up with an empty
 * code (D61).
 */
export const invitationInput = ({ context }: { context: VisitContext }) =>
  context.invitation ?? { code: '', timestamp: null, referrer: null };
/** A typed code is exempt from the referrer rule (D11); it has a timestamp only if its link was typed (D61). */
export const typedInput = ({ context: { requests } }: { context: VisitContext }): InvitationInput => ({
  ...given(requests.code.sent),
  referrer: null,
});

const heldIn = (output: InvitationOutput): HeldPlace | null =>
  output.verdict === 'unavailable' ? null : (output.held ?? null);
const typedInvitation = (context: VisitContext): Invitation => ({ ...typedInput({ context }), source: 'typed' });
/** A look-up that found a place of the visitor. */
interface Held {
  output: InvitationOutput;
  typed: boolean;
}
export const codeCheckIn = (output: InvitationOutput): CodeCheck | null => {
  if (output.verdict === 'unavailable') return null;
  const { held: _, ...codeCheck } = output;
  return codeCheck;
};
/** The visit's registration, if it is the found one. */
const knownAs = ({ output }: Held, { registration }: VisitContext) =>
  registration?.id === heldIn(output)?.id ? registration : null;
/** The invitation of the held place becomes the visit's, even if its code was typed. */
const invitationBy = ({ output, typed }: Held, context: VisitContext) => ({
  codeCheck: codeCheckIn(output),
  invitation: typed ? typedInvitation(context) : context.invitation,
});
/** Discards everything begun for a place that is already held. */
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
      : { ...changed(context, of, { problem: null }), codeCheck: codeCheckIn(output) },
  ),
  /** A typed code becomes the visit's invitation only once it is valid. */
  storeTypedInvitation: store((_: undefined, context) => ({
    requests: { ...withoutProblems(context.requests), code: NOTHING_SENT.code },
    invitation: typedInvitation(context),
  })),
  /** A refused typed code keeps the visit's earlier invitation (D10). */
  storeTypedRefusal: store((_: undefined, context) => {
    const verdict = context.codeCheck?.verdict ?? 'invalid';
    return {
      ...changed(context, 'code', { problem: verdict === 'valid' ? null : invalidCode(verdict) }),
      codeCheck: null,
    };
  }),
  /** Same state as in the tab that registered; known details of the registration are kept (D50). */
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
  /** The bearer does not learn the account's address (D54). */
  storeHeldAccount: store((held: Held, context) => ({
    ...nothingBegun(context),
    ...invitationBy(held, context),
    account: { state: 'active', email: knownAs(held, context)?.email ?? '' },
    registration: null,
    requests: NOTHING_SENT,
    forwardAt: null,
  })),
  /** Shown at the field; the code forms never redirect to the deny page (D10). */
  storeRefusal: store((_: undefined, context) => {
    const { codeCheck } = context;
    if (codeCheck === null || codeCheck.verdict === 'valid') return {};
    return changed(context, 'code', { problem: invalidCode(codeCheck.verdict) });
  }),
  clearCodeCheck: store(() => ({ codeCheck: null })),
  /** A full page load: discards the visit that the link began (D11). */
  goToDeny: emit({ type: 'navigation.requested', to: 'deny' }),
  /** A type missing from the contract counts as invalid, and is reported (D8). */
  reportUnknownTypes: emitAll((_, output: InvitationOutput) =>
    (codeCheckIn(output)?.unknownTypes ?? []).map((value) => ({
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
    ({ invitation, codeCheck }) => invitation?.source === 'link' && (codeCheck?.forbiddenReferrer ?? null) !== null,
  ),
  /** True if an opened or typed code has a place with this status; a remembered code does not redirect (D50). */
  placeHeld: when(
    (
      { invitation },
      { output, status, typed }: { output: InvitationOutput; status: HeldPlace['status']; typed: boolean },
    ) => heldIn(output)?.status === status && (typed || invitation?.source === 'link'),
  ),
  invitationUnchecked: when(({ invitation, codeCheck }) => invitation !== null && codeCheck === null),
  codeChecked: when(({ codeCheck }) => codeCheck !== null),
  invitationValid: when(({ codeCheck }) => codeCheck?.verdict === 'valid'),
  notRefused: when(({ codeCheck }) => codeCheck === null || codeCheck.verdict === 'valid'),
};
