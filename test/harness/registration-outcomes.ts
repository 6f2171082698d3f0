/** Where an answer leads, from each place that asks for one: whole values, worked out from D16 and D25. */
import { firstStepOf, needsToken } from '../../machines/flows/read-flows.ts';
import type { StateValue } from 'xstate';
import { expect } from 'vitest';
import type { FlowInTwoSteps, RegistrationFlow } from '../../machines/flows/flows.ts';
import type { VisitContext } from '../../machines/visit.types.ts';
import type { RegistrationField } from '../../machines/flows/fields.ts';
import type { FieldProblems, RegistrationValues } from '../../machines/registration/registration.types.ts';
import { at, changes, countryOptions, done, link, refusal, take, valid, values } from './chart.ts';
import type { Started } from '../../packages/witness/index.ts';
import { effectOf, type Effect } from '../model/problem-reasons.ts';
import {
  attemptIn,
  completing,
  completions,
  form,
  formValues,
  secondStep,
  consumed,
  submitting,
  token,
} from './registration.ts';

/** What comes of an answer: where the visit is, what it changed, what it asks next and says. */
export interface Outcome {
  value: StateValue;
  changed: Partial<VisitContext>;
  asked: readonly Started[];
  emitted: readonly unknown[];
}
export interface Place {
  name: string;
  answered: (...reasons: readonly string[]) => Outcome;
  /** `reasons`: known ones, as the contract's table orders them. */
  expected: (reasons: readonly string[]) => Outcome;
}

const INVITATION: Started = {
  id: 'formInvitation',
  input: { ...link, now: expect.any(Number) as unknown },
};
const quiet = { asked: [], emitted: [] };
const active: StateValue = { registration: { emailActive: { countingDown: 'begun' } } };
const pending: StateValue = { registration: { emailPending: 'idle' } };
/** Twenty seconds from the answer, whenever that was. */
const activeAccount = (email: string): Partial<VisitContext> => ({
  account: { state: 'active', email },
  forwardAt: expect.any(Number) as number,
});
const denied = { ...valid, verdict: 'invalid' } as const;

type FieldEffect = Extract<Effect, object>;
const fieldsOf = (reasons: readonly string[]) =>
  reasons.map(effectOf).filter((effect): effect is FieldEffect => typeof effect === 'object');
/** An empty field is called missing. */
const problemsOf = (fields: readonly FieldEffect[], given: RegistrationValues): FieldProblems =>
  Object.fromEntries(fields.map(({ field, problem }) => [field, given[field] === '' ? 'missing' : problem]));

function answeredFrom(sent: ReturnType<typeof at>, actor: string) {
  return (...reasons: readonly string[]): Outcome => {
    const taken = take(sent, done(actor, refusal(...reasons)));
    return { value: taken.value, changed: changes(sent, taken), asked: taken.asked, emitted: taken.emitted };
  };
}

/** The registration form of a flow with messages at its fields; terms that changed are asked for again. */
function backAtForm(
  flow: RegistrationFlow,
  fields: readonly FieldEffect[],
  given: RegistrationValues,
  known: Partial<VisitContext>,
): Outcome {
  const names = [...new Set(fields.map(({ field }) => field))];
  const revealed = names.filter((field) => !firstStepOf(flow).fields.includes(field));
  const problem = { kind: 'fields', fields: problemsOf(fields, given) } as const;
  const changed = { ...known, problem, ...(revealed.length > 0 ? { revealed } : {}) };
  if (!fields.some(({ reloadsTerms }) => reloadsTerms)) return { value: form('known', 'editing'), changed, ...quiet };
  return {
    value: form('checking', 'editing'),
    changed: { ...changed, judgement: null },
    asked: [INVITATION],
    emitted: [],
  };
}
/** The page of its own that a reason leads to, from wherever it came; null: none. */
function pageFor(
  effect: Effect | null,
  known: Partial<VisitContext>,
  email: string,
  judgement: VisitContext['judgement'],
): Outcome | null {
  if (effect === 'emailActive') return { value: active, changed: { ...known, ...activeAccount(email) }, ...quiet };
  if (effect === 'emailPending')
    return { value: pending, changed: { ...known, account: { state: 'pending', email } }, ...quiet };
  return effect === 'deny' ? { value: 'deny', changed: { ...known, judgement }, ...quiet } : null;
}

