/**
 * Invariants of requests: only sent by a press, one key per press, one request and one effect per key (D21, D22, D25).
 */
import { isDeepStrictEqual } from 'node:util';
import { FAULTS } from '../faults.ts';
import { isKeyed } from '../responses.ts';
import { problemsIn } from '../problems.ts';
import { member, type Call, type Response } from '../../harness/tab/call.ts';
import type { Tab } from '../../harness/tab/tab.ts';
import type { Action } from '../simulation/steps.ts';
import type { World } from '../simulation/world.ts';
import { effectsOf } from './effects.ts';
import type { Check } from './visit-invariants.ts';

/** The form or button that keeps the key of a press, of which a page has one. */
const slotOf = ({ operation, variables, headers }: Call): string | null => {
  if (!isKeyed(operation)) return null;
  if (operation === 'finalizeRegistration')
    return member(variables['finalizeRegistrationInput'], 'accountActivationId') === undefined ? 'complete' : operation;
  return TWO_FORMS.includes(operation) ? `${operation} of ${headers.get('x-source-page')}` : operation;
};
/** Operations sent by the forms of two pages. */
const TWO_FORMS = ['requestWaitingList', 'applyForMembership'];
/** Actions that make a tab forget keys; an empty list means all of them. */
const FORGOTTEN_BY: Readonly<Record<string, readonly string[]>> = {
  'logout.chosen': [],
  'registration.begunAnew': [],
  'email.kept': ['changeRegistrationEmail'],
  'form.returned': ['complete'],
};
const isSameRequest = (one: Call, other: Call) =>
  one.operation === other.operation && isDeepStrictEqual(one.variables, other.variables);
const REUSED = 'IDEMPOTENCY_KEY_REUSED';
const errorsOf = ({ responses }: Call) => responses.flatMap(({ errors }) => errors);
/** True if the page received a final answer: a rate limit is not final, a key of another request is. */
const isOver = (call: Call) => call.answered && errorsOf(call).every((code) => code === REUSED);
/** The failure that must be shown at once; null if there is no failure, or not yet. */
const failureOf = (call: Call): string | null => {
  // A rate limit's answer passes through some of the faults.
  if (call.fault === null || errorsOf(call).length > 0 || call.operation === 'logout') return null;
  const kind = call.fault === 'offline' ? 'network' : FAULTS[call.fault].failure;
  return kind === 'timeout' ? null : kind;
};
const describe = ({ operation, key, step }: Call) => `${operation} with ${key} in step ${step + 1}`;
export class CallInvariants {
  readonly #check: Check;
  readonly #world: World;
  #seen = 0;
  /** The last request, by tab and slot. */
  readonly #last = new Map<string, Call>();
  readonly #byKey = new Map<string, Call>();

  constructor(check: Check, world: World) {
    this.#check = check;
    this.#world = world;
  }

