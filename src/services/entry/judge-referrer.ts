/** Whether a host is on the list that shuts out its visitors (D11). In a chunk of its own, since few visits need the list. */
import { isBlocklisted } from '../../../machines/domain/referrer-blocklist.ts';
import type { VisitServices } from '../../../machines/visit.calls.ts';

export const judgeReferrer: VisitServices['judgeReferrer'] = async ({ host }) => isBlocklisted(host);
