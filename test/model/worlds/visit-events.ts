/** The possible events of a visit, for explorations. */
import type { EventObject } from 'xstate';
import { REQUESTS } from '../../../machines/context/requests.ts';
import { visitMachine } from '../../../machines/visit.machine.ts';
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { RECORDS } from '../../../src/screens/fixture.ts';
import { eventsOf, type PathEvent } from '../alphabet.ts';
import { responses } from '../responses.ts';
import type { Happening } from '../../../packages/witness/index.ts';

/** Records of a visit: in a graph each of their entries is a key. */
export const VISIT_RECORDS: readonly string[] = [...RECORDS, 'requests', ...REQUESTS.map((name) => `requests.${name}`)];

/** Derives an event in a situation. */
export const happenings = (become: (event: PathEvent, snapshot: VisitSnapshot) => PathEvent | null) => {
  const known = new Map<EventObject, Happening>();
  return (event: PathEvent, types?: readonly string[]): Happening => {
    const happening = known.get(event) ?? {
      event,
      in: (snapshot) => become(event, snapshot as VisitSnapshot),
      ...(types && { types }),
    };
    known.set(event, happening);
    return happening;
  };
};

/** All events of the alphabet, sorted by type. */
export const visitEvents = () =>
  [...new Set(['xstate.route', ...visitMachine.events, ...Object.keys(responses)])].toSorted().flatMap(eventsOf);
