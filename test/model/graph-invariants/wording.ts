/** Describes places and events of a finding in a visitor's words. */
import english from '../../../locales/en.json' with { type: 'json' };
import type { Offer } from '../../../machines/page/offer.types.ts';
import type { RegistrationAnswer } from '../../../machines/context/registration.types.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { definitions, offersIn } from '../../../tools/flows/charts/page-offers.ts';
import type { Edge, Place } from './visit-graph.ts';

/** The page of a place, or that it is before the first page. */
export const pageWords = ({ page }: Pick<Place, 'page'>): string => page ?? 'before the first page';

const messageIn = (key: string): string | null => {
  const found = key.split('.').reduce<unknown>((at, part) => (at ? Reflect.get(at, part) : undefined), english);
  return typeof found === 'string' && !found.includes('<') ? found : null;
};
const isPageId = (page: string | null): page is keyof typeof definitions => page !== null && page in definitions;
/** A control, by its English name. */
export const controlWords = ({ message }: Offer): string => messageIn(message) ?? message;
/** The control of a page that sends an event. */
function controlOf(page: string | null, type: string): string | null {
  const offer = isPageId(page) && offersIn(definitions[page]).find((one) => 'event' in one && one.event === type);
  return offer ? controlWords(offer) : null;
}
/** The deciding parts of a result. */
function outputWords(output: unknown): string {
  const {
    reasons,
    details = [],
    registration,
    verdict,
    outcome,
    accepted,
    admin,
  } = (output ?? {}) as Partial<RegistrationAnswer> & Record<'verdict' | 'outcome' | 'accepted' | 'admin', unknown>;
  const said = [[...(reasons ?? []), ...details].join(' '), registration?.status, verdict, outcome].find(Boolean);
  if (typeof said === 'string') return ` ${said}`;
  const granted = accepted ?? admin;
  return granted === undefined ? '' : granted ? ' yes' : ' no';
}
/** An event on a page, in words. */
function eventWords(page: string | null, event: PathEvent): string {
  const { type } = event;
  if ('output' in event) return `${event.actorId} answers${outputWords(event.output)}`;
  if ('error' in event)
    return `${event.actorId} fails (${String(Reflect.get(event.error as object, 'kind') ?? 'broken')})`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (delay !== undefined) return `after ${delay}`;
  if (event.type === 'xstate.route') return `the address of ${event.to.slice(1)} opened`;
  if (event.type === 'visit.refused') return `the address of ${event.page} opened, not earned`;
  const control = controlOf(page, type);
  return control === null ? type : `“${control}” pressed`;
}
/** The source and event of an edge. */
export const edgeWords = ({ from, event }: Pick<Edge, 'from' | 'event'>): string =>
  `${pageWords(from.place)}, ${eventWords(from.place.page, event)}`;
