/**
 * The witness table in a browser. Each step is put to the table first; what the page shows, says and has under the keyboard is then compared as a
 * whole (`play.ts`). Here is the rest of a row, on the page itself: what analytics is told, which controls are there, and what was typed.
 */
import { refusedFields } from '../../model/told.ts';
import { expect } from '@playwright/test';
import type { Locale } from '../../../locales/languages.ts';
import type { VisitEmitted, VisitEvent } from '../../../machines/visit.types.ts';
import { pageOf } from '../../../src/engine/visit/pages.ts';
import { CHOICE_KEY, CHOICE_VERSION } from '../../../src/services/consent/stored-choice.ts';
import type { EnginePage } from '../../engines/engine-page.ts';
import { interceptPushes } from '../../browser/data-layer.ts';
import { wordsIn } from '../../browser/words.ts';
import { controlsExpected, controlsOn } from '../../model/browser/controls.ts';
import type { CourseStep } from '../../model/browser/course.ts';
import { readPage, type FieldValues } from '../../model/browser/page-view.ts';
import { typedIn } from '../../model/browser/press.ts';
import { witnessOf } from '../../model/witness/judge.ts';
import { lostBy } from '../../model/witness/observe.ts';
import { rowName } from '../../model/witness/words.ts';

const trackedBy = ({ emitted }: CourseStep) =>
  (emitted as readonly VisitEmitted[]).flatMap((one) => (one.type === 'event.tracked' ? [one.tracked.event] : []));
/** Of what is typed on the way to a press a path says nothing: it is told in analytics.spec. */
const isPressed = (event: string) =>
  event !== '' && event !== 'entering_code_registration' && event !== 'registration_country_changed';
/** After these, what was typed belonged to a form that is gone, or was typed anew. */
const CLOSING: readonly string[] = [
  'teaser.closed',
  'email.kept',
  'email.changeChosen',
  'registration.begunAnew',
  'code.begun',
];
const soon = (message: string) => ({ message, intervals: [10, 20, 40, 80, 160] });

const TRACKED = 'test.tracked';
/** What analytics is told may leave. */
const choice = { analytics: true, personalisation: false, version: CHOICE_VERSION };
/** Runs in a page before its scripts: consents, and keeps the names of what is pushed to the data layer over all pages of the tab. */
function record({ kept, key, choice: chosen }: { kept: string; key: string; choice: object }): void {
  localStorage.setItem(key, JSON.stringify({ ...chosen, at: Date.now() }));
  Reflect.set(window, kept, (item: string) => {
    const { event } = JSON.parse(item) as { event?: string };
    sessionStorage.setItem(kept, `${sessionStorage.getItem(kept) ?? ''} ${event}`);
  });
}

export class PageWitness {
  readonly #page: EnginePage;
  readonly #locale: Locale;
  readonly #witness = witnessOf();
  /** What analytics must have been told by now. */
  readonly #tracked: string[] = [];
  /** What was typed last, by the field, on the page on which it was. */
  #typed: Readonly<Record<string, string | boolean>> = {};

  private constructor(page: EnginePage, locale: Locale) {
    this.#page = page;
    this.#locale = locale;
  }
  static async on(page: EnginePage, locale: Locale): Promise<PageWitness> {
    await page.early({ run: record, argument: { kept: TRACKED, key: CHOICE_KEY, choice } });
    await page.early({ run: interceptPushes, argument: TRACKED });
    return new PageWitness(page, locale);
  }

  /** Puts a step to the table. @returns the name of its row; null: none speaks of it. @throws what the table says otherwise. */
  judge(step: CourseStep): string | null {
    const finding = this.#witness.judge({ ...step, earlier: [...this.#tracked] });
    if (finding) throw new Error(finding.text);
    this.#tracked.push(...trackedBy(step));
    const [row] = this.#witness.rowsOf(step);
    return row ? rowName(row) : null;
  }

  /** What analytics was told, from the first step on. */
  async expectTracked(words: string): Promise<void> {
    await expect
      .poll(
        async () => {
          const names = await this.#page.evaluate((kept) => sessionStorage.getItem(kept) ?? '', TRACKED);
          return names.split(' ').filter(isPressed);
        },
        soon(`${words}: tracked`),
      )
      .toEqual(this.#tracked.filter(isPressed));
  }

  /** The controls that can be used, and no other of the page's own; and what was typed, where its field is there still. */
  async expectPage(step: CourseStep, words: string, own: readonly string[]): Promise<void> {
    await this.expectTracked(words);
    const { there, gone } = controlsExpected(step.after, this.#locale);
    // What is wrong with a field comes before what is wrong with the connection, and its way on.
    const hidden = own.includes('terms') ? `button: ${wordsIn(this.#locale)('action.tryAgain')}` : null;
    await expect
      .poll(
        async () => {
          const controls = await controlsOn(this.#page);
          return {
            missing: there.filter((control) => !controls.includes(control) && control !== hidden),
            besides: gone.filter((control) => controls.includes(control)),
          };
        },
        soon(`${words}: ways on`),
      )
      .toEqual({ missing: [], besides: [] });
    this.#keep(step);
    // A page that was loaded shows its fields before it lives, and what was typed once it does.
    await expect
      .poll(
        async () => {
          const { fields } = await readPage(this.#page);
          return Object.entries(this.#expected(fields)).filter(([field, value]) => fields[field] !== value);
        },
        soon(`${words}: what was typed`),
      )
      .toEqual([]);
  }
  #keep({ event, before, after, emitted }: CourseStep): void {
    // A form that does not ask for a field leaves it empty.
    const typed = Object.fromEntries(Object.entries(typedIn(event as VisitEvent)).filter(([, value]) => value !== ''));
    const lost = lostBy({ before, event, after, emitted }, emitted as readonly VisitEmitted[]);
    if (Object.keys(typed).length > 0) this.#typed = { ...this.#typed, ...typed };
    const isOther = pageOf(before)?.id !== pageOf(after)?.id;
    const forgotten = [
      ...lost,
      ...(isOther || lost.includes('address') || CLOSING.includes(event.type) ? ['email', 'code'] : []),
    ];
    if (refusedFields(after.context).some(({ terms }) => terms)) forgotten.push('terms');
    if (lost.includes('registration')) this.#typed = {};
    this.#typed = Object.fromEntries(Object.entries(this.#typed).filter(([field]) => !forgotten.includes(field)));
  }
  #names(fields: FieldValues): readonly string[] {
    return Object.keys(this.#typed).filter((field) => field in fields);
  }
  #expected(fields: FieldValues) {
    return Object.fromEntries(this.#names(fields).map((field) => [field, this.#typed[field]]));
  }
}
