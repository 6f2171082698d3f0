/** A visit in one engine: actions, and the expected page after each. */
import { expect, test } from '@playwright/test';
import type { RegistrationValues } from '../../../machines/context/registration.types.ts';
import { BASE } from '../../../machines/domain/site.ts';
import { english, localeOf, wordsIn, type Prefix } from '../../browser/shown-messages.ts';
import type { Control, EnginePage } from '../../engines/engine-page.ts';
import type { FormDriver } from '../../engines/fill-in.ts';
import { readPage, type FieldValues, type Focus } from '../../model/browser/page-view.ts';
import { screenNamed, type ScreenName } from '../../model/browser/distinct-screens.ts';

/** The expected page besides its screen; by default without errors, announcements or pending requests. */
export interface Expected {
  focus: Focus;
  prefix?: Prefix;
  /** The path relative to base and language, if it differs from the screen's. */
  at?: string;
  wrong?: readonly string[];
  announced?: readonly string[];
  /** Field values by name; radio buttons by name and value. Not checked if omitted. */
  fields?: FieldValues;
}
/** The values of the form once a person has filled it in. */
export const holding = ({ gender, ...others }: RegistrationValues): FieldValues => ({
  'gender woman': gender === 'woman',
  'gender man': gender === 'man',
  ...others,
});
/** A page that is being left can't be read. */
const unreadable = (error: unknown) => `unreadable: ${String(error)}`;

export class Visit {
  readonly page: EnginePage;

  constructor(page: EnginePage) {
    this.page = page;
  }

  /** @param path relative to base and language, or a full link of a mail. */
  open = (path: string, prefix: Prefix = ''): Promise<void> => {
    const below = path.startsWith('/') ? BASE + prefix + path : new URL(path).pathname + new URL(path).search;
    return test.step(`${below} is opened`, () => this.page.open(below));
  };
  reload = (): Promise<void> => test.step('it is reloaded', () => this.page.reload());
  back = (): Promise<void> => test.step('Back is pressed', () => this.page.back());
  forward = (): Promise<void> => test.step('Forward is pressed', () => this.page.forward());
  press = (name: string, { role = 'button', within = 'main' }: Partial<Control> = {}): Promise<void> =>
    test.step(`“${name}” is pressed`, () => this.page.press({ role, name, within }));
  type = (name: string, text: string, within = 'main'): Promise<void> =>
    test.step(`“${name}” gets ${text}`, () => this.page.type({ role: 'textbox', name, within }, text));
  check = (name: string, role: 'checkbox' | 'radio' = 'checkbox', on = true, within = 'main'): Promise<void> =>
    test.step(`“${name}” is ${on ? 'ticked' : 'unticked'}`, () => this.page.check({ role, name, within }, on));
  choose = (name: string, value: string, within = 'main'): Promise<void> =>
    test.step(`${value} is chosen as “${name}”`, () => this.page.choose({ role: 'combobox', name, within }, value));
  setOnline = (online: boolean): Promise<void> =>
    test.step(online ? 'the network returns' : 'the network goes', () => this.page.setOnline(online));

  /** The form, in English. */
  readonly form: FormDriver = {
    type: (key, text) => this.type(english(key), text),
    tick: (role, key) => this.check(english(key), role),
    choose: (key, value) => this.choose(english(key), value),
  };

  /** Waits until a value read in the page is as expected. @param what a short description. */
  sees<Value>(what: string, read: () => Value, expected: Value): Promise<void> {
    return expect.poll(() => this.page.evaluate(read).catch(unreadable), what).toEqual(expected);
  }
  /** Waits for a screen, and compares all of it. */
  seesScreen(name: ScreenName, expected: Expected): Promise<void> {
    const { focus, prefix = '', at, wrong = [], announced = [], fields } = expected;
    const text = wordsIn(localeOf(prefix));
    const { path, title, heading } = screenNamed(name);
    const view = {
      path: (BASE + prefix + (at ?? path)).replace(/\/$/, ''),
      title: text(wrong.length > 0 ? 'head.titleRefused' : 'head.title', { page: text(title) }),
      heading: heading.map((key) => text(key, { inviter: 'Clara' })).join(' '),
      busy: false,
      wrong: [...wrong].sort(),
      announced: [...announced].sort(),
      focus,
      ...(fields ? { fields } : {}),
    };
    const read = async () => {
      const { fields: held, ...seen } = await readPage(this.page);
      return { ...seen, ...(fields ? { fields: held } : {}) };
    };
    return expect.poll(() => read().catch(unreadable), `the screen ${name}`).toEqual(view);
  }
}
