/** Invariants of a snapshot: one page, its address, no error page, waits end, no secrets visible, typed values kept. */
import { isDeepStrictEqual } from 'node:util';
import { pageOf, pathOf, readAddress, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import type { Tab } from '../../harness/tab/tab.ts';
import type { World } from '../simulation/world.ts';
import type { Check } from './visit-invariants.ts';

/** In ms: the timeout of every wait (D24), plus the chart's reaction time. */
const LIMIT = 30_000;
/** A press may wait for the verdict of the code, and then for its own answer. */
const BUSY_LIMIT = 2 * LIMIT;

const withoutSlash = (path: string) => path.replace(/\/$/, '');
const stateOf = ({ value }: VisitSnapshot) => JSON.stringify(value);

function checkAddress(check: Check, tab: Tab, snapshot: VisitSnapshot) {
  const path = pathOf(snapshot);
  if (path === null) return;
  const { pathname } = new URL(tab.address);
  const expected = readAddress(pathname).base + path;
  check.holds(
    'addressIsState',
    withoutSlash(pathname) === withoutSlash(expected),
    () => `${tab.name} is on ${stateOf(snapshot)}, and its address is ${pathname} instead of ${expected}`,
  );
}

/** After a Back or Forward within the page. */
export function checkTraversal(check: Check, { traversal }: Tab) {
  if (!traversal) return;
  const { path, before, after } = traversal;
  const { base, page, slug } = readAddress(path);
  const own = pathOf(before);
  const isHere = own !== null && withoutSlash(base + own) === withoutSlash(path);
  const route = { type: 'xstate.route', to: `#${page}`, params: { slug: slug ?? undefined } } as const;
  if (isHere || !before.can(route)) return;
  const isOpen = pageOf(after)?.id === page;
  check.holds('backMoves', isOpen, () => `the entry is of ${page}, and ${stateOf(after)} is shown`);
}

function checkSecrets(check: Check, { secrets, addresses }: World, tab: Tab) {
  const shown = decodeURIComponent(tab.address);
  const found = [...secrets, ...addresses, '@'].find((secret) => secret !== '' && shown.includes(secret));
  check.holds('noSecretsShown', found === undefined, () => `${tab.name} shows ${found} in ${tab.address}`);
}

/** The start time of each wait. */
export class Waits {
  readonly #since = new Map<string, number>();

  check(check: Check, tab: Tab, snapshot: VisitSnapshot) {
    const limits = new Map<string, number>();
    for (const id of tab.waits)
      limits.set(`${tab.name}: ${id} ${snapshot.children[id as keyof typeof snapshot.children]?.sessionId}`, LIMIT);
    if (snapshot.hasTag('busy')) limits.set(`${tab.name}: busy`, BUSY_LIMIT);
    this.forget(tab, limits);
    for (const [wait, limit] of limits) {
      const since = this.#since.get(wait) ?? Date.now();
      this.#since.set(wait, since);
      const passed = Date.now() - since;
      check.holds('waitsEnd', passed < limit, () => `${wait} since ${passed / 1000} s in ${stateOf(snapshot)}`);
    }
  }
  forget(tab: Tab, but: ReadonlyMap<string, number> = new Map()) {
    for (const wait of this.#since.keys())
      if (wait.startsWith(`${tab.name}: `) && !but.has(wait)) this.#since.delete(wait);
  }
}

function checkTyped(check: Check, world: World, tab: Tab, snapshot: VisitSnapshot) {
  const fields = world.fieldsOf(tab);
  for (const [id, typed] of fields.typed) {
    const { values, locked } = tab.run(() => fields.look(snapshot, id));
    for (const [field, value] of Object.entries(typed))
      if (!(field in locked))
        check.holds(
          'typedStays',
          isDeepStrictEqual(values[field], value),
          () =>
            `${id}: ${field} was typed as ${JSON.stringify(value)}, and is ${JSON.stringify(values[field])} on ${stateOf(snapshot)}`,
        );
  }
}

/** Checks of one tab after a step, independent of secrets in the address. */
export function checkPage(check: Check, world: World, waits: Waits, tab: Tab, snapshot: VisitSnapshot) {
  const up = Object.values(snapshot.getMeta()).filter(Boolean).length;
  check.holds('onePage', up === 1, () => `${up} pages are up in ${stateOf(snapshot)}`);
  const isWhole = pageOf(snapshot)?.id !== 'error' && snapshot.status === 'active';
  check.holds('noErrorPage', isWhole, () => `${tab.name} is broken: ${String(snapshot.error)}`);
  checkAddress(check, tab, snapshot);
  waits.check(check, tab, snapshot);
  checkTyped(check, world, tab, snapshot);
}

/** All checks of one tab after a step. */
export function checkTab(check: Check, world: World, waits: Waits, tab: Tab, snapshot: VisitSnapshot) {
  checkPage(check, world, waits, tab, snapshot);
  checkSecrets(check, world, tab);
}
