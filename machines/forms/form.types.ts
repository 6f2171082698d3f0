/** Context and events of the form's chart. */
import type { Problem } from '../context/requests.types.ts';
import type { VisitEvent } from '../context/visit.types.ts';

/** A text or choice, or a checkbox. */
export type FormValue = string | boolean;
export type FormValues = Readonly<Record<string, FormValue>>;
type FieldOf<Values> = keyof Values & string;
/** Problems by field, each as a keyword of the form; empty if there are no problems. */
export type Wrong<Field extends string = string, Word extends string = string> = Readonly<Partial<Record<Field, Word>>>;

/** The event that a form sends to the visit; the engine adds the key and the language. */
type WithoutKnown<Event> = Event extends VisitEvent ? Omit<Event, 'key' | 'locale'> : never;
type HandedOver = WithoutKnown<Extract<VisitEvent, { type: `${string}.submitted` }>>;
type Begun = Extract<VisitEvent, { type: 'code.begun' }>;

/** The definition of one form. */
/** @typeParam Field the values that the form asks for and validates. */
export interface FormDefinition<
  Values = FormValues,
  Word extends string = string,
  Field extends string = FieldOf<Values>,
> {
  /** `id` of the element, and key of its draft. */
  readonly id: string;
  /** Values of the delivered page: nothing typed, no facts. */
  readonly initial: Values;
  /** Problems that prevent submission of these fields, by the predicates that the visit's guards use. */
  wrong(values: Values, fields: readonly Field[]): Wrong<Field, Word>;
  /** Rules with more specific messages are loaded after the form. */
  readonly rulesComeLater?: true;
  /** The event sent to the visit on the first input. */
  readonly begun?: Begun;
  /** The event sent to the visit on submission. */
  handOver(values: Values, fields: readonly Field[]): HandedOver;
}

/** What the visit provides to a form at each moment. */
export interface FormFacts<Values = FormValues, Field extends string = FieldOf<Values>> {
  /** The form's fields, in order. */
  readonly fields: readonly Field[];
  /** Values known from the visit. */
  readonly known: Values;
  /**
   * The last sent values: a refusal applies to these values only. Null if unknown; a refusal then applies to any value.
   */
  readonly sent: Partial<Values> | null;
  /** Displayed and submitted regardless of input. */
  readonly locked: Partial<Values>;
  /** Values that a draft must not restore. */
  readonly unwanted: Partial<Values>;
  /** The allowed values of a field, and the replacement for any other. */
  readonly offered: Readonly<Partial<Record<FieldOf<Values>, { values: readonly string[]; otherwise: string }>>>;
  /** The problem, if it concerns this form. */
  readonly problem: Problem | null;
  /** The visit waits for a response. */
  readonly busy: boolean;
}

/** A field's problem at the last submission or response. */
export interface ShownError<Field = string, Word = string> {
  readonly field: Field;
  readonly problem: Word;
}

export interface FormInput {
  form: FormDefinition;
  facts: FormFacts;
}

export interface FormContext extends FormInput {
  /** Values changed from the delivered page before the script loaded. */
  typed: FormValues;
  /** Values typed earlier in this tab. */
  draft: FormValues;
  /** The form was submitted before the script loaded. */
  held: boolean;
  values: FormValues;
  /** The values before any current input. */
  seed: FormValues;
  /** The values rendered in the page. */
  drawn: FormValues;
  /** The values of the last validation. */
  checked: FormValues | null;
  /** The problems found in them. */
  wrong: Wrong;
  shownErrors: readonly ShownError[];
  /** Number of the response that caused the problem; 0 if there is no problem. */
  answer: number;
  /** Number of the last response that was handled. */
  answered: number;
}

/** The state of a form when the script loaded. */
export type Delivered = Pick<FormContext, 'typed' | 'draft' | 'held'>;

export type FormEvent =
  | ({ type: 'form.delivered' } & Delivered)
  /** React has rendered these values with these facts. */
  | { type: 'form.drawn'; values: FormValues; facts: FormFacts; answer: number }
  | { type: 'field.changed'; field: string; value: FormValue }
  /** Values of the DOM fields, except the field whose event React received. */
  | { type: 'fields.read'; values: FormValues }
  /** The form is not in the DOM. */
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

/** Input of the rules. */
export interface CheckInput {
  form: FormDefinition;
  values: FormValues;
  fields: readonly string[];
}
