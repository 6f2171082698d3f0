/** The visit's chart in Node: how long a transition takes, how long it takes to start, and what stays when states were left. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createActor } from 'xstate';
import type { VisitEvent, VisitInput } from '../../machines/visit.types.ts';
import { visitMachineWith } from '../../machines/visit.services.ts';
import { nothingKnown } from '../../src/engine/visit/pages.ts';
import { accepted, done, link, route, valid, values, type Step } from '../harness/chart.ts';
import { silence } from '../../tools/photograph/screens/services.ts';
import { median } from './figures.ts';

export interface EngineFigures {
  /** Milliseconds until the first visit of a process stands on its first page: its chart is built, started and routed. */
  coldStart: number;
  /** The same of a later visit, the median. */
  start: number;
  /** Microseconds of one event of the main path, the median: actions carried out, a listener told; of a chart that has taken it before. */
  transition: number;
  /** Kilobytes that are kept after 100 states were entered and left, beside those kept after the first hundred. */
  kept: number;
}

/** By a link to the inbox: what a visitor does, and what is answered. */
const MAIN_PATH: readonly Step[] = [
  done('linkInvitation', valid),
  route('registrationForm'),
  { type: 'offer.made', flow: 'default' },
  { type: 'country.changed' },
  { type: 'form.submitted', values, locale: 'en', key: 'key' },
  done('register', accepted('PENDING_ACTIVATION')),
];
/** Where the path must have led: else it is not the path that is measured. */
const END = 'formFinished';
/** Pages that nobody has to earn. */
const OPEN_PAGES = ['landing', 'codeEntry', 'aboutUs', 'stores', 'entrance', 'membershipInterest'] as const;
const VISITS = 300;
const STATES = 100;

const input: VisitInput = { ...nothingKnown, invitation: link };
function open(chart = visitMachineWith(silence)) {
  const visit = createActor(chart, { input });
  visit.subscribe(() => undefined);
  visit.start();
  visit.send(route('landing') as VisitEvent);
  return visit;
}
type Opened = ReturnType<typeof open>;

/** Milliseconds that `run` takes, and what it gives. */
function timed<T>(run: () => T): [milliseconds: number, result: T] {
  const began = performance.now();
  const result = run();
  return [performance.now() - began, result];
}
const takePath = (visit: Opened) => MAIN_PATH.map((step) => timed(() => visit.send(step as VisitEvent))[0] * 1000);

/** @throws where the main path no longer leads to the inbox. */
function timePaths(): readonly number[] {
  const chart = visitMachineWith(silence);
  return Array.from({ length: VISITS }, () => {
    const visit = open(chart);
    const taken = takePath(visit);
    const { value } = visit.getSnapshot();
    if (!JSON.stringify(value).includes(END)) throw new Error(`the main path ended in ${JSON.stringify(value)}`);
    visit.stop();
    return taken;
  }).flat();
}
function timeStarts(): readonly number[] {
  return Array.from({ length: VISITS }, () => {
    const [milliseconds, visit] = timed(() => open());
    visit.stop();
    return milliseconds;
  });
}

function keptAfterStates(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const visit = open();
  const visitStates = () => {
    for (let state = 0; state < STATES; state += 1)
      visit.send(route(OPEN_PAGES[state % OPEN_PAGES.length] ?? 'landing') as VisitEvent);
    collect();
    return process.memoryUsage().heapUsed;
  };
  const first = visitStates();
  const second = visitStates();
  visit.stop();
  return (second - first) / 1000;
}

/** Takes about a second. */
export function measureEngine(): EngineFigures {
  const [coldStart, first] = timed(() => open());
  first.stop();
  timePaths();
  return {
    coldStart,
    start: median(timeStarts()) ?? 0,
    transition: median(timePaths()) ?? 0,
    kept: keptAfterStates(),
  };
}
