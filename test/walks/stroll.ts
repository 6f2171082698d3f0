/** A walk as it is taken: step after step, with every law judged after each, and a determined visitor at the end. */
import { pageOf } from '../../src/engine/pages.ts';
import type { Tab } from './browser/tab.ts';
import { count, countCalls, nothingSeen } from './coverage.ts';
import { CallLaws } from './laws/calls.ts';
import { judgeEarned } from './laws/earned.ts';
import { Judge } from './laws/laws.ts';
import { judgeTab, judgeTravel, Waits } from './laws/states.ts';
import type { Noises } from './noises.ts';
import type { Scene } from './scene.ts';
import { Determined } from './visitor/determined.ts';
import { perform } from './visitor/perform.ts';
import { stepWords, type Deed, type Step } from './visitor/steps.ts';

/** Steps within which the determined visitor must have come to a good end. */
const ENOUGH = 25;

export class Stroll {
  readonly scene: Scene;
  readonly judge = new Judge();
  readonly coverage = nothingSeen();
  readonly words: string[] = [];
  readonly steps: Step[] = [];
  readonly #laws: CallLaws;
  readonly #waits = new Waits();
  readonly #noises: Noises;

  constructor(scene: Scene, noises: Noises) {
    this.scene = scene;
    this.#noises = noises;
    this.#laws = new CallLaws(this.judge, scene);
    scene.browser.unloadWatchers.push((tab) => {
      this.#waits.forget(tab);
      if (scene.browser.habits.storage !== 'kept') this.#forget(tab);
    });
  }

  #forget(tab: Tab, slots: readonly string[] = ['attempt', 'completion', 'press', 'email']) {
    this.#laws.forget(tab, slots);
  }
  /** What ends the memory of a press, before the step that does it. */
  #forgetBy(deed: Deed) {
    const { tab } = this.scene.browser;
    if (deed.do === 'open') this.#forget(tab);
    if (deed.do !== 'press') return;
    if (deed.press === 'logOut') this.#forget(tab);
    if (deed.press === 'keepEmail') this.#forget(tab, ['email']);
    if (deed.press === 'returnToForm') this.#forget(tab, ['completion']);
  }

  async begin(words: string) {
    const { scene } = this;
    const { habits } = scene.browser;
    this.words.push(
      `begins ${words}; storage is ${habits.storage}, cookies are ${habits.cookies ? 'taken' : 'refused'}`,
    );
    const tab = scene.browser.openTab();
    const { address, registered } = scene.beginning;
    tab.open(address ?? (await scene.registerElsewhere(registered ?? '')));
    await scene.settle();
    this.#judgeAll({ do: 'reload' }, false);
  }

  /** False where the step is not possible. */
  async take(step: Step, by = ''): Promise<boolean> {
    const { scene } = this;
    const busy = scene.browser.tabs.some((tab) => scene.snapshotOf(tab)?.hasTag('busy'));
    scene.network.step = this.words.length;
    this.#forgetBy(step);
    if (!(await perform(scene, step))) return false;
    if (scene.network.failure) throw new Error('the back end does not answer', { cause: scene.network.failure });
    this.steps.push(step);
    this.words.push(by + scene.named(stepWords(step)) + this.#where());
    this.coverage.steps += 1;
    count(this.coverage.deeds, step.do === 'go' ? (step.steps < 0 ? 'back' : 'forward') : step.do);
    this.#judgeAll(step, busy);
    return true;
  }
  #where(): string {
    const { tab } = this.scene.browser;
    const snapshot = this.scene.snapshotOf(tab);
    return `  → ${snapshot ? JSON.stringify(snapshot.value) : 'away'} ${JSON.stringify(snapshot?.context.problem ?? null)}`;
  }
  #judgeAll(deed: Deed, busy: boolean) {
    const { scene, judge } = this;
    for (const tab of scene.browser.tabs) {
      const snapshot = scene.snapshotOf(tab);
      if (!snapshot) continue;
      count(this.coverage.pages, pageOf(snapshot)?.id ?? 'none');
      judgeTab(judge, scene, this.#waits, tab);
      judgeEarned(judge, scene, snapshot);
    }
    if (deed.do === 'go') judgeTravel(judge, scene.browser.tab);
    this.#laws.judge(deed, busy);
    const noise = this.#noises.take();
    judge.holds('nothingLoose', noise.length === 0, () => noise.join('\n'));
  }

  /** All is well again. */
  async end() {
    const { scene, judge } = this;
    const { network, browser } = scene;
    network.armed.length = 0;
    if (!browser.online) await this.take({ do: 'network', online: true, faults: [] }, 'at the end: ');
    const visitor = new Determined();
    for (let taken = 0; ; taken += 1) {
      const snapshot = scene.snapshotOf(browser.tab);
      const next = snapshot
        ? visitor.next(snapshot, (form) => scene.deskOf(browser.tab).sheets.get(form)?.values ?? {})
        : visitor.away(new URL(browser.tab.address).pathname);
      if ('end' in next) {
        count(this.coverage.ends, next.end);
        this.words.push(`at the end: ${next.end}`);
        break;
      }
      judge.holds('goodEnd', taken < ENOUGH, () => `still on ${JSON.stringify(snapshot?.value)}`);
      const done = await this.take({ ...next, faults: [] }, 'at the end: ');
      judge.holds(
        'goodEnd',
        done,
        () => `${stepWords({ ...next, faults: [] })} is not possible on ${JSON.stringify(snapshot?.value)}`,
      );
    }
    judge.holds('goodEnd', true, () => '');
    this.#laws.judgeEffects();
  }
  async close() {
    countCalls(this.coverage, this.scene.network.calls);
    this.scene.browser.close();
    // What was sent last may still be carried out.
    await this.scene.settle();
    this.#noises.take();
  }
}
