import type { VisitContext } from '../visit.types.ts';
import { isExpected } from './denial.ts';

type Known = Pick<VisitContext, 'invitation' | 'judgement'>;

/**
 * What the code field holds before anything is typed: the code of the visit's invitation, looked up or not (D49), and one whose
 * refusal is told at the field (D10); '' for none. Not one whose referrer is still to be judged: a typed code would be exempt from
 * that (D11).
 */
export function prefilledCode(known: Known & Pick<VisitContext, 'requests'>): string {
  const { invitation, judgement, requests } = known;
  if (invitation === null) return '';
  if (!isExpected(known)) return requests.code.problem?.kind === 'code' ? invitation.code : '';
  return judgement === null && invitation.referrer !== null ? '' : invitation.code;
}
