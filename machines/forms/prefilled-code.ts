import type { VisitContext } from '../context/visit.types.ts';
import { isExpected } from '../context/denial.ts';

type Known = Pick<VisitContext, 'invitation' | 'codeCheck'>;

/**
 * Initial content of the code field, '' if empty: the code of the visit's invitation, looked up or not (D49), or a code
 * whose refusal is shown at the field (D10). A code whose referrer is not checked yet is not prefilled: typed codes are
 * exempt from the referrer rule (D11).
 */
export function prefilledCode(known: Known & Pick<VisitContext, 'requests'>): string {
  const { invitation, codeCheck, requests } = known;
  if (invitation === null) return '';
  if (!isExpected(known)) return requests.code.problem?.kind === 'code' ? invitation.code : '';
  return codeCheck === null && invitation.referrer !== null ? '' : invitation.code;
}
