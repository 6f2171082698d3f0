/**
 * Which chunk a module of the client is in. A page asks for few: the shell, which starts every visit, the view, which
 * comes while that runs, what its screen is drawn with, and its words. Screens that follow each other are together,
 * since files are smaller together and each costs a request.
 */
import { basename, parse } from 'node:path';
import type { ScreenOfShell, ScreenWithPart } from '../../src/engine/language/page-messages.ts';
import type { Locale } from '../../locales/languages.ts';

/**
 * What is imported later, by the names of its files. A chunk may import those that stand before it, for a module of several is in
 * the first that needs it.
 */
const CHUNKS = {
  view: ['draw'],
  forms: ['CodeEntry'],
  landing: ['Landing'],
  registration: ['RegistrationForm'],
  activation: ['ActivateAccount', 'Activated', 'ActivationError'],
  inbox: ['LeanSecondStep', 'SocialSecondStep', 'FormFinished', 'EmailActive', 'EmailPending'],
  about: ['AboutUs', 'AboutBenefits', 'AboutInvitation', 'AboutClub', 'Stores', 'Accessibility'],
  membership: ['MembershipInterest', 'MembershipApply', 'MembershipConfirmation', 'GiftVoucher', 'Lobby'],
  aside: ['Entrance', 'Deny', 'LoggedOut', 'NotFound', 'Unsubscribe'],
  network: ['calls', 'watch-activation', 'ask-viewer'],
  subscription: ['status-subscription'],
  gate: ['AdminGate'],
  // Whoever is not let in at the gate loads nothing of these (D31).
  admin: ['LinkGenerator', 'SplitGenerator'],
} as const satisfies Record<string, readonly (ScreenWithPart | Lowercase<string>)[]>;

/** A screen that stands in no row is a type error where its page is asked for. */
type ScreenOfChunk = Extract<(typeof CHUNKS)[keyof typeof CHUNKS][number], ScreenWithPart>;

const chunks = Object.keys(CHUNKS) as readonly (keyof typeof CHUNKS)[];
const chunkOf = (file: string) => chunks.find((chunk) => (CHUNKS[chunk] as readonly string[]).includes(file));
/** What is needed on the first pages is there, whoever else needs it; what two of them need, with the forms. */
const FIRST: readonly string[] = ['forms', 'landing', 'registration'];
/** A form that several screens show, in a part of theirs. */
const SHARED_FORM = /[\\/]screens[\\/]parts[\\/]\w+Form\.tsx$/;
/** What else is used by several: small parts. Those of services every visit needs soon. */
const SHARED = 'shared';
const SHARED_SERVICE = /[\\/]src[\\/]services[\\/]/;

/** What the bundler knows of a module. */
interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
const NOTHING: Module = { importedIds: [], dynamicallyImportedIds: [] };

export interface ModuleGraph {
  getModuleInfo: (id: string) => Module | null;
}

/** A module and all that it imports at once. */
function withImports(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([id]);
  for (const one of found) for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) found.add(imported);
  return found;
}

/** All modules that are imported when they are needed, not before. @param from modules to start at. */
function importedLater(from: ReadonlySet<string>, graph: ModuleGraph): ReadonlySet<string> {
  const seen = new Set(from);
  const later = new Set<string>();
  for (const id of seen) {
    const { importedIds, dynamicallyImportedIds } = graph.getModuleInfo(id) ?? NOTHING;
    for (const imported of dynamicallyImportedIds) later.add(imported);
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) seen.add(imported);
  }
  return later;
}

/** The chunk of a module, by who needs it: chunks, or modules that the bundler makes a chunk of. */
function chunkFor(id: string, users: ReadonlySet<string>): string | undefined {
  if (users.has('view')) return 'view';
  if (FIRST.filter((chunk) => users.has(chunk)).length > 1) return 'forms';
  const first = chunks.find((chunk) => users.has(chunk));
  if (users.size === 1 || FIRST.includes(first ?? '')) return first;
  if ([...users].every((user) => (chunks as readonly string[]).includes(user))) return first;
  return SHARED_SERVICE.test(id) ? 'shell' : SHARED;
}

/** The chunk of each module that is not left to the bundler. @param entry what starts every page. */
function assign(entry: string, graph: ModuleGraph): ReadonlyMap<string, string | undefined> {
  const shell = withImports(entry, graph);
  const users = new Map<string, Set<string>>();
  const isUsedBy = (user: string, id: string) => {
    for (const one of withImports(id, graph)) users.set(one, (users.get(one) ?? new Set()).add(user));
  };
  for (const id of importedLater(shell, graph)) isUsedBy(chunkOf(parse(id).name) ?? id, id);
  for (const id of [...users.keys()].filter((one) => SHARED_FORM.test(one))) isUsedBy('forms', id);
  return new Map([
    ...[...users].map(([id, of]) => [id, chunkFor(id, of)] as const),
    ...[...shell].map((id) => [id, 'shell'] as const),
  ]);
}

/** Styles that come with the words of some languages: of several, so of none. */
const OTHER_SCRIPTS = /[\\/]other-scripts\.css$/;

/** The chunk of a language's words: `…/de.json?messages=Landing`. */
function chunkOfWords(id: string): string | null {
  const [file = '', query] = id.split('?');
  const screen = new URLSearchParams(query).get('messages');
  if (screen === null) return null;
  const locale = basename(file, '.json');
  return screen === '' ? locale : `${locale}-${chunkOf(screen) ?? screen}`;
}

/** The names of the chunks that a page begins with. */
export function chunksOfPage(screen: ScreenOfChunk | ScreenOfShell, locale: Locale): readonly string[] {
  const chunk = chunkOf(screen);
  return ['index', 'view', ...(chunk ? [chunk] : []), locale, ...(chunk ? [`${locale}-${chunk}`] : [])];
}

/** For the bundler's groups. @param entry the module that every page starts with, by its whole path. */
export function chunksFrom(entry: string) {
  let assigned: ReadonlyMap<string, string | undefined> | undefined;
  return (id: string, graph: ModuleGraph): string | null =>
    chunkOfWords(id) ??
    (OTHER_SCRIPTS.test(id) ? 'other-scripts' : null) ??
    (assigned ??= assign(entry, graph)).get(id) ??
    null;
}

/** What every page has when it imports something. */
const ALWAYS_THERE = /\/(?:index|rolldown-runtime)-[\w-]+\.js$/;

/** Vite's `resolveDependencies`: what is asked for together with a chunk. One alone is asked for by its import. */
export function preloaded(_chunk: string, dependencies: readonly string[]): string[] {
  const asked = dependencies.filter((file) => !ALWAYS_THERE.test(file));
  return asked.length === 1 ? [] : asked;
}
