/** Actions and guards of the form's chart. */
import { makersOf } from '../common/chart-makers.ts';
import type { Problem } from '../context/requests.types.ts';
import type {
  CheckInput,
  Delivered,
  FormContext,
  FormDefinition,
  FormEmitted,
  FormEvent,
  FormFacts,
  FormInput,
  FormValue,
  FormValues,
  ShownError,
  Wrong,
} from './form.types.ts';

type Drawn = Omit<Extract<FormEvent, { type: 'form.drawn' }>, 'type'>;
interface Change {
  field: string;
  value: FormValue;
}

/** Entries of `after` that differ from `before`. */
export const changedFrom = (before: object, after: FormValues): FormValues =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => value !== Reflect.get(before, field)));
const isEmpty = (record: object) => Object.keys(record).length === 0;
const isSame = (one: FormValues, other: FormValues) => isEmpty(changedFrom(one, other));

/** The displayed and submitted values. */
export const shownValues = ({ values, facts }: Pick<FormContext, 'values' | 'facts'>): FormValues =>
  ({ ...values, ...facts.locked }) as FormValues;

/** Replaces a choice that is no longer offered. */
function fitting(values: FormValues, { offered }: FormFacts): FormValues {
  const fitted = Object.entries(offered).flatMap(([field, offer]) =>
    !offer || values[field] === '' || offer.values.includes(String(values[field])) ? [] : [[field, offer.otherwise]],
  );
  return fitted.length === 0 ? values : { ...values, ...(Object.fromEntries(fitted) as FormValues) };
}

/** Initial values per field: typed before the script loaded, then the draft, then facts of the visit (D23). */
function seeded({ typed, draft, form }: Pick<FormContext, 'typed' | 'draft' | 'form'>, facts: FormFacts): FormValues {
  const merged: FormValues = { ...facts.known, ...draft, ...typed };
  const unwanted = Object.entries(facts.unwanted).filter(([field, value]) => merged[field] === value);
  return fitting(
    { ...merged, ...Object.fromEntries(unwanted.map(([field]) => [field, form.initial[field] ?? ''])) },
    facts,
  );
}

/** Late facts never override what was typed or chosen (D19), and never clear a field. */
function withLateFacts(context: FormContext, facts: FormFacts): FormValues {
  const { values, seed, typed, draft } = context;
  const untouched = isSame(seed, values) && isEmpty(typed) && isEmpty(draft);
  const news = Object.entries(changedFrom(context.facts.known, facts.known)).filter(([, value]) => value !== '');
  return untouched && news.length > 0 ? { ...values, ...Object.fromEntries(news) } : values;
}

const refusedBy = (problem: Problem | null): Wrong => {
  if (problem?.kind === 'fields') return problem.fields;
  return problem?.kind === 'code' ? { code: problem.verdict } : {};
};
/** A refusal applies to the sent value only; that of a checkbox stays until the box is ticked again. */
const refusalOf = (context: FormContext, field: string): string | undefined => {
  const { sent, problem } = context.facts;
  const value = shownValues(context)[field];
  return typeof value === 'boolean' || !sent || value === sent[field] ? refusedBy(problem)[field] : undefined;
};
const listed = ({ facts }: FormContext, wordOf: (field: string) => string | undefined): readonly ShownError[] =>
  facts.fields.flatMap((field) => {
    const problem = wordOf(field);
    return problem === undefined ? [] : [{ field, problem }];
  });
const refusals = (context: FormContext) => listed(context, (field) => refusalOf(context, field));

/** The current problem: from the rules, otherwise from the last response. */
const wrongNow = (context: FormContext, field: string): string | undefined =>
  context.wrong[field] ?? (context.values[field] === true ? undefined : refusalOf(context, field));

/**
 * The messages shown at the fields. Only fields with a problem at the last submission or response have one; other
 * fields get a message at the next submission.
 */
