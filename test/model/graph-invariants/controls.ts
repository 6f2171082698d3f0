/** The declared controls of a page in a situation of the graph, which has the tags of the state but few other facts. */
import { needsToken, startsOnLanding } from '../../../machines/flows/read-flows.ts';
import { isFor } from '../../../machines/landing-pages/sections.ts';
import type { LandingSection } from '../../../machines/landing-pages/landing.types.ts';
import type { Fact, Offer, OfferGroup, PartFact, Presence } from '../../../machines/page/offer.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { definitions } from '../../../tools/flows/charts/page-offers.ts';
import { everywhere, type Invariant } from './invariant.ts';
import type { Edge, Situation, VisitGraph } from './visit-graph.ts';
import { controlWords } from './wording.ts';

/** True, false, or unknown in the graph. */
type Known = boolean | null;
type Test = (situation: Situation) => Known;
const unknown: Test = () => null;
const OTHERS: Readonly<Partial<Record<Fact | PartFact, Test>>> = {
  full: unknown,
  addressIsTheirs: ({ facts: { flow } }) => !needsToken(flow),
  replaceable: unknown,
  listHelps: unknown,
  expected: unknown,
  activeBefore: ({ place: { tags } }) => tags.has('alreadyActive') || tags.has('activeElsewhere'),
  signedIn: unknown,
  formOnLanding: ({ place: { tags }, facts: { flow } }) => tags.has('invited') && startsOnLanding(flow),
  signUpOptions: unknown,
  simple: unknown,
  inPopup: unknown,
};
const isKnownPart = (name: string): name is keyof typeof OTHERS => name in OTHERS;
function holds(name: string, situation: Situation): Known {
  if (isKnownPart(name)) return OTHERS[name]?.(situation) ?? null;
  const { tags } = situation.place;
  const [, section] = /^section\.(.+)/.exec(name) ?? [];
  if (section) return isFor(section as LandingSection, tags.has('greeted')) ? null : false;
  return /^(?:asks|failed)\./.test(name) ? null : tags.has(name);
}
const all = (answers: readonly Known[]): Known =>
  answers.includes(false) ? false : answers.includes(null) ? null : true;
const not = (answer: Known): Known => (answer === null ? null : !answer);
const isThere = ({ when = [], unless = [] }: Presence, situation: Situation): Known =>
  all([...when.map((name) => holds(name, situation)), ...unless.map((name) => not(holds(name, situation)))]);

/** Pages with their own machine, whose paths are walked separately. */
const OWN_MACHINES: readonly PageId[] = ['linkGenerator', 'splitGenerator'];
const isPage = (page: string | null): page is PageId => page !== null && page in definitions;

export interface Control {
  offer: Offer;
  /** Whether it can be used. */
  isUsable: Known;
}
/** The controls of the page that may be usable in a situation. */
export function controlsIn(situation: Situation): readonly Control[] {
  const { page, tags } = situation.place;
  if (!isPage(page) || OWN_MACHINES.includes(page)) return [];
  const { offers, groups = [], dialog } = definitions[page];
  const parts: readonly OfferGroup[] = [{ offers }, ...groups];
  const inDialog = parts.filter((group) => group.dialog);
  const isOverlaid = dialog !== undefined && tags.has(dialog) && inDialog.length > 0;
  return (isOverlaid ? inDialog : parts).flatMap((group) =>
    Object.values(group.offers).flatMap((offer) => {
      const { during, unusable = [] } = offer;
      const usable = [...(during ? [during] : []), ...unusable].map((name) => not(holds(name, situation)));
      const isUsable = all([isThere(group, situation), isThere(offer, situation), ...usable]);
      return isUsable === false ? [] : [{ offer, isUsable }];
    }),
  );
}
/** What a control requests: an event, or a page. */
const askedBy = (offer: Offer): string | null =>
  'event' in offer ? offer.event : 'page' in offer ? `#${offer.page}` : null;
const askedIn = ({ event }: Edge): string => (event.type === 'xstate.route' ? event.to : event.type);
/** True if an edge is a link to another page that the current page declares. */
export const isOwnLink = ({ from, event }: Edge): boolean =>
  event.type === 'xstate.route' &&
  controlsIn(from).some(({ offer }) => 'page' in offer && `#${offer.page}` === event.to);

/** Handled events, by situation and by page. */
function handledIn(graph: VisitGraph) {
  const handled = new Map<number | string | null, Set<string>>();
  for (const edge of graph.edges())
    for (const at of [edge.from.index, edge.from.place.page])
      handled.set(at, (handled.get(at) ?? new Set()).add(askedIn(edge)));
  return handled;
}

export const everyControlLeads: Invariant = {
  name: 'every control has an effect',
  rules: 'D3, D16, D21, D24–D27; machines/README.md',
  sentence:
    'Each button, link and field that a page offers in a state is handled there and has an effect; if its ' +
    'presence depends on something that the model leaves open, in some state of its page. While a request is ' +
    'pending, links of the page wait for its response.',
  check: ({ visit }) => {
    const handled = handledIn(visit);
    return everywhere(visit, {
      situation: (one) => {
        const controls = controlsIn(one).flatMap((control) => {
          const asked = askedBy(control.offer);
          // While a request is pending, links do not leave the page (D21). A link to the page itself does nothing.
          const leadsOn = asked?.startsWith('#') && (one.place.tags.has('busy') || asked === `#${one.place.page}`);
          return asked === null || leadsOn ? [] : [{ ...control, asked }];
        });
        if (controls.length === 0) return undefined;
        const deaf = controls.find(
          ({ asked, isUsable }) => !handled.get(isUsable ? one.index : one.place.page)?.has(asked),
        );
        return deaf === undefined
          ? null
          : `expected that “${controlWords(deaf.offer)}” leads somewhere, got nothing in ${JSON.stringify(one.place.value)}`;
      },
    });
  },
};
