/**
 * Assigns the client's modules to chunks. A page requests few of them: the shell, which starts every visit; the view,
 * which loads meanwhile; those of its screen; and its messages. Consecutive screens share a chunk, since larger files
 * compress better and each file costs a request.
 */
import { basename, parse } from 'node:path';
import type { ScreenOfShell, ScreenWithPart } from '../../src/engine/language/page-messages.ts';
import type { Locale } from '../../locales/languages.ts';

/**
 * Dynamic imports, by file name. A chunk may import earlier ones, because a shared module is in the first chunk that
 * needs it.
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
  // Not loaded by visitors without admin access (D31).
  admin: ['LinkGenerator', 'SplitGenerator'],
} as const satisfies Record<string, readonly (ScreenWithPart | Lowercase<string>)[]>;

/** A screen without a row is a type error where its page is requested. */
type ScreenOfChunk = Extract<(typeof CHUNKS)[keyof typeof CHUNKS][number], ScreenWithPart>;

const chunks = Object.keys(CHUNKS) as readonly (keyof typeof CHUNKS)[];
const chunkOf = (file: string) => chunks.find((chunk) => (CHUNKS[chunk] as readonly string[]).includes(file));
/** Modules of the first pages are in their chunk even if others need them; those of two first pages are in `forms`. */
const FIRST: readonly string[] = ['forms', 'landing', 'registration'];
/** A form in a part that several screens share. */
const SHARED_FORM = /[\\/]screens[\\/]parts[\\/]\w+Form\.tsx$/;
/** Chunk of other shared modules, which are small. Shared services go into `shell`, as every visit needs them soon. */
const SHARED = 'shared';
const SHARED_SERVICE = /[\\/]src[\\/]services[\\/]/;

/** The bundler's data on a module. */
interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
const NOTHING: Module = { importedIds: [], dynamicallyImportedIds: [] };

interface ModuleGraph {
  getModuleInfo: (id: string) => Module | null;
}

/** A module and all its static imports. */
function withImports(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([id]);
  for (const one of found) for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) found.add(imported);
  return found;
}

/** All modules that are imported dynamically. @param from modules to start at. */
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

/** The chunk of a module, by its users: chunks, or modules with a chunk of the bundler's choice. */
function chunkFor(id: string, users: ReadonlySet<string>): string | undefined {
  if (users.has('view')) return 'view';
  if (FIRST.filter((chunk) => users.has(chunk)).length > 1) return 'forms';
  const first = chunks.find((chunk) => users.has(chunk));
  if (users.size === 1 || FIRST.includes(first ?? '')) return first;
  if ([...users].every((user) => (chunks as readonly string[]).includes(user))) return first;
  return SHARED_SERVICE.test(id) ? 'shell' : SHARED;
}

/** The chunk of each module that is not left to the bundler. @param entry the entry module of every page. */
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

/** Styles that are loaded with the messages of several languages, so they have a separate chunk. */
const OTHER_SCRIPTS = /[\\/]other-scripts\.css$/;

/** The chunk of a language's messages: `…/de.json?messages=Landing`. */
function chunkOfWords(id: string): string | null {
  const [file = '', query] = id.split('?');
  const screen = new URLSearchParams(query).get('messages');
  if (screen === null) return null;
  const locale = basename(file, '.json');
  return screen === '' ? locale : `${locale}-${chunkOf(screen) ?? screen}`;
}

/** The names of the chunks that a page starts with. */
export function chunksOfPage(screen: ScreenOfChunk | ScreenOfShell, locale: Locale): readonly string[] {
  const chunk = chunkOf(screen);
  return ['index', 'view', ...(chunk ? [chunk] : []), locale, ...(chunk ? [`${locale}-${chunk}`] : [])];
}

/** For the bundler's groups. @param entry full path of every page's entry module. */
export function chunksFrom(entry: string) {
  let assigned: ReadonlyMap<string, string | undefined> | undefined;
  return (id: string, graph: ModuleGraph): string | null =>
    chunkOfWords(id) ??
    (OTHER_SCRIPTS.test(id) ? 'other-scripts' : null) ??
    (assigned ??= assign(entry, graph)).get(id) ??
    null;
}

/** Chunks that are loaded on every page before any import. */
const ALWAYS_THERE = /\/(?:index|rolldown-runtime)-[\w-]+\.js$/;

/**
 * Vite's `resolveDependencies`: files to preload together with a chunk. A single file needs no preload, because its
 * import requests it.
 */
export function preloaded(_chunk: string, dependencies: readonly string[]): string[] {
  const asked = dependencies.filter((file) => !ALWAYS_THERE.test(file));
  return asked.length === 1 ? [] : asked;
}