  /** The request is begun again or abandoned. */
  forget(tab: Tab, slots: readonly string[] = []) {
    for (const place of this.#last.keys())
      if (place.startsWith(`${tab.name} `) && (slots.length === 0 || slots.some((slot) => place.endsWith(` ${slot}`))))
        this.#last.delete(place);
  }
  /** Call before a step: forgets the keys that it ends. */
  forgetBy(action: Action) {
    const { tab } = this.#world.browser;
    if (action.do === 'open') this.forget(tab);
    const slots = action.do === 'press' ? FORGOTTEN_BY[action.press] : undefined;
    if (slots) this.forget(tab, slots);
  }

  /** Call after a step. @param busy true if a press was pending before it. */
  check(action: Action, busy: boolean) {
    const { network, browser } = this.#world;
    const fresh = network.calls.slice(this.#seen);
    this.#seen += fresh.length;
    const mutations = fresh.filter(({ mutation, tab }) => mutation && tab !== null);
    const pressed = action.do === 'submit' || action.do === 'press';
    const loaded = action.do === 'open' || action.do === 'reload';
    this.#check.holds(
      'onlyPressesSend',
      mutations.length === 0 || pressed || (busy && !loaded),
      () => `${mutations.map(describe).join(', ')} was sent though nothing was pressed`,
    );
    for (const { tab, headers } of fresh) {
      const page = headers.get('x-source-page') ?? '';
      const isPath = tab === null || /^\/[\w/-]*$/.test(page);
      this.#check.holds('noSecretsShown', isPath, () => `a request says that it comes from ${page}`);
    }
    for (const tab of browser.tabs) this.#checkFailure(fresh.findLast((call) => call.tab === tab));
    for (const call of mutations) this.#checkKey(call);
  }

  /** The page may have replaced an earlier problem by a later one; only the last is checked. */
  #checkFailure(call: Call | undefined) {
    const snapshot = call?.tab?.snapshot;
    const kind = call && failureOf(call);
    if (!call || !snapshot || !kind) return;
    const problems = problemsIn(snapshot.context);
    this.#check.holds(
      'failureShown',
      problems.some((problem) => problem.kind === kind),
      () => `${describe(call)} failed (${call.fault}), and the page says ${JSON.stringify(problems)}`,
    );
  }
  #checkKey(call: Call) {
    const slot = slotOf(call);
    if (slot === null || call.key === null || !call.tab) return;
    const place = `${call.tab.name} ${slot}`;
    const last = this.#last.get(place);
    if (last && isSameRequest(last, call) && last.bearer === call.bearer && !isOver(last))
      this.#check.holds(
        'repeatedKey',
        last.key === call.key,
        () => `${describe(call)} repeats ${describe(last)}, which was not answered`,
      );
    if (last && isOver(last))
      this.#check.holds(
        'freshKey',
        last.key !== call.key,
        () => `${describe(call)} has the key of ${describe(last)}, which was answered`,
      );
    this.#last.set(place, call);
    const named = `${call.operation} ${call.key}`;
    const first = this.#byKey.get(named) ?? call;
    this.#byKey.set(named, first);
    this.#check.holds(
      'keyIsOneRequest',
      isSameRequest(first, call),
      () => `${describe(call)} is not ${describe(first)}: ${JSON.stringify([first.variables, call.variables])}`,
    );
  }

  /** Repeating a press after another registration was begun elsewhere is refused without harm. */
  #bearersOf(operation: string, key: string | null): ReadonlySet<string | null> {
    const same = this.#world.network.calls.filter((call) => call.operation === operation && call.key === key);
    return new Set(same.map(({ bearer }) => bearer));
  }
  /** Call after everything sent was answered. */
  checkEffects() {
    const { calls } = this.#world.network;
    for (const { operation, key, responses } of calls)
      for (const { errors } of responses)
        this.#check.holds(
          'keyIsOneRequest',
          !errors.includes(REUSED) || this.#bearersOf(operation, key).size > 1,
          () => `${operation} with ${key}: the back end knows the key of another request`,
        );
    for (const { call, response, first } of effectsOf(calls)) {
      this.#checkPromise(call, response);
      this.#check.holds(
        'keyIsOneEffect',
        isDeepStrictEqual(first.value, response.value),
        () =>
          `${call.operation} ${call.key} was answered ${JSON.stringify(first.value)}, then ${JSON.stringify(response.value)}`,
      );
    }
  }
  #checkPromise({ operation, variables, key, tab }: Call, { value }: Response) {
    const registration = member(value, 'registration');
    // Only for a form that was shown.
    if (operation !== 'registrationSubmitForm' || !registration || tab === null) return;
    const [named, granted] = [member(variables['formInput'], 'voucher'), member(registration, 'voucher')];
    this.#check.holds(
      'promiseKept',
      named === granted,
      () => `${operation} with ${key} named ${String(named)}, and was granted ${String(granted)}`,
    );
  }
}
