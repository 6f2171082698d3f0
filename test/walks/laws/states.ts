/** The laws of a snapshot: one page, its address, no error page, waits that end, nothing secret shown. */
import { isDeepStrictEqual } from 'node:util';
import { pageOf, pathOf, readAddress, type VisitSnapshot } from '../../../src/engine/pages.ts';
import type { Tab } from '../browser/tab.ts';
import type { Scene } from '../scene.ts';
import { formsOn, type FormId } from '../visitor/forms.ts';
import type { Judge } from './laws.ts';

/** Milliseconds; the end of every wait (D24), and what the chart takes to notice. */
const LIMIT = 30_000;
/** A press may wait for the verdict of the code, and then for its own answer. */
const BUSY_LIMIT = 2 * LIMIT;

const withoutSlash = (path: string) => path.replace(/\/$/, '');
const told = (snapshot: VisitSnapshot) => JSON.stringify(snapshot.value);

function judgeAddress(judge: Judge, tab: Tab, snapshot: VisitSnapshot) {
  const path = pathOf(snapshot);
  if (path === null) return;
  const { pathname } = new URL(tab.address);
  const wanted = readAddress(pathname).base + path;
  judge.holds(
    'addressIsState',
    withoutSlash(pathname) === withoutSlash(wanted),
    () => `${tab.name} is on ${told(snapshot)}, and its address is ${pathname} instead of ${wanted}`,
  );
}

/** After a Back or Forward within the page. */
export function judgeTravel(judge: Judge, { travel }: Tab) {
  if (!travel) return;
  const { path, before, after } = travel;
  const { base, page, slug } = readAddress(path);
  const own = pathOf(before);
  const isHere = own !== null && withoutSlash(base + own) === withoutSlash(path);
  const route = { type: 'xstate.route', to: `#${page}`, params: { slug: slug ?? undefined } } as const;
  if (isHere || !before.can(route)) return;
  judge.holds('backMoves', pageOf(after)?.id === page, () => `the entry is of ${page}, and ${told(after)} is shown`);
}

function judgeSecrets(judge: Judge, scene: Scene, tab: Tab) {
  const shown = decodeURIComponent(tab.address);
  const found = [...scene.secrets, ...scene.addresses, '@'].find((secret) => secret !== '' && shown.includes(secret));
  judge.holds('noSecretsShown', found === undefined, () => `${tab.name} shows ${found} in ${tab.address}`);
}

/** Since when each thing is waited for. */
export class Waits {
  readonly #since = new Map<string, number>();

  judge(judge: Judge, tab: Tab, snapshot: VisitSnapshot, now: number) {
    const waits = new Map<string, number>();
    for (const [id, child] of Object.entries(snapshot.children))
      if (child && id !== 'watchActivation') waits.set(`${tab.name}: ${id} ${child.sessionId}`, LIMIT);
    if (snapshot.hasTag('busy')) waits.set(`${tab.name}: busy`, BUSY_LIMIT);
    for (const wait of this.#since.keys())
      if (wait.startsWith(`${tab.name}: `) && !waits.has(wait)) this.#since.delete(wait);
    for (const [wait, limit] of waits) {
      const since = this.#since.get(wait) ?? now;
      this.#since.set(wait, since);
      judge.holds(
        'waitsEnd',
        now - since < limit,
        () => `${wait} since ${(now - since) / 1000} s in ${told(snapshot)}`,
      );
    }
  }
  forget(tab: Tab) {
    for (const wait of this.#since.keys()) if (wait.startsWith(`${tab.name}: `)) this.#since.delete(wait);
  }
}

/** What a form shows, or would show if it came now. */
function shownBy(scene: Scene, tab: Tab, snapshot: VisitSnapshot, id: FormId) {
  const desk = scene.deskOf(tab);
  const sheet = desk.sheets.get(id);
  const form = formsOn(snapshot).find((one) => one.id === id);
  if (sheet) return { values: sheet.values, locked: form?.locked ?? {} };
  const { attempt } = snapshot.context;
  const known = id === 'registration' && attempt ? { ...attempt.values } : {};
  const unseen = { id, initial: desk.initialOf(id), known, begin: <T>(values: T) => values };
  return { values: tab.act(() => desk.seed(unseen)), locked: {} };
}
function judgeTyped(judge: Judge, scene: Scene, tab: Tab, snapshot: VisitSnapshot) {
  for (const [id, typed] of scene.deskOf(tab).typed) {
    const { values, locked } = shownBy(scene, tab, snapshot, id);
    for (const [field, value] of Object.entries(typed))
      if (!(field in locked))
        judge.holds('typedStays', isDeepStrictEqual(values[field], value), () => {
          return `${id}: ${field} was typed as ${JSON.stringify(value)}, and is ${JSON.stringify(values[field])} on ${told(snapshot)}`;
        });
  }
}

/** One tab, after a step. */
export function judgeTab(judge: Judge, scene: Scene, waits: Waits, tab: Tab) {
  const snapshot = scene.snapshotOf(tab);
  if (!snapshot) return;
  const up = Object.values(snapshot.getMeta()).filter(Boolean).length;
  judge.holds('onePage', up === 1, () => `${up} pages are up in ${told(snapshot)}`);
  judge.holds(
    'noErrorPage',
    pageOf(snapshot)?.id !== 'error' && snapshot.status === 'active',
    () => `${tab.name} is broken: ${String(snapshot.error)}`,
  );
  judgeAddress(judge, tab, snapshot);
  judgeSecrets(judge, scene, tab);
  waits.judge(judge, tab, snapshot, scene.browser.now);
  judgeTyped(judge, scene, tab, snapshot);
}
