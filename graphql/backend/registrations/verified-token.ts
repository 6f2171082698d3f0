import { accountKey } from '../../../machines/domain/email.ts';
import type { FlowToken } from '../../../machines/flows/flows.types.ts';
import { normaliseCode } from '../../../machines/domain/registration-code.ts';
import type { MutationSubmitArgs, RegistrationProblem } from '../../generated/backend.ts';
import type { TokenClaims, Tokens } from '../tokens/tokens.ts';
import { flowOf, tokenOf } from '../accounts/flow.ts';
import { problem } from '../accounts/problems.ts';

/** The verified token of the flow; null if the flow requires no token. */
export type VerifiedToken = { refused: true } | { refused: false; claims: TokenClaims } | null;

/** Verifies the token of a flow that requires one (D15). */
export const verifyFlowToken = async (
  { backEnd: { tokens } }: { backEnd: { tokens: Tokens } },
  { formInput, socialRegistrationInput }: MutationSubmitArgs,
): Promise<VerifiedToken> => {
  const needed = tokenOf(flowOf(formInput.flow));
  if (needed === null) return null;
  const sent: Record<FlowToken['sentAs'], string | null | undefined> = {
    approvalToken: formInput.approvalToken,
    socialRegistrationInput: socialRegistrationInput?.token,
  };
  const claims = await tokens.verify(sent[needed.sentAs], needed.purpose);
  return claims ? { refused: false, claims } : { refused: true };
};

/** The token must be valid, for this address, and for this code if it contains one. */
export const checkVerifiedToken = (
  verified: VerifiedToken,
  email: string | null,
  registrationCode: string,
): RegistrationProblem[] => {
  if (verified === null) return [];
  if (verified.refused) return [problem('RegistrationCodeInvalid', 'token refused')];
  const { email: verifiedEmail, registrationCode: tokenCode } = verified.claims;
  if (email !== null && verifiedEmail !== null && accountKey(email) !== accountKey(verifiedEmail))
    return [problem('EmailInvalid', 'email is not the one of the token')];
  if (tokenCode !== null && normaliseCode(tokenCode) !== normaliseCode(registrationCode))
    return [problem('RegistrationCodeInvalid', 'code is not the one of the token')];
  return [];
};
