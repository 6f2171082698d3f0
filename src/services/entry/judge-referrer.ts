/** Whether where a link was found shuts its visitor out (D11, D46). In a chunk of its own, since few visits need the lists. */
import { isBlocklisted, isCorrespondence } from '../../../machines/domain/referrer-blocklist.ts';
import type { VisitServices } from '../../../machines/visit.calls.ts';

export const judgeReferrer: VisitServices['judgeReferrer'] = async ({ host, cameFrom = '' }) =>
  isBlocklisted(host) && !isCorrespondence(cameFrom);
