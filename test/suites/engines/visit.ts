/** A visit in one engine: what the visitor does, and what they must have before them then. */
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import type { RegistrationValues } from '../../../machines/registration/registration.types.ts';
import { BASE } from '../../../src/site.ts';
import { localeOf, wordsIn, type Prefix } from '../../browser/words.ts';
import type { Control, EnginePage, Key } from '../../engines/engine-page.ts';
import { readPage, type FieldValues, type Focus } from '../../model/browser/page-view.ts';
import { screenNamed, type ScreenName } from '../../model/browser/screens.ts';

/** What a page is like besides its screen; by default nothing is wrong, announced or under way. */
export interface Expected {
  focus: Focus;
  prefix?: Prefix;
  /** Below base and language, where it is not the screen's own. */
  at?: string;
  inviter?: string;
  wrong?: readonly string[];
  announced?: readonly string[];
  /** What its fields hold, by name; a radio button by its value too. Left out: they are not looked at. */
  fields?: FieldValues;
}

/** Milliseconds that a page has to become what it must be, and between two looks. */
const PATIENCE = 30_000;
const LOOK = 50;

/** A failure as a reader needs it: one line that says all, then the values that differ. */
const failure = (first: string, differing: readonly string[]) => new Error([first, ...differing].join('\n'));
const written = (value: unknown) => JSON.stringify(value);

export class Visit {
  readonly page: EnginePage;
  /** What was done last, for whoever reads what came of it. */
  #last = 'nothing was done yet';
  #screen = 'no page';

  constructor(page: EnginePage) {
    this.page = page;
  }

  async #do(what: string, work: Promise<void>): Promise<void> {
    this.#last = what;
    try {
      await work;
    } catch (error) {
      throw failure(`${this.#screen}, ${what}: ${error instanceof Error ? error.message : String(error)}`, []);
    }
  }
  /** @param path below base and language, or a whole link of a mail. */
  open = (path: string, prefix: Prefix = ''): Promise<void> => {
    const below = path.startsWith('/') ? BASE + prefix + path : new URL(path).pathname + new URL(path).search;
    return this.#do(`${below} is opened`, this.page.open(below));
  };
  reload = (): Promise<void> => this.#do('it is reloaded', this.page.reload());
  back = (): Promise<void> => this.#do('Back is pressed', this.page.back());
  forward = (): Promise<void> => this.#do('Forward is pressed', this.page.forward());
  press = (name: string, { role = 'button', within = 'main' }: Partial<Control> = {}): Promise<void> =>
    this.#do(`“${name}” is pressed`, this.page.press({ role, name, within }));
  type = (name: string, text: string, within = 'main'): Promise<void> =>
    this.#do(`“${name}” gets ${text}`, this.page.type({ role: 'textbox', name, within }, text));
  check = (name: string, role: 'checkbox' | 'radio' = 'checkbox', on = true, within = 'main'): Promise<void> =>
    this.#do(`“${name}” is ${on ? 'ticked' : 'unticked'}`, this.page.check({ role, name, within }, on));
  choose = (name: string, value: string, within = 'main'): Promise<void> =>
    this.#do(`${value} is chosen as “${name}”`, this.page.choose({ role: 'combobox', name, within }, value));
  key = (key: Key): Promise<void> => this.#do(`${key} is pressed`, this.page.key(key));
  setOnline = (online: boolean): Promise<void> =>
    this.#do(online ? 'the network returns' : 'the network goes', this.page.setOnline(online));

  /** Types a person's details into the fields of these names, and accepts the terms. */
  async fillIn(person: RegistrationValues, fields: readonly (keyof RegistrationValues)[]): Promise<void> {
    const text = wordsIn('en');
    for (const field of fields)
      if (field === 'gender') await this.check(text('fields.woman'), 'radio');
      else if (field === 'country') await this.choose(text('fields.country'), person.country);
      else if (field === 'terms' || field === 'newsletter') await this.check(text(`fields.${field}`));
      else await this.type(text(`fields.${field}`), person[field]);
  }

  /**
   * Waits until a value is the one that it must be.
   * @param what it is, in a few words.
   * @throws after 30 s, with what was done last, what was expected, and what came.
   */
  async sees<Value>(what: string, read: () => Promise<Value>, expected: Value): Promise<void> {
    let came: unknown = 'nothing';
    for (const end = performance.now() + PATIENCE; performance.now() < end; await pause(LOOK)) {
      // A page that is on its way out can't be read.
      came = await read().catch((error: unknown) => String(error));
      if (isDeepStrictEqual(came, expected)) return;
    }
    const differing = Object.keys(Object(expected) as object).filter(
      (key) =>
        !isDeepStrictEqual(Reflect.get(Object(came) as object, key), Reflect.get(Object(expected) as object, key)),
    );
    const isRecord = typeof expected === 'object' && typeof came === 'object' && !Array.isArray(expected);
    const [first = ''] = differing;
    const at = (value: unknown) => written(isRecord ? Reflect.get(Object(value) as object, first) : value);
    throw failure(
      `${this.#screen}, ${this.#last}: expected ${what}${isRecord ? `, ${first}` : ''} ${at(expected)}, came ${at(came)}`,
      isRecord && differing.length > 1 ? [`expected ${written(expected)}`, `came     ${written(came)}`] : [],
    );
  }

  /** @throws where the engine has told of an error. */
  seesNoErrors(): void {
    const errors = this.page.errors();
    if (errors.length > 0)
      throw failure(`${this.#screen}, ${this.#last}: expected no error, came ${errors[0]}`, errors.slice(1));
  }

  /** Waits for a screen, and holds the whole of it to what it must be. */
  async seesScreen(name: ScreenName, expected: Expected): Promise<void> {
    const { focus, prefix = '', at, inviter = 'Clara', wrong = [], announced = [], fields } = expected;
    const text = wordsIn(localeOf(prefix));
    const { path, title, heading } = screenNamed(name);
    const view = {
      path: (BASE + prefix + (at ?? path)).replace(/\/$/, ''),
      title: text(wrong.length > 0 ? 'head.titleRefused' : 'head.title', { page: text(title) }),
      heading: heading.map((key) => text(key, { inviter })).join(' '),
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
    await this.sees(`the screen ${name}`, read, view);
    this.#screen = name;
  }
}
