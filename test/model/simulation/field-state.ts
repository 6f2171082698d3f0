/**
 * The field values of a tab's forms, filled as by the screens: from the visit and the stored draft. Also records the
 * typed values, for comparison.
 */
import { pageOf, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { keepDraft, readDraft } from '../../../src/services/storage/draft.ts';
import { formsOn, type Form, type FormId, type Values } from './form-values.ts';

interface Shown {
  /** The place of the form; on another screen it is a new form. */
  place: string;
  values: Values;
}
const placeOf = (snapshot: VisitSnapshot) => `${pageOf(snapshot)?.id}${snapshot.hasTag('invited') ? ', invited' : ''}`;

/** Call its methods in the context of the tab. */
export class FieldState {
  /** By form and field: the last typed value, as long as it must be kept. */
  readonly typed = new Map<FormId, Record<string, string | boolean>>();
  readonly #shown = new Map<FormId, Shown>();
  readonly #initials = new Map<FormId, Values>();
  #refused: unknown = null;

  /** The values of a visible form; empty if it is not shown. */
  valuesOf = (id: FormId): Values => this.#shown.get(id)?.values ?? {};

  /** Call after each step: adds new forms and removes old ones. */
  sync(snapshot: VisitSnapshot) {
    const place = placeOf(snapshot);
    const forms = formsOn(snapshot);
    for (const [id, shown] of this.#shown)
      if (shown.place !== place || !forms.some((form) => form.id === id)) this.#shown.delete(id);
    for (const form of forms) {
      if (!this.#shown.has(form.id)) this.#shown.set(form.id, { place, values: this.#seed(form) });
      this.#initials.set(form.id, form.initial);
      if (form.id === 'registration') this.#correct(snapshot);
    }
  }
  #seed({ id, initial, known, taken = {} }: Pick<Form, 'id' | 'initial' | 'known' | 'taken'>): Values {
    const values = { ...known, ...readDraft(id, initial) } as Values;
    const isTaken = ([field, value]: [string, string | boolean]) => taken[field] === value;
    return Object.fromEntries(Object.entries(values).map((entry) => [entry[0], isTaken(entry) ? '' : entry[1]]));
  }
  #fill(id: FormId, values: Values) {
    const shown = this.#shown.get(id);
    if (!shown) return;
    shown.values = { ...shown.values, ...values };
    keepDraft(id, shown.values);
  }
  /** The form clears refused checkboxes, and a country that is not offered. */
  #correct({ context: { requests, country: likely, codeCheck } }: VisitSnapshot) {
    const countries = codeCheck?.countryOptions.map(({ isoCode }) => isoCode) ?? [];
    const country = this.valuesOf('registration')['country'];
    if (countries.length > 0 && typeof country === 'string' && country !== '' && !countries.includes(country))
      this.#correctField('country', countries.includes(likely) ? likely : '');
    const { problem } = requests.register;
    const refused = problem?.kind === 'fields' ? problem.fields : null;
    if (refused?.terms && refused !== this.#refused) this.#correctField('terms', false);
    this.#refused = refused;
  }
  #correctField(field: string, value: string | boolean) {
    this.#fill('registration', { [field]: value });
    delete this.typed.get('registration')?.[field];
  }

  type(id: FormId, values: Values) {
    this.#fill(id, values);
    this.typed.set(id, { ...this.typed.get(id), ...values });
  }
  /** The values that a form shows or would show, and those that can't be edited. */
  look(snapshot: VisitSnapshot, id: FormId): { values: Values; locked: Values } {
    const locked = formsOn(snapshot).find((form) => form.id === id)?.locked ?? {};
    const shown = this.#shown.get(id);
    if (shown) return { values: shown.values, locked };
    const known = { ...(id === 'registration' ? snapshot.context.requests.register.sent?.values : {}) };
    const initial = this.#initials.get(id) ?? {};
    return { values: this.#seed({ id, initial, known }), locked: {} };
  }

  /** The form was accepted or abandoned. */
  discard(form: FormId) {
    this.typed.delete(form);
    if (form === 'registration') this.typed.delete('secondStep');
  }
  /** A different address was requested. */
  discardAddress() {
    delete this.typed.get('registration')?.['email'];
  }
  /** The page is gone, including values that no storage keeps. */
  unload(kept: boolean) {
    this.#shown.clear();
    this.#refused = null;
    if (!kept) this.typed.clear();
  }
}
