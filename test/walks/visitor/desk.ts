/**
 * The forms that a tab shows, filled as `usePreHydrationForm` and the registration form fill them: from what the visit knows and
 * the draft, which is kept from then on. And what the visitor typed, to compare with what is there later.
 */
import { pageOf, type VisitSnapshot } from '../../../src/engine/pages.ts';
import { keepDraft, readDraft } from '../../../src/services/storage/draft.ts';
import { formsOn, type Form, type FormId, type Values } from './forms.ts';

interface Sheet {
  /** Where it stands: on another screen it is another one. */
  place: string;
  values: Values;
}

const placeOf = (snapshot: VisitSnapshot) => `${pageOf(snapshot)?.id}${snapshot.hasTag('invited') ? ', invited' : ''}`;
const offered = ({ context }: VisitSnapshot) => context.judgement?.countryOptions.map(({ isoCode }) => isoCode) ?? [];

export class Desk {
  readonly sheets = new Map<FormId, Sheet>();
  /** By form and field: what the visitor gave last, as long as it must be there. */
  readonly typed = new Map<FormId, Record<string, string | boolean>>();
  #initials = new Map<FormId, Values>();
  #refused: unknown = null;

  /** In the name of the tab, after each step: forms come, and go. */
  sync(snapshot: VisitSnapshot) {
    const place = placeOf(snapshot);
    const forms = formsOn(snapshot);
    for (const [id, sheet] of this.sheets)
      if (sheet.place !== place || !forms.some((form) => form.id === id)) this.sheets.delete(id);
    for (const form of forms) {
      if (!this.sheets.has(form.id)) this.#show(form, place);
      if (form.id === 'registration') this.#correct(snapshot);
    }
  }
  /** What a form would show if it came now. */
  seed({ id, initial, known, begin }: Pick<Form, 'id' | 'initial' | 'known' | 'begin'>): Values {
    return begin({ ...known, ...readDraft(id, initial) } as Values);
  }
  #show(form: Form, place: string) {
    this.sheets.set(form.id, { place, values: this.seed(form) });
    this.#initials.set(form.id, form.initial);
  }
  #fill(id: FormId, values: Values) {
    const sheet = this.sheets.get(id);
    if (!sheet) return;
    sheet.values = { ...sheet.values, ...values };
    keepDraft(id, sheet.values);
  }
  /** The form unticks what was refused, and leaves a country that is not offered. */
  #correct(snapshot: VisitSnapshot) {
    const { problem, country: likely } = snapshot.context;
    const refused = problem?.kind === 'fields' ? problem.fields : null;
    const countries = offered(snapshot);
    const country = this.sheets.get('registration')?.values['country'];
    if (countries.length > 0 && typeof country === 'string' && country !== '' && !countries.includes(country))
      this.#correctField('country', countries.includes(likely) ? likely : '');
    if (refused?.terms && refused !== this.#refused) this.#correctField('terms', false);
    this.#refused = refused;
  }
  #correctField(field: string, value: string | boolean) {
    this.#fill('registration', { [field]: value });
    delete this.typed.get('registration')?.[field];
  }

  /** In the name of the tab. */
  type(id: FormId, values: Values) {
    this.#fill(id, values);
    this.typed.set(id, { ...this.typed.get(id), ...values });
  }
  /** Before anything was known of it: to read its draft by. */
  initialOf = (id: FormId): Values => this.#initials.get(id) ?? {};

  /** It was accepted, or given up. */
  discard(form: 'registration' | 'address' | 'teaser') {
    this.typed.delete(form);
    if (form === 'registration') this.typed.delete('secondStep');
  }
  /** A different address was asked for. */
  discardAddress() {
    delete this.typed.get('registration')?.['email'];
  }
  /** The page is gone, and with it what no storage keeps. */
  unload(kept: boolean) {
    this.sheets.clear();
    this.#refused = null;
    if (!kept) this.typed.clear();
  }
}
