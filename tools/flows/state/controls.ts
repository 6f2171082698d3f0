/** The controls of a page: when each is available, its event and its target. */
import type { MessageKey } from '../../../locales/messages.ts';
import { mailboxOf } from '../../../machines/domain/mailboxes.ts';
import type { Offer } from '../../../machines/page/offer.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { messageOf } from '../../../machines/page/situations.ts';
import { snapshotOf, type Situation } from '../../photograph/screens/situation.ts';
import { definitions, offersAround, offersIn, usableOn, waysOn } from '../charts/page-offers.ts';
import { momentOf, type Situated } from '../charts/moment.ts';
import { activeIn } from '../charts/active.ts';
import { CHARTS_OF_SCREENS, machineOf } from '../charts/charts.ts';
import { stateAt } from '../charts/facts.ts';
import type { State } from '../charts/facts.types.ts';
import { sayGoal } from '../words/goals.ts';
import { nameOfPage, sayTransition } from '../words/say.ts';
import { rowsFor, type Row } from './transition-rows.ts';

/** The target of a control. */
export type Target =
  | { to: 'page'; page: PageId }
  | { to: 'outside' }
  /** The chart decides, see the rows; empty if the event has no transition there. */
  | { to: 'chart'; event: string; rows: readonly Row[] }
  /** It has no target in the chart: it is filled in, or the page handles it. */
  | { to: 'field' }
  | { to: 'itself' };

export interface Control {
  /** Its name in the page's declaration. */
  name: string;
  offer: Offer;
  /** The message of its label in this situation, and the tag around its name; null for the whole message. */
  message: MessageKey;
  tag: string | null;
  /** Known arguments of the message. */
  values: Readonly<Record<string, string | undefined>>;
  target: Target;
}

type Data = Pick<Situation, 'name' | 'value' | 'context' | 'within'>;

/** A situation as page declarations see it. */
function momentIn({ name, value, context, within }: Data, page: PageId): Situated {
  const snapshot = snapshotOf({ name, value, ...(context ? { context } : {}) });
  const chart = CHARTS_OF_SCREENS[definitions[page].screen];
  const tags = within && chart ? machineOf(chart).resolveState({ context: {}, ...within }).tags : new Set<string>();
  return { context: snapshot.context, hasTag: (tag) => snapshot.hasTag(tag as never) || tags.has(tag) };
}

/** The active states of a situation, in the visit and in a chart of its page, the innermost first. */
function activeOf({ value, within }: Data, page: PageId): readonly State[] {
  const chart = CHARTS_OF_SCREENS[definitions[page].screen];
  const places = [...activeIn('visit', value), ...(within && chart ? activeIn(chart, within.value) : [])];
  return places.map(stateAt).toReversed();
}

/** The rows of an event: only the condition, since the control names the event. */
function rowsOf(event: string, active: readonly State[]): readonly Row[] {
  const handlers = active.flatMap(({ transitions }) =>
    transitions.filter(({ trigger }) => trigger.kind === 'event' && trigger.event === event),
  );
  // A state handles an event before its ancestors, unless its guards fail.
  const last = handlers.findIndex(({ guard }) => guard === null);
  const taken = last === -1 ? handlers : handlers.slice(0, last + 1);
  return rowsFor(taken.filter(({ to, actions }) => to.length + actions.length > 0)).map((row) =>
    row.depth > 0 ? row : Object.assign({}, row, { text: sayTransition(row.transition).given ?? '' }),
  );
}

function targetOf(offer: Offer, active: readonly State[]): Target {
  if ('page' in offer) return { to: 'page', page: offer.page };
  if ('url' in offer || ('local' in offer && offer.role === 'link')) return { to: 'outside' };
  if ('event' in offer) return { to: 'chart', event: offer.event, rows: rowsOf(offer.event, active) };
  return { to: 'field' in offer ? 'field' : 'itself' };
}

/** The controls available in a situation: the page's own, and those around it. */
export function controlsIn(page: PageId, data: Data): { own: readonly Control[]; around: readonly Control[] } {
  const definition = definitions[page];
  const situated = momentIn(data, page);
  const moment = momentOf(situated);
  const active = activeOf(data, page);
  const { codeCheck, registration } = situated.context;
  const values = {
    inviter: codeCheck?.inviter ?? undefined,
    mailbox: mailboxOf(registration?.email ?? null)?.name,
  };
  const controlOf = (name: string, offer: Offer): Control => {
    const message = messageOf(offer, moment);
    return { name, offer, message, tag: offer.tag ?? null, values, target: targetOf(offer, active) };
  };
  const own = waysOn(definition, situated);
  const ofPage = new Set(own.values());
  const around = usableOn(definition, situated).filter((offer) => !ofPage.has(offer));
  return {
    own: [...own].map(([name, offer]) => controlOf(name, offer)),
    around: around.map((offer) => controlOf(offer.message, offer)),
  };
}

const eventsOf = (offers: readonly Offer[]) => offers.flatMap((offer) => ('event' in offer ? [offer.event] : []));
/** Events sent by controls of a page, or by those around every page. */
export const eventsOffered = (page: PageId): ReadonlySet<string> =>
  new Set<string>(eventsOf([...offersIn(definitions[page]), ...offersAround]));

/** The target of a control, in a few words. */
export function targetText({ target, offer }: Control): string {
  if (target.to !== 'chart') return sayGoal(offer);
  const ends = target.rows.flatMap(({ to }) => to.map(({ page }) => page));
  const pages = [...new Set(ends)].flatMap((page) => (page === null ? [] : [nameOfPage(page)]));
  return pages.length > 0 ? pages.join(', ') : 'stays';
}
