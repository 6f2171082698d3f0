/** Texts of the funnel. */
import type { RegistrationFlow } from '../../../../machines/flows/flows.ts';
import type { PageId } from '../../../../machines/domain/page-ids.ts';
import type { CountedStep } from '../../funnel/funnel.ts';
import type { FlowStep } from '../../funnel/order.ts';
import { FLOW_WORDS } from '../../words/terms.ts';
import { nameOfPage } from '../../words/say.ts';
import { TRACKED } from '../../words/tracked.ts';

export const thousands = (count: number): string => count.toLocaleString('en');
/** `52.7 %`. @param share from 0 to 1. */
export const perCent = (share: number): string => `${(share * 100).toFixed(share < 0.995 ? 1 : 0)} %`;

const ENDS: Readonly<Partial<Record<PageId, string>>> = {
  activated: 'the account is activated',
  autoActivated: 'the account is active, and the shop is open',
};
/** The name of a step: its event, or its end page if it is not tracked. */
export const sayStep = ({ event, page }: Pick<FlowStep, 'event' | 'page'>): string =>
  event === null ? (ENDS[page] ?? nameOfPage(page)) : TRACKED[event];

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });
/** Names the other flows that track the same step; null if there are no others. */
export const sayAlsoIn = (flows: readonly RegistrationFlow[]): string | null =>
  flows.length > 0 ? `the ${LIST.format(flows.map((flow) => FLOW_WORDS[flow]))} are counted here too` : null;

/** Explains why shares are hidden; null if they are shown. */
export const sayMixed = (flows: readonly RegistrationFlow[]): string | null =>
  flows.length > 0
    ? `No shares are shown: visitors of the ${LIST.format(flows.map((flow) => FLOW_WORDS[flow]))} are included in these counts. A column with the flow of each event (registrationFlow) separates them.`
    : null;

/** Describes the step with the largest loss; null if there is no loss. */
export function sayLoss(steps: readonly CountedStep[], most: number | null): string | null {
  const step = most === null ? undefined : steps[most];
  if (!step || step.lost === null || step.share === null) return null;
  const refusals = step.counted.filter(({ count, isAway }) => isAway && count !== null && count > 0);
  const known = refusals.map(({ event, count }) => `${TRACKED[event]} (${thousands(count ?? 0)})`);
  const why = known.length > 0 ? ` Analytics received: ${LIST.format(known)}.` : '';
  return `Most are lost before “${sayStep(step)}”: ${thousands(step.lost)}, ${perCent(1 - step.share)} of the visitors up to there.${why}`;
}