export const wrongIn = (context: FormContext): Wrong =>
  Object.fromEntries(
    context.shownErrors.flatMap(({ field }) => {
      const problem = wrongNow(context, field);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );

/** Validates by the predicates; used if the rules do not load. */
const byPredicates = (context: FormContext): Wrong => context.form.wrong(shownValues(context), context.facts.fields);

export const checkInput = ({ context }: { context: FormContext }): CheckInput => ({
  form: context.form,
  values: shownValues(context),
  fields: context.facts.fields,
});

export const contextOf = ({ form, facts }: FormInput): FormContext => ({
  form,
  facts,
  typed: {},
  draft: {},
  held: false,
  values: form.initial,
  seed: form.initial,
  drawn: form.initial,
  checked: null,
  wrong: {},
  shownErrors: [],
  answer: 0,
  answered: 0,
});

const { store, when, emit, emitAll } = makersOf<FormContext, FormEvent, FormEmitted>();

const begun = ({ begun: event }: FormDefinition, is: boolean): readonly FormEmitted[] =>
  event && is ? [{ type: 'form.begun', event }] : [];

export const formActions = {
  storeDelivered: store(({ typed, draft, held }: Delivered) => ({ typed, draft, held })),
  storeDrawn: store(({ values: drawn, facts, answer }: Drawn, context) => {
    const values = fitting(withLateFacts(context, facts), facts);
    return { facts, answer, drawn, values, ...(isSame(context.seed, context.values) ? { seed: values } : {}) };
  }),
  seed: store((_: undefined, context) => {
    const values = seeded(context, context.facts);
    return { values, seed: values };
  }),
  storeChange: store(({ field, value }: Change, { values }) => ({ values: { ...values, [field]: value } })),
  storeRead: store((read: FormValues, { values, drawn }) => ({ values: { ...values, ...changedFrom(drawn, read) } })),
  noteChecked: store((_: undefined, { values }) => ({ checked: values })),
  storeWrong: store((wrong: Wrong) => ({ wrong })),
  storeUnsendable: store((_: undefined, context) => ({ wrong: byPredicates(context) })),
  showErrors: store((_: undefined, context) => ({ shownErrors: listed(context, (field) => wrongNow(context, field)) })),
  showRefusals: store((_: undefined, context) => ({
    shownErrors: refusals(context),
    answered: context.answer,
    // A refusal of the consents by the back end unticks the box (D16).
    values: {
      ...context.values,
      ...Object.fromEntries(
        refusals(context).flatMap(({ field }) => (context.values[field] === true ? [[field, false]] : [])),
      ),
    },
  })),
  hideErrors: store((_: undefined, { answer, shownErrors }) => ({
    wrong: {},
    answered: answer,
    ...(shownErrors.length > 0 ? { shownErrors: [] } : {}),
  })),
  setValues: emitAll(({ values, drawn }) => (isSame(drawn, values) ? [] : [{ type: 'values.set', values }])),
  keepDraft: emit(({ form, values }) => ({ type: 'draft.kept', id: form.id, values })),
  sayBegun: emitAll(({ form, values, facts }, { field, value }: Change) =>
    begun(form, value !== '' && ['', facts.known[field]].includes(values[field])),
  ),
  sayTyped: emitAll(({ form, typed }) => begun(form, !isEmpty(typed))),
  sayLeft: emitAll((_, field: string) => [{ type: 'touched.set', fields: [field] }]),
  sayAllLeft: emit(({ facts }) => ({ type: 'touched.set', fields: facts.fields })),
  askForRules: emitAll(({ form }) => (form.rulesComeLater ? [{ type: 'rules.wanted' }] : [])),
  handOver: emit((context) => ({
    type: 'form.handedOver',
    event: context.form.handOver(shownValues(context), context.facts.fields),
  })),
};

const isUnchecked = ({ values, checked }: FormContext) => checked === null || !isSame(checked, values);

export const formGuards = {
  held: when(({ held }) => held),
  fieldsDiffer: when(({ drawn }, read: FormValues) => !isEmpty(changedFrom(drawn, read))),
  unchecked: when(isUnchecked),
  /** If the sent values are unknown, a refusal stays until the next submission. */
  sentIsUnchecked: when((context) => context.facts.sent !== null && isUnchecked(context)),
  rulesPass: when((_, wrong: Wrong) => isEmpty(wrong)),
  predicatesPass: when((context) => isEmpty(byPredicates(context))),
  refusedAnew: when((context) => context.answer !== context.answered && refusals(context).length > 0),
  refusalGone: when(({ answer, answered }) => answer !== answered),
  visitIsFree: when(({ facts }) => !facts.busy),
  waitIsOver: when(({ facts }, next: Drawn) => facts.busy && !next.facts.busy),
};
