/** The laws of what is sent: only by a press, each press with its key, each key for one request and one effect (D21, D22, D25). */
import { isDeepStrictEqual } from 'node:util';
import { FAULTS } from '../../model/faults.ts';
import type { Tab } from '../browser/tab.ts';
import { member, type Call } from '../network/call.ts';
import type { Scene } from '../scene.ts';
import type { Deed } from '../visitor/steps.ts';
import type { Judge } from './laws.ts';

/** What shares one memory of a press: a press of another of them takes its place. */
const SLOTS: Readonly<Record<string, string>> = {
  registrationSubmitForm: 'attempt',
  resendActivation: 'press',
  joinWaitingList: 'press',
  unsubscribeNewsletter: 'press',
  requestWaitingList: 'email',
  applyForMembership: 'email',
  changeRegistrationEmail: 'email',
};
const slotOf = ({ operation, variables }: Call): string | null => {
  if (operation !== 'finalizeRegistration') return SLOTS[operation] ?? null;
  return member(variables['finalizeRegistrationInput'], 'accountActivationId') === undefined ? 'completion' : 'press';
};
const sameRequest = (one: Call, other: Call) =>
  one.operation === other.operation && isDeepStrictEqual(one.variables, other.variables);
const REUSED = 'IDEMPOTENCY_KEY_REUSED';
const errorsOf = ({ truths }: Call) => truths.flatMap(({ errors }) => errors);
/** Whether the page heard the last word on a press: what a limit says is none, that the key is another request's is one. */
const isOver = (call: Call) => call.answered && errorsOf(call).every((code) => code === REUSED);
/** What must be told at once of a call; null: nothing yet, or nothing. */
const failureOf = (call: Call): string | null => {
  const { fault } = call;
  // What a limit says comes through some of the faults.
  if (fault === null || errorsOf(call).length > 0) return null;
  const kind = fault === 'offline' ? 'network' : FAULTS[fault].failure;
  return kind === null || kind === 'timeout' ? null : kind;
};
const told = ({ operation, key, step }: Call) => `${operation} with ${key} in step ${step + 1}`;

/** An answer that says *try again* is not the last word (D16). */
const isFinal = (said: unknown): boolean => {
  const problems = member(said, 'registrationProblems');
  return !Array.isArray(problems) || problems.every((problem) => member(problem, 'reason') !== 'Infrastructure');
};

export class CallLaws {
  readonly #judge: Judge;
  readonly #scene: Scene;
  #seen = 0;
  /** By tab and slot: what was sent last. */
  readonly #last = new Map<string, Call>();
  readonly #byKey = new Map<string, Call>();

  constructor(judge: Judge, scene: Scene) {
    this.#judge = judge;
    this.#scene = scene;
  }

  /** After a step. @param busy whether a press was waiting before it. */
  judge(deed: Deed, busy: boolean) {
    const fresh = this.#scene.network.calls.slice(this.#seen);
    this.#seen += fresh.length;
    const mutations = fresh.filter(({ mutation, tab }) => mutation && tab !== null);
    const pressed = deed.do === 'submit' || deed.do === 'press';
    const loaded = deed.do === 'open' || deed.do === 'reload';
    this.#judge.holds(
      'onlyPressesSend',
      mutations.length === 0 || pressed || (busy && !loaded),
      () => `${mutations.map(told).join(', ')} was sent though nothing was pressed`,
    );
    for (const call of fresh) this.#judgeHeaders(call);
    for (const tab of this.#scene.browser.tabs) this.#judgeTold(fresh.findLast((call) => call.tab === tab));
    for (const call of mutations) this.#judgeKey(call);
  }

  #judgeHeaders({ headers, tab }: Call) {
    if (!tab) return;
    const page = headers.get('x-source-page') ?? '';
    this.#judge.holds('noSecretsShown', /^\/[\w/-]*$/.test(page), () => `a request says that it comes from ${page}`);
  }
  /** Of what is said of a call that is over, the page may say something of another since; but not of the last. */
  #judgeTold(call: Call | undefined) {
    const context = call?.tab && this.#scene.contextOf(call.tab);
    const kind = call && failureOf(call);
    if (!call || !context || !kind || call.operation === 'logout') return;
    this.#judge.holds(
      'failureTold',
      context.problem?.kind === kind,
      () => `${told(call)} failed (${call.fault}), and the page says ${JSON.stringify(context.problem)}`,
    );
  }
  #judgeKey(call: Call) {
    const slot = slotOf(call);
    if (slot === null || call.key === null || !call.tab) return;
    const place = `${call.tab.name} ${slot}`;
    const last = this.#last.get(place);
    if (last && sameRequest(last, call) && last.bearer === call.bearer && !isOver(last))
      this.#judge.holds(
        'repeatedKey',
        last.key === call.key,
        () => `${told(call)} repeats ${told(last)}, which was not answered`,
      );
    if (last && isOver(last))
      this.#judge.holds(
        'freshKey',
        last.key !== call.key,
        () => `${told(call)} has the key of ${told(last)}, which was answered`,
      );
    this.#last.set(place, call);
    const named = `${call.operation} ${call.key}`;
    const first = this.#byKey.get(named) ?? call;
    this.#byKey.set(named, first);
    this.#judge.holds(
      'keyIsOneRequest',
      sameRequest(first, call),
      () => `${told(call)} is not ${told(first)}: ${JSON.stringify([first.variables, call.variables])}`,
    );
  }

  /** What was begun with is begun anew, or given up. */
  forget(tab: Tab, slots: readonly string[]) {
    for (const slot of slots) this.#last.delete(`${tab.name} ${slot}`);
  }

  /** A press that is repeated after another registration was begun elsewhere is refused; nobody is harmed. */
  #bearersOf(operation: string, key: string | null): ReadonlySet<string | null> {
    const same = this.#scene.network.calls.filter((call) => call.operation === operation && call.key === key);
    return new Set(same.map(({ bearer }) => bearer));
  }

  /** Once everything that was sent has been answered. */
  judgeEffects() {
    const answers = new Map<string, unknown>();
    for (const { operation, key, truths, mutation } of this.#scene.network.calls)
      for (const { said, errors } of truths) {
        this.#judge.holds(
          'keyIsOneRequest',
          !errors.includes(REUSED) || this.#bearersOf(operation, key).size > 1,
          () => `${operation} with ${key}: the back end knows the key of another request`,
        );
        if (!mutation || key === null || errors.length > 0 || !isFinal(said)) continue;
        const named = `${operation} ${key}`;
        const first = answers.get(named) ?? said;
        answers.set(named, first);
        this.#judge.holds(
          'keyIsOneEffect',
          isDeepStrictEqual(first, said),
          () => `${named} was answered ${JSON.stringify(first)}, then ${JSON.stringify(said)}`,
        );
      }
  }
}
