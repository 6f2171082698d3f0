/** A keyboard user with a screen reader: actions and announcements, in order. */
import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test';
import type { MessageKey } from '../../../locales/messages.ts';
import { LANGUAGES, type Locale } from '../../../locales/languages.ts';
import { BASE } from '../../../machines/domain/site.ts';
import { isLive } from '../../browser/actions.ts';
import { Calls, type Operation } from '../../browser/page-calls.ts';
import { stopClock } from '../../browser/clock.ts';
import type { Mailbox } from '../../browser/mailbox.ts';
import { wordsIn, type Prefix } from '../../browser/shown-messages.ts';
import type { FormDriver } from '../../engines/fill-in.ts';
import type { Heard } from '../../listener/heard.types.ts';
import { HEARD, listen } from '../../listener/listen.ts';
import { Rest } from '../../listener/at-rest.ts';
import { spokenNode } from '../../listener/spoken-node.ts';
import { screenNamed, type ScreenName } from '../../model/browser/distinct-screens.ts';

type Role = 'button' | 'link' | 'textbox' | 'checkbox' | 'radio' | 'combobox';
type Values = Record<string, string | number>;
/** A control, by role and message key. */
interface Place {
  /** CSS selector of the part of the page; by default the main part. */
  within?: string;
  values?: Values;
}

export class Visitor {
  readonly page: Page;
  readonly mailbox: Mailbox;
  readonly text: ReturnType<typeof wordsIn>;
  readonly prefix: Prefix;
  readonly #calls: Calls;
  readonly #session: CDPSession;
  readonly #rest: Rest;
  readonly #lines: string[] = [];
  readonly #faults: string[] = [];
  /** Texts that vary between runs, with their replacements. */
  readonly #stands = new Map<string, string>();
  readonly #held = new Set<string>();
  #title = '';
  /** The places that contained the focus last. */
  #places: readonly string[] = [];

