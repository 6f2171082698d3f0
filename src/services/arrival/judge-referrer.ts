/** Whether a host is on the list that shuts out its visitors (D11). In a chunk of its own, since few visits need the list. */
import { isBlocklisted } from '../../../machines/checks/referrer-blocklist.ts';
import type { JourneyServices } from '../../../machines/journey.services.ts';

export const judgeReferrer: JourneyServices['judgeReferrer'] = async ({ host }) => isBlocklisted(host);
