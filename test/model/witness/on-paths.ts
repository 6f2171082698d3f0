/** The witness on the paths of the visit: checks each step, and every possible answer wherever a path waits. */
import type { EventObject } from 'xstate';
import type { VisitEmitted } from '../../../machines/context/visit.types.ts';
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import type { Row } from '../../witness/witness.types.ts';
import { eventsOf, mayCome, type PathEvent } from '../alphabet.ts';
import type { PureStep } from '../../../packages/witness/index.ts';
import { CONDITIONS } from './conditions.ts';
import { witnessOf, type CheckedStep, type Witness } from './check-step.ts';
import { placeOf } from './observe.ts';
import { answersIn } from './more-answers.ts';

/** A step, however it was taken. */
interface TakenStep {
  before: unknown;
  event: EventObject;
  after: unknown;
  emitted: readonly EventObject[];
}
interface OnPaths {
  /** Checks the steps of a path. @param again the command that repeats the path. */
  see: (steps: readonly TakenStep[], again: string) => void;
  /** Checks every possible answer in every distinct waiting situation of the paths. */
  seeAnswers: (take: (from: VisitSnapshot, event: EventObject) => PureStep<VisitSnapshot>) => void;
  /** One line each, the first of its kind, with the number of similar ones. */
  findings: () => readonly string[];
  /** Each row, with the number of steps checked. */
  rows: () => readonly { row: Row; steps: number }[];
}

const tests = Object.values(CONDITIONS);
/** The parts of a situation that the table distinguishes. */
const situationOf = (state: VisitSnapshot) =>
  [
    JSON.stringify(state.value),
    state.context.flow,
    state.context.requests.register.revealed.join(' '),
    ...tests.map((test) => test(state)),
  ].join();

/** Possible requests of a registration; a second step asks for a person, or for preferences. */
function pressesIn(state: VisitSnapshot): readonly PathEvent[] {
  const page = placeOf(state);
  if (page === 'registrationForm') return eventsOf('form.submitted').filter((event) => mayCome(event, state));
  if (page !== 'leanSecondStep' && page !== 'socialSecondStep') return [];
  return eventsOf('step.submitted').filter(
    (event) => 'completion' in event && 'person' in event.completion === (page === 'leanSecondStep'),
  );
}

export function onPaths(witness: Witness = witnessOf()): OnPaths {
  const found = new Map<string, { again: string; times: number }>();
  const waiting = new Map<string, { state: VisitSnapshot; again: string }>();
  const put = (step: CheckedStep, again: string, answer?: string) => {
    const finding = witness.check(step, answer);
    if (!finding) return;
    const same = found.get(finding.text);
    found.set(finding.text, { again: same?.again ?? again, times: (same?.times ?? 0) + 1 });
  };
  const wait = (state: VisitSnapshot, again: string) => {
    if (Object.keys(state.children).length === 0) return;
    const situation = situationOf(state);
    if (!waiting.has(situation)) waiting.set(situation, { state, again });
  };

  const see: OnPaths['see'] = (steps, again) => {
    const earlier: string[] = [];
    for (const { before, event, after, emitted } of steps) {
      const state = after as VisitSnapshot;
      put(
        { before: before as VisitSnapshot, event: event as PathEvent, after: state, emitted, earlier: [...earlier] },
        again,
      );
      for (const one of emitted as readonly VisitEmitted[])
        if (one.type === 'event.tracked') earlier.push(one.tracked.event);
      wait(state, again);
    }
  };
  const seeAnswers: OnPaths['seeAnswers'] = (take) => {
    // After an answer, the next step may be sent, or a form with a field revealed by a refusal (D16).
    for (const { state, again } of waiting.values())
      for (const { event, answer } of answersIn(state)) {
        const { state: after, emitted, broken } = take(state, event);
        if (broken !== null) throw new Error(`${event.type}: ${broken}`);
        put({ before: state, event, after, emitted }, again, answer);
        for (const press of pressesIn(after)) wait(take(after, press).state, again);
      }
  };
  const findings = () =>
    [...found].map(([text, { again, times }]) => `${text}${times > 1 ? ` [${times} times]` : ''} — ${again}`);
  const rows = () => witness.rows.map((row) => ({ row, steps: witness.reached.get(row) ?? 0 }));
  return { see, seeAnswers, findings, rows };
}
