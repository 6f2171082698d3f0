/**
 * True if the host where the link was found blocks the visitor (D11, D46). In a separate chunk, because few visits need
 * the lists.
 */
import { isBlocklisted, isCorrespondence } from '../../../machines/domain/referrer-blocklist.ts';
import type { VisitServices } from '../../../machines/context/visit.calls.ts';

export const checkReferrer: VisitServices['checkReferrer'] = async ({ host, cameFrom = '' }) =>
  isBlocklisted(host) && !isCorrespondence(cameFrom);
