/**
 * The witness table in a browser. Each step is first checked against the table; then the page as a whole is compared
 * (`play.ts`). This module checks the rest of a row on the page itself: tracked events, controls and typed values.
 */
import { refusedFields } from '../../model/problems.ts';
import { expect } from '@playwright/test';
import type { Locale } from '../../../locales/languages.ts';
import type { VisitEmitted, VisitEvent } from '../../../machines/context/visit.types.ts';
import { pageOf } from '../../../src/engine/visit/pages.ts';
import { CHOICE_KEY, CHOICE_VERSION } from '../../../src/services/consent/stored-choice.ts';
import type { EnginePage } from '../../engines/engine-page.ts';
import { interceptPushes } from '../../browser/data-layer.ts';
import { wordsIn } from '../../browser/shown-messages.ts';
import { controlsExpected, controlsOn } from '../../model/browser/controls.ts';
import type { CourseStep } from '../../model/browser/course.ts';
import { readPage, type FieldValues } from '../../model/browser/page-view.ts';
import { typedIn } from '../../model/browser/press.ts';
import { witnessOf } from '../../model/witness/check-step.ts';
import { lostBy } from '../../model/witness/observe.ts';

const trackedBy = ({ emitted }: CourseStep) =>
  (emitted as readonly VisitEmitted[]).flatMap((one) => (one.type === 'event.tracked' ? [one.tracked.event] : []));
/** Events tracked while typing are not part of a path; analytics.spec covers them. */
const isPressed = (event: string) =>
  event !== '' && event !== 'entering_code_registration' && event !== 'registration_country_changed';
/** Events after which the typed values belong to a form that is gone or filled in again. */
const CLOSING: readonly string[] = [
  'teaser.closed',
  'email.kept',
  'email.changeChosen',
  'registration.begunAnew',
  'code.begun',
];
const soon = (message: string) => ({ message, intervals: [10, 20, 40, 80, 160] });

const TRACKED = 'test.tracked';
/** Consent to analytics. */
const choice = { analytics: true, personalisation: false, version: CHOICE_VERSION };
/**
 * Runs in a page before its scripts: gives consent, and records the names of data layer events across all pages of the
 * tab.
 */
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
  /** Events that must have been tracked so far. */
  readonly #tracked: string[] = [];
  /** The last typed values on the page, by field. */
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

  /** Checks a step against the table. @throws on a contradiction. */
  check(step: CourseStep): void {
    const finding = this.#witness.check({ ...step, earlier: [...this.#tracked] });
    if (finding) throw new Error(finding.text);
    this.#tracked.push(...trackedBy(step));
  }

  /** Checks the events tracked since the first step. */
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

  /** Checks the usable controls of the page, and typed values whose field still exists. */
  async expectPage(step: CourseStep, words: string, own: readonly string[]): Promise<void> {
    await this.expectTracked(words);
    const { there, gone } = controlsExpected(step.after, this.#locale);
    // A field error takes precedence over a connection error and its button.
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
    // A loaded page shows its fields before hydration, and typed values after it.
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
    // A form without a field leaves it empty.
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