/** The form of a flow, sent. */
export function formPlace(flow: RegistrationFlow): Place {
  const attempt = attemptIn(flow);
  const expected = (reasons: readonly string[]): Outcome => {
    const refused = { answer: refusal(...reasons), attempt: consumed(attempt) };
    const fields = fieldsOf(reasons);
    if (fields.length > 0) return backAtForm(flow, fields, formValues[flow], refused);
    const effect = effectOf(reasons[0] ?? '');
    const page = pageFor(effect, refused, values.email, denied);
    if (page) return page;
    if (effect !== 'localeRefused')
      return { value: form('known', 'editing'), changed: { ...refused, problem: { kind: 'technical' } }, ...quiet };
    const english = { ...attempt, locale: 'en', key: 'first-en' } as const;
    const more = {
      countryOptions,
      flow,
      token: needsToken(flow) ? token : null,
      sourcePath: null,
      previousPdpPage: null,
    };
    return {
      value: form('known', { submitting: 'waiting' }),
      changed: { attempt: english },
      asked: [{ id: 'register', input: { ...english, ...more } }],
      emitted: [],
    };
  };
  return { name: `submit, ${flow}`, answered: answeredFrom(submitting(flow), 'register'), expected };
}

const OWN: Readonly<Record<FlowInTwoSteps, readonly RegistrationField[]>> = {
  leanStep2: ['gender', 'firstName', 'lastName'],
  socialRegistration: [],
};

/** The second step of a flow, sent. */
export function stepPlace(flow: FlowInTwoSteps): Place {
  const completion = completions[flow];
  const given: RegistrationValues = { ...formValues[flow], ...('person' in completion ? completion.person : {}) };
  /** Back at the form: with all that was typed in either step, and without the registration that was begun. */
  const returned = {
    registration: null,
    completionAttempt: null,
    ...('person' in completion ? { attempt: { ...consumed(attemptIn(flow)), values: given } } : {}),
  };
  const expected = (reasons: readonly string[]): Outcome => {
    const here = { answer: refusal(...reasons), completionAttempt: { key: '', completion } };
    const fields = fieldsOf(reasons);
    const effect = effectOf(reasons[0] ?? '');
    if (fields.length > 0 && !fields.every(({ field }) => OWN[flow].includes(field)))
      return backAtForm(flow, fields, given, returned);
    const problem = { kind: 'fields', fields: problemsOf(fields, given) } as const;
    if (fields.length > 0) return { value: secondStep(flow, 'editing'), changed: { ...here, problem }, ...quiet };
    const page = pageFor(effect, returned, values.email, denied);
    if (page) return page;
    if (effect === 'linkRefused')
      return { value: form('known', 'editing'), changed: { ...returned, problem: { kind: 'lapsed' } }, ...quiet };
    return { value: secondStep(flow, 'editing'), changed: { ...here, problem: { kind: 'technical' } }, ...quiet };
  };
  return {
    name: `finalize, ${flow}`,
    answered: answeredFrom(completing(flow), 'finalize'.concat('person' in completion ? 'Lean' : 'Social')),
    expected,
  };
}

/** The activation, pressed: what can't be mended there has failed (D25). */
export function activationPlace(): Place {
  const asking = at({ activation: { activateAccount: 'asking' } }, { activationId: 'mailed-id', invitation: link });
  const pressed = take(asking, { type: 'activation.pressed', key: 'press' }).state;
  const expected = (reasons: readonly string[]): Outcome => {
    const effect = fieldsOf(reasons).length > 0 ? null : effectOf(reasons[0] ?? '');
    const answered = { answer: refusal(...reasons), press: null };
    const page = pageFor(effect, answered, '', { ...denied, inviter: null, countryOptions: [] });
    if (page) return page;
    const end = effect === 'linkRefused' ? 'invalidLink' : 'failed';
    const problem = end === 'failed' ? ({ problem: { kind: 'technical' } } as const) : {};
    return {
      value: { activation: { activationError: end } },
      changed: { ...answered, activationError: end, ...problem },
      ...quiet,
    };
  };
  return { name: 'finalize, activation', answered: answeredFrom(pressed, 'activate'), expected };
}