  private constructor(page: Page, mailbox: Mailbox, locale: Locale, session: CDPSession) {
    this.page = page;
    this.mailbox = mailbox;
    this.text = wordsIn(locale);
    this.prefix = locale === 'en' ? '' : `/${locale}`;
    this.#session = session;
    this.#calls = new Calls(page);
    this.#rest = new Rest(page, (request) => this.#held.has(String(request.postDataJSON()?.operationName)));
    this.#lines.push(LANGUAGES[locale].name);
  }
  static async on(page: Page, mailbox: Mailbox, locale: Locale): Promise<Visitor> {
    await page.addInitScript(listen, HEARD);
    await stopClock(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Visitor(page, mailbox, locale, session);
  }

  /** Registers a variable text with its replacement in the transcript. */
  stands(text: string, as: string): string {
    this.#stands.set(text, as);
    return text;
  }
  /** An unused address. */
  newAddress(): string {
    return this.stands(`guest-${crypto.randomUUID()}@example.org`, 'guest@example.org');
  }
  transcript(): string {
    return `${this.#lines.join('\n')}\n`;
  }
  faults(): readonly string[] {
    return this.#faults;
  }

  /** Opens a path relative to base and language. */
  async open(path: string): Promise<void> {
    await this.#does(`opens ${path}`, () => this.#load(BASE + this.prefix + path));
  }
  /** Opens a full address, as from a mail. */
  async openLink(address: string, name: string): Promise<void> {
    await this.#does(`opens ${name}`, () => this.#load(address));
  }
  async moveTo(role: Role, key: MessageKey, place: Place = {}): Promise<Locator> {
    const control = this.#find(role, key, place);
    await this.#does(null, () => control.focus());
    return control;
  }
  /** Moves to a control and presses a key on it. */
  async press(role: Role, key: MessageKey, { with: name = 'Enter', ...place }: Place & { with?: string } = {}) {
    const control = await this.moveTo(role, key, place);
    await this.#does(`presses ${name}`, () => control.press(name));
  }
  async key(name: string): Promise<void> {
    await this.#does(`presses ${name}`, () => this.page.keyboard.press(name));
  }
  async tick(role: 'checkbox' | 'radio', key: MessageKey, place: Place = {}): Promise<void> {
    await this.press(role, key, { ...place, with: 'Space' });
  }
  async type(key: MessageKey, text: string, place: Place = {}): Promise<void> {
    const field = await this.moveTo('textbox', key, place);
    await this.#does(`types “${text}”`, () => field.fill(text));
  }
  async choose(key: MessageKey, value: string, place: Place = {}): Promise<void> {
    const select = await this.moveTo('combobox', key, place);
    await this.#does(`chooses ${value}`, () => select.selectOption(value));
  }
  /** The same within a part of the page, given by a CSS selector. */
  in = (within: string): FormDriver => ({
    type: (key, text) => this.type(key, text, { within }),
    tick: (role, key) => this.tick(role, key, { within }),
    choose: (key, value) => this.choose(key, value, { within }),
  });
  /** Advances the time, a second at a time. */
  async wait(seconds: number): Promise<void> {
    await this.#does(`waits ${seconds} s`, async () => {
      for (let second = 0; second < seconds; second += 1) {
        await this.page.clock.runFor(1000);
        // Attributes announcements to the elapsed time, not to the previous action.
        await this.page.evaluate(() => window.listener?.mark());
      }
    });
  }
  /** Holds the answer of a call; announcements continue. */
  async hold(operation: Operation): Promise<void> {
    this.#held.add(operation);
    await this.#calls.hold(operation);
  }

  /** Waits for a screen; announcements until then belong to the last action. */
  async sees(name: ScreenName, inviter = 'Clara'): Promise<void> {
    const words = screenNamed(name).heading.map((key) => this.text(key, { inviter }));
    await expect(this.page.getByRole('heading', { level: 1, name: words.join(' '), exact: true })).toBeVisible();
    await this.#hears();
  }
  /** Waits until an element is visible; announcements until then belong to the last action. */
  async until(there: Locator): Promise<void> {
    await expect(there).toBeVisible();
    await this.#hears();
  }
  /** Waits for navigation to another path. */
  async leavesFor(path: string): Promise<void> {
    await this.page.waitForURL(`**${path}`);
    await this.#hears();
  }

  /** Before hydration every visitor gets the same document; changes until then belong to its opening. */
  async #load(address: string): Promise<void> {
    await this.page.goto(address);
    await isLive(this.page);
  }
  #find(role: Role, key: MessageKey, { within = 'main', values }: Place): Locator {
    return this.page
      .locator(within)
      .getByRole(role, { name: this.text(key, values), exact: true })
      .first();
  }
  async #does(words: string | null, act: () => Promise<unknown>): Promise<void> {
    if (words !== null) this.#lines.push('', `> ${this.#same(words)}`);
    await test.step(words ?? 'moves on', act);
    await this.#hears();
  }
  async #hears(): Promise<void> {
    await this.#rest.come();
    for (const one of await this.page.evaluate(() => window.listener?.drain() ?? [])) await this.#write(one);
  }
  async #write({ kind, text, faults, ...more }: Heard & { node?: number | null }): Promise<void> {
    if (kind === 'title' && text === this.#title) return;
    if (kind === 'title') this.#title = text;
    const words = kind === 'focus' ? await this.#focus(text, more.node ?? null) : text;
    const line = this.#same(`${kind.padEnd(9)} ${words}`).trimEnd();
    this.#lines.push(`  ${line}${faults.length > 0 ? `  ← ${faults.join(', ')}` : ''}`);
    this.#faults.push(...faults.map((fault) => `${fault}: ${line}`));
  }
  /** The announcement of the focused element: newly entered places, then the element. */
  async #focus(text: string, at: number | null): Promise<string> {
    const node = at === null ? null : await spokenNode(this.#session, at);
    const entered = (node?.places ?? []).filter((place) => !this.#places.includes(place));
    this.#places = node?.places ?? [];
    return node ? [...entered.map((place) => `${place}:`), node.words].join(' ') : `“${text}”, which is gone`;
  }
  #same(text: string): string {
    return [...this.#stands].reduce((line, [from, as]) => line.replaceAll(from, as), text);
  }
}
