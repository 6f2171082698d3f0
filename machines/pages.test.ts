/**
 * Declarations of the pages match the chart: each control sends an event that its page handles, and each handled event
 * has a control.
 */
import type { AnyStateNode } from 'xstate';
import { describe, expect, test } from 'vitest';
import { definitions, offersAround, offersIn } from '../tools/flows/charts/page-offers.ts';
import { linkGeneratorMachine } from './admin/link-generator.machine.ts';
import { splitGeneratorMachine } from './admin/split-generator.machine.ts';
import type { Offer, OutsideEvent } from './page/offer.types.ts';
import type { PageId } from './domain/page-ids.ts';
import { pages } from './pages.ts';
import { visitMachine } from './visit.machine.ts';

/** Events that no control sends. */
const OUTSIDE: Readonly<Record<OutsideEvent, true>> = {
  'xstate.route': true,
  'visit.refused': true,
  'visit.failed': true,
  'country.found': true,
  'offer.made': true,
  'network.lost': true,
  'network.returned': true,
  'part.missing': true,
  'part.absent': true,
  'settings.missing': true,
  'wrapper.found': true,
  'visitor.typing': true,
  'visitor.reading': true,
  'role.refused': true,
};
const isVisitors = (event: string) => !(event in OUTSIDE) && !event.startsWith('xstate.');
const everywhere: readonly string[] = visitMachine.root.ownEvents.filter(isVisitors);
/** The separate machines of the admin pages. */
const GENERATORS: Readonly<Partial<Record<PageId, { events: readonly string[] }>>> = {
  linkGenerator: linkGeneratorMachine,
  // This page also creates registration links.
  splitGenerator: { events: [...splitGeneratorMachine.events, ...linkGeneratorMachine.events] },
};

const eventsIn = (node: AnyStateNode): string[] => [...node.ownEvents, ...Object.values(node.states).flatMap(eventsIn)];
const eventsOf = (offers: readonly Offer[]) => offers.flatMap((offer) => ('event' in offer ? [offer.event] : []));
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();
/** All target states of a state and its descendants, by any transition. */
const targetsIn = (node: AnyStateNode): AnyStateNode[] => [
  ...[...node.transitions.values(), node.always ?? []].flat().flatMap(({ target }) => target ?? []),
  ...Object.values(node.states).flatMap(targetsIn),
];
const pageAround = (node: AnyStateNode | undefined): string | undefined =>
  node && (pages.some(({ id }) => id === node.id) ? node.id : pageAround(node.parent));

describe.each(pages.map(({ id, node }) => ({ id, node })))('$id', ({ id, node }) => {
  const definition = definitions[id];
  const offers = offersIn(definition);

  test('has its own name', () => {
    expect([node.id, definition.id]).toEqual([id, id]);
  });
  test('offers exactly the events that its states handle', () => {
    const heard = [...eventsIn(node), ...(GENERATORS[id]?.events ?? [])].filter(isVisitors);
    const own = heard.filter((event) => !everywhere.includes(event));
    expect(sorted(eventsOf(offers))).toEqual(sorted(own));
  });
  test('its likely next pages are reachable from it', () => {
    const led = targetsIn(node).map(pageAround);
    const linked = offers.flatMap((offer) => ('page' in offer ? [offer.page] : []));
    const next = definition.next ?? [];
    expect(next.filter((page) => !led.includes(page) && !linked.includes(page))).toEqual([]);
  });
});

test('every page offers the common controls', () => {
  expect(sorted(eventsOf(offersAround))).toEqual(sorted(everywhere));
});
