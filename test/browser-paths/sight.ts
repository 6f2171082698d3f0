/** What a visitor has before him, seen, heard and under the keyboard: read from the page. */
import type { Page } from '@playwright/test';

export type Focus = 'heading' | 'alarm' | 'wrong field' | 'page' | 'elsewhere';
export interface Sight {
  path: string;
  title: string;
  heading: string;
  /** Whether something is said to be under way. */
  busy: boolean;
  /** Fields that are called wrong. */
  wrong: string[];
  /** What assistive technology has been told and stands there still: alarms, and live regions. */
  announced: string[];
}

export const sightOf = (page: Page): Promise<Sight & { focus: Focus }> =>
  page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((found) => found.checkVisibility());
    const words = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
    const active = document.activeElement;
    const focusOf = () => {
      if (!active || active === document.body) return 'page' as const;
      if (active.matches('h1')) return 'heading' as const;
      if (active.matches('[role=alert]')) return 'alarm' as const;
      return active.matches('[aria-invalid=true]') ? ('wrong field' as const) : ('elsewhere' as const);
    };
    return {
      path: location.pathname,
      title: document.title,
      heading: words(document.querySelector('h1')),
      busy:
        document.querySelector('main [aria-busy=true], main button[aria-disabled=true]:not([aria-controls])') !== null,
      wrong: [
        ...new Set(all('main [aria-invalid=true]').map((field) => field.getAttribute('name') ?? field.id)),
      ].sort(),
      announced: [
        ...all('[role=alert]').map((alarm) => words(alarm.querySelector('h2, p'))),
        ...all('output').map(words),
      ]
        .filter((said) => said !== '')
        .sort(),
      focus: focusOf(),
    };
  });
