/** The visit's chart in Node: time of a transition, start time, and retained memory. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createActor } from 'xstate';
import type { VisitEvent, VisitInput } from '../../machines/context/visit.types.ts';
import { visitMachineWith } from '../../machines/visit.services.ts';
import { nothingKnown } from '../../src/engine/visit/pages.ts';
import { accepted, done, link, route, valid, values, type Step } from '../harness/chart.ts';
import { silence } from '../../tools/photograph/screens/services.ts';
import { median } from './figures.ts';

export interface EngineFigures {
  /** Time in ms until the first visit of a process has its first page: the chart is built, started and routed. */
  coldStart: number;
  /** The same for a later visit, as median. */
  start: number;
  /** Median time of one event of the main path, in µs: with actions and a listener, on a warmed-up chart. */
  transition: number;
  /** Heap growth in kB over 100 entered and left states, after the first hundred. */
  kept: number;
}

/** From a link to the inbox: the visitor's events and the answers. */
const MAIN_PATH: readonly Step[] = [
  done('linkInvitation', valid),
  route('registrationForm'),
  { type: 'offer.made', flow: 'default' },
  { type: 'country.changed' },
  { type: 'form.submitted', values, locale: 'en', key: 'key' },
  done('register', accepted('PENDING_ACTIVATION')),
];
/** The required end of the path; otherwise another path was measured. */
const END = 'formFinished';
/** Pages without requirements. */
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

/** Time of `run` in ms, and its result. */
function timed<T>(run: () => T): [milliseconds: number, result: T] {
  const began = performance.now();
  const result = run();
  return [performance.now() - began, result];
}
const takePath = (visit: Opened) => MAIN_PATH.map((step) => timed(() => visit.send(step as VisitEvent))[0] * 1000);

/** @throws if the main path no longer leads to the inbox. */
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
