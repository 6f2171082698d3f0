/** What a visitor sees, hears and can operate, read from the page. */

/** A page of any engine, for reading. */
interface Readable {
  evaluate: <Result>(read: () => Result) => Promise<Result>;
}
export type Focus = 'heading' | 'alarm' | 'wrong field' | 'page' | 'elsewhere';
export interface PageView {
  path: string;
  title: string;
  heading: string;
  /** True if something is marked as busy. */
  busy: boolean;
  /** Fields marked as invalid. */
  wrong: string[];
  /** Current announcements to assistive technology: alerts and live regions. */
  announced: string[];
}
/** The values of all fields, by name; radio buttons by name and value. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

/** Reads the page. Paths have no trailing slash. */
export const readPage = (page: Readable): Promise<PageView & { focus: Focus; fields: FieldValues }> =>
  page.evaluate(() => {
    const ALARMS = '[role=alert], .notice--alarm, .error-summary';
    const all = <Kind extends Element>(selector: string) =>
      [...document.querySelectorAll<Kind>(selector)].filter((found) => found.checkVisibility());
    const textOf = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
    const active = document.activeElement;
    const focusOf = () => {
      if (!active || active === document.body) return 'page' as const;
      if (active.matches('h1')) return 'heading' as const;
      if (active.matches(ALARMS)) return 'alarm' as const;
      return active.matches('[aria-invalid=true]') ? ('wrong field' as const) : ('elsewhere' as const);
    };
    const isBox = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';
    return {
      path: location.pathname.replace(/\/$/, ''),
      title: document.title,
      heading: textOf(document.querySelector('h1')),
      busy:
        document.querySelector('main [aria-busy=true], main button[aria-disabled=true]:not([aria-controls])') !== null,
      wrong: [
        ...new Set(all('main [aria-invalid=true]').map((field) => field.getAttribute('name') ?? field.id)),
      ].sort(),
      announced: [
        ...all(ALARMS).map((alarm) => textOf(alarm.querySelector('h2, p'))),
        ...all('[aria-live=polite]').map(textOf),
      ]
        .filter((text) => text !== '')
        .sort(),
      focus: focusOf(),
      fields: Object.fromEntries(
        all<HTMLInputElement>('main input, main select').map((field) => [
          field.type === 'radio' ? `${field.name} ${field.value}` : field.name,
          isBox(field) ? field.checked : field.value,
        ]),
      ),
    };
  });
