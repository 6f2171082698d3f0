/** What the chart of a form knows, hears and says. */
import type { Problem } from '../requests/requests.types.ts';
import type { VisitEvent } from '../visit.types.ts';

/** A text or choice, or a tick. */
export type FormValue = string | boolean;
export type FormValues = Readonly<Record<string, FormValue>>;
type FieldOf<Values> = keyof Values & string;
/** What is wrong with fields, each by a word of the form's own; empty: nothing. */
export type Wrong<Field extends string = string, Word extends string = string> = Readonly<Partial<Record<Field, Word>>>;

/** What a form sends the visit; whose key and language it is, the engine knows. */
type WithoutKnown<Event> = Event extends VisitEvent ? Omit<Event, 'key' | 'locale'> : never;
export type HandedOver = WithoutKnown<Extract<VisitEvent, { type: `${string}.submitted` }>>;
type Begun = Extract<VisitEvent, { type: 'code.begun' }>;

/** What one form is: all that the chart needs to know of it. */
/** @typeParam Field those of its values that it asks for, and that something may be wrong with. */
export interface FormDefinition<
  Values = FormValues,
  Word extends string = string,
  Field extends string = FieldOf<Values>,
> {
  /** Of the element; its draft is kept under it. */
  readonly id: string;
  /** As the page is delivered: nothing is typed, nothing known. */
  readonly initial: Values;
  /** What may not be sent of these fields, by the predicates that the visit's guards ask. */
  readonly wrong: (values: Values, fields: readonly Field[]) => Wrong<Field, Word>;
  /** Rules that say more of what is wrong come later than the form. */
  readonly rulesComeLater?: true;
  /** What the visit hears of the first that is typed. */
  readonly begun?: Begun;
  /** What the visit gets by a press. */
  readonly handOver: (values: Values, fields: readonly Field[]) => HandedOver;
}

/** What the visit says of a form, at each moment. */
export interface FormFacts<Values = FormValues, Field extends string = FieldOf<Values>> {
  /** What it asks for, in its order. */
  readonly fields: readonly Field[];
  /** What the visit knows of its values. */
  readonly known: Values;
  /** What was sent last: a refusal holds for these values alone; null: nobody knows them, and it holds for all. */
  readonly sent: Partial<Values> | null;
  /** What is shown and sent, whatever was typed. */
  readonly locked: Partial<Values>;
  /** What a draft must not bring back. */
  readonly unwanted: Partial<Values>;
  /** What a field may hold, and what it holds instead of anything else. */
  readonly offered: Readonly<Partial<Record<FieldOf<Values>, { values: readonly string[]; otherwise: string }>>>;
  /** What is wrong, if it is this form's. */
  readonly problem: Problem | null;
  /** The visit waits for an answer. */
  readonly busy: boolean;
}

/** Of a field, what was wrong with it at the last press or answer. */
export interface Told<Field = string, Word = string> {
  readonly field: Field;
  readonly problem: Word;
}

export interface FormInput {
  form: FormDefinition;
  facts: FormFacts;
}

export interface FormContext extends FormInput {
  /** What differed from the delivered page before the script came. */
  typed: FormValues;
  /** What was typed in this tab before. */
  draft: FormValues;
  /** It was sent before the script came. */
  held: boolean;
  values: FormValues;
  /** The values that nobody typed just now. */
  seed: FormValues;
  /** The values that stand in the page. */
  drawn: FormValues;
  /** The values that were checked last. */
  checked: FormValues | null;
  /** What the rules found in them. */
  wrong: Wrong;
  told: readonly Told[];
  /** The answer by which there is a problem, by its number; 0: there is none. */
  answer: number;
  /** The last that was told of, or looked at. */
  answered: number;
}

/** What a form held when the script came. */
export type Delivered = Pick<FormContext, 'typed' | 'draft' | 'held'>;

export type FormEvent =
  | ({ type: 'form.delivered' } & Delivered)
  /** React has drawn these values, and the visit says this. */
  | { type: 'form.drawn'; values: FormValues; facts: FormFacts; answer: number }
  | { type: 'field.changed'; field: string; value: FormValue }
  /** What the real fields hold, but the one that React hears of. */
  | { type: 'fields.read'; values: FormValues }
  /** The form is not in the page. */
  | { type: 'fields.missing' }
  | { type: 'field.left'; field: string }
  | { type: 'form.pressed' };

export type FormEmitted =
  | { type: 'values.set'; values: FormValues }
  | { type: 'draft.kept'; id: string; values: FormValues }
  | { type: 'form.begun'; event: Begun }
  | { type: 'touched.set'; fields: readonly string[] }
  | { type: 'rules.wanted' }
  | { type: 'form.handedOver'; event: HandedOver };

/** What is asked of the rules. */
export interface CheckInput {
  form: FormDefinition;
  values: FormValues;
  fields: readonly string[];
}
