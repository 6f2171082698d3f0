/** A keyboard and screen reader user: actions, and Orca's output after each. */
import { escapeRegExp } from 'es-toolkit/string';
import type { MessageKey } from '../../../locales/messages.ts';
import { BASE } from '../../../machines/domain/site.ts';
import { textsIn } from '../../../locales/texts.ts';
import { english } from '../../browser/shown-messages.ts';
import type { Desktop } from './desktop.ts';
import type { Limits } from './reader.ts';
import { HeardOtherwise, isSame, type Step } from './stored-walk.ts';

/** Maximum number of Tab presses to find a control. */
const MOST_STOPS = 60;
/** Announced when the page has loaded. */
const READ = /^Finished loading .*Vestibule/;
/** The announcements while a page opens vary: its heading, its first stop, the consent banner. */
const ALL = /./;

export class Listener {
  readonly steps: Step[] = [];
  readonly #desktop: Desktop;
  readonly #origin: string;
  /** The stored transcript; null on the first recording. */
  readonly #kept: readonly Step[] | null;
  /** Messages of slowness, which vary by machine. */
  readonly #waits: RegExp;

  constructor(desktop: Desktop, origin: string, kept: readonly Step[] | null) {
    this.#desktop = desktop;
    this.#origin = origin;
    this.#kept = kept;
    const waits = Object.entries(textsIn('en')).flatMap(([key, text]) => (key.startsWith('waiting.') ? [text] : []));
    this.#waits = new RegExp(`^(${waits.map(escapeRegExp).join('|')})`);
  }

  /** Opens a path relative to the base. */
  open = (path: string) => this.#load(`opens ${path}`, `${this.#origin}${BASE}${path}`);
  /** Opens a full address, as from a mail. */
  openLink = (address: string, name: string) =>
    this.#load(`opens ${name}`, this.#origin + new URL(address).pathname + new URL(address).search);
  /** Presses keys by their X names, one after the other. */
  press = (...names: string[]) => this.#does(`presses ${names.join(' ')}`, () => this.#desktop.reader.key(...names));
  /** Replaces the value of the field by typing. */
  type = (text: string) => this.#does(`types “${text}”`, () => this.#desktop.reader.type(text));
  /** Presses Tab until an announcement starts with these words. */
  moveTo = async (words: string): Promise<void> => {
    for (let stops = 0; stops < MOST_STOPS; stops += 1)
      if ((await this.press('Tab')).some((said) => said.startsWith(words))) return;
    throw new Error(`“${words}” is never said.`);
  };
  to = (key: MessageKey, role = '') => this.moveTo(`${english(key)} ${role}`.trim());
  /** Moves to a control and presses a key on it. */
  use = async (key: MessageKey, role: string, press = 'Return'): Promise<void> => {
    await this.to(key, role);
    await this.press(press);
  };
  /** Moves to a field and types. */
  fill = async (key: MessageKey, text: string): Promise<void> => {
    await this.to(key, 'entry');
    await this.type(text);
  };
  /** Waits for a matching announcement. */
  waitFor = (words: RegExp) => this.#does('waits', () => undefined, { until: words, without: this.#waits });
  /** Closes the tab of the browser. */
  close = () => this.#desktop.reader.key('ctrl+w');

  #load(did: string, address: string): Promise<readonly string[]> {
    return this.#does(did, () => this.#desktop.open(address), { until: READ, without: ALL });
  }
  async #does(did: string, act: () => unknown, limits: Limits = { without: this.#waits }): Promise<readonly string[]> {
    const expected = this.#kept?.[this.steps.length];
    await act();
    const said = await this.#desktop.reader.hear(expected?.heard ?? null, limits);
    const step = { did, heard: said };
    this.steps.push(step);
    if (this.#kept && !isSame(expected, step)) throw new HeardOtherwise(expected, step);
    return said;
  }
}
