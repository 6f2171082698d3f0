import type { VisitContext } from '../visit.types.ts';

/**
 * What the code field holds before anything is typed: the code of the visit's invitation, looked up or not (D49); '' for none. Not one
 * that was refused, nor one whose referrer is still to be judged: a typed code would be exempt from that (D11).
 */
export function prefilledCode({ invitation, judgement }: Pick<VisitContext, 'invitation' | 'judgement'>): string {
  if (invitation === null) return '';
  const isOffered = judgement === null ? invitation.referrer === null : judgement.verdict === 'valid';
  return isOffered ? invitation.code : '';
}
