/** Where a visitor stands: what the page says, offers and holds. */
import { expect, type Page } from '@playwright/test';
import { screens, type ScreenName } from '../model/browser/screens.ts';
import { english } from '../browser/words.ts';
import { RETRY_AFTER } from '../model/faults.ts';
import { FAULTS, type FaultName } from '../model/faults.ts';
import { BASE } from '../../src/site.ts';

/** Milliseconds after which something is given up: nothing in the table takes long. */
export const PATIENCE = 10_000;
export const quick = { timeout: PATIENCE, intervals: [10, 20, 40, 80, 160] };

export interface Standing {
  path: string;
  heading: string;
  /** Of every alarm on the page. */
  told: (string | undefined)[];
  busy: boolean;
  /** Fields that are called wrong. */
  wrong: (string | null)[];
  /** What every field holds, by its name. */
  fields: Record<string, string | boolean>;
}
/** A screen, and the path of it where that is not its own. */
export interface Place {
  screen: ScreenName;
  at?: string;
}

export const standingOf = (page: Page): Promise<Standing> =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const all = <Kind extends Element>(selector: string) => [...main.querySelectorAll<Kind>(selector)];
    const words = (element: Element | undefined | null) => element?.textContent.replaceAll(/\s+/g, ' ').trim();
    const isBox = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';
    return {
      path: location.pathname,
      heading: words(all('h1')[0]) ?? '',
      told: all('[role=alert]').map((alarm) => words(alarm.querySelector('p'))),
      busy: main.querySelector('[aria-busy=true], button[aria-disabled=true]:not([aria-controls])') !== null,
      wrong: all('[aria-invalid=true]').map((field) => field.getAttribute('name')),
      fields: Object.fromEntries(
        all<HTMLInputElement>('input, select').map((field) => [
          field.type === 'radio' ? `${field.name} ${field.value}` : field.name,
          isBox(field) ? field.checked : field.value,
        ]),
      ),
    };
  });

export const headingOf = (screen: ScreenName): string =>
  screens[screen].heading.map((key) => english(key, { inviter: 'Clara' })).join(' ');
export const pathOf = ({ screen, at }: Place): string => BASE + (at ?? screens[screen].path);

/** Waits until nothing is wrong, and the visitor stands there. */
export const expectStanding = (page: Page, place: Place) =>
  expect
    .poll(async () => {
      const { path, heading, told, busy, wrong } = await standingOf(page);
      return { path, heading, told, busy, wrong };
    }, quick)
    .toEqual({ path: pathOf(place), heading: headingOf(place.screen), told: [], busy: false, wrong: [] });

/** The words of D24 for a fault that is told. */
export function wordsFor(fault: FaultName): string[] {
  const { failure } = FAULTS[fault];
  if (failure === null || failure === 'missing') return [];
  return [english(`problem.${failure}`, { seconds: fault === 'tooManyRequests' ? RETRY_AFTER : 0 })];
}
