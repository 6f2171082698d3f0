/** What the words of a form's chart mean. */
import { makersOf } from '../chart-makers.ts';
import type { Problem } from '../requests/requests.types.ts';
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
  Told,
  Wrong,
} from './form.types.ts';

type Drawn = Omit<Extract<FormEvent, { type: 'form.drawn' }>, 'type'>;
interface Change {
  field: string;
  value: FormValue;
}

/** The entries that another record does not have alike. */
export const changedFrom = (before: object, after: FormValues): FormValues =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => value !== Reflect.get(before, field)));
const isEmpty = (record: object) => Object.keys(record).length === 0;
const isSame = (one: FormValues, other: FormValues) => isEmpty(changedFrom(one, other));

/** What is shown and sent. */
export const shownValues = ({ values, facts }: Pick<FormContext, 'values' | 'facts'>): FormValues =>
  ({ ...values, ...facts.locked }) as FormValues;

/** A choice that is not offered any more can't stay. */
function fitting(values: FormValues, { offered }: FormFacts): FormValues {
  const fitted = Object.entries(offered).flatMap(([field, offer]) =>
    !offer || values[field] === '' || offer.values.includes(String(values[field])) ? [] : [[field, offer.otherwise]],
  );
  return fitted.length === 0 ? values : { ...values, ...(Object.fromEntries(fitted) as FormValues) };
}

/** Field by field: what was typed before the script wins, then the draft, then what the visit knows (D23). */
function seeded({ typed, draft, form }: Pick<FormContext, 'typed' | 'draft' | 'form'>, facts: FormFacts): FormValues {
  const merged: FormValues = { ...facts.known, ...draft, ...typed };
  const unwanted = Object.entries(facts.unwanted).filter(([field, value]) => merged[field] === value);
  return fitting(
    { ...merged, ...Object.fromEntries(unwanted.map(([field]) => [field, form.initial[field] ?? ''])) },
    facts,
  );
}

/** What may come late changes nothing that was typed or chosen (D19), and empties no field. */
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
/** A refusal holds for what was sent; a tick that was refused is taken away. */
const refusalOf = (context: FormContext, field: string): string | undefined => {
  const { sent, problem } = context.facts;
  const value = shownValues(context)[field];
  return typeof value === 'boolean' || !sent || value === sent[field] ? refusedBy(problem)[field] : undefined;
};
const listed = ({ facts }: FormContext, wordOf: (field: string) => string | undefined): readonly Told[] =>
  facts.fields.flatMap((field) => {
    const problem = wordOf(field);
    return problem === undefined ? [] : [{ field, problem }];
  });
const refusals = (context: FormContext) => listed(context, (field) => refusalOf(context, field));

/** What is wrong now: by the rules, or else by the last answer. */
const wrongNow = (context: FormContext, field: string): string | undefined =>
  context.wrong[field] ?? (context.values[field] === true ? undefined : refusalOf(context, field));

/** What stands at the fields: of those that were told of alone, no other gets a message before the next press. */
export const wrongIn = (context: FormContext): Wrong =>
  Object.fromEntries(
    context.told.flatMap(({ field }) => {
      const problem = wrongNow(context, field);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );

/** What the predicates say, where no rules came. */
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
  told: [],
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
  tell: store((_: undefined, context) => ({ told: listed(context, (field) => wrongNow(context, field)) })),
  tellRefused: store((_: undefined, context) => ({
    told: refusals(context),
    answered: context.answer,
    // What the back end says of the consents unticks the box (D16).
    values: {
      ...context.values,
      ...Object.fromEntries(
        refusals(context).flatMap(({ field }) => (context.values[field] === true ? [[field, false]] : [])),
      ),
    },
  })),
  forgetTold: store((_: undefined, { answer, told }) => ({
    wrong: {},
    answered: answer,
    ...(told.length > 0 ? { told: [] } : {}),
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
  /** Where nobody knows what was sent, a refusal stays until the next press. */
  sentIsUnchecked: when((context) => context.facts.sent !== null && isUnchecked(context)),
  rulesPass: when((_, wrong: Wrong) => isEmpty(wrong)),
  predicatesPass: when((context) => isEmpty(byPredicates(context))),
  refusedAnew: when((context) => context.answer !== context.answered && refusals(context).length > 0),
  refusalGone: when(({ answer, answered }) => answer !== answered),
  visitIsFree: when(({ facts }) => !facts.busy),
  waitIsOver: when(({ facts }, next: Drawn) => facts.busy && !next.facts.busy),
};
