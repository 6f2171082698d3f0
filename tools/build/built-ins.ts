/**
 * Checks the build against the supported browsers (D58): each built-in that a script uses must exist wherever the page
 * starts, be polyfilled, or be tested before use. Support data comes from MDN's compatibility data.
 */
import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import { parseSync, Visitor, type ESTree } from 'vite';
import { POLYFILLS, NEEDED } from '../../src/built-ins.ts';
import { SUPPORTED } from './browsers.ts';

/** Used only if available, by our sources or by packages. */
const DECLARED: readonly string[] = [
  'Document.startViewTransition',
  'Error.captureStackTrace',
  'Error.stackTraceLimit',
  // React's `Children.toArray`, not the iterator's.
  'Iterator.toArray',
  'Navigator.canShare',
  'Navigator.connection',
  'Navigator.share',
  'Navigator.userActivation',
  'Scheduler.postTask',
  'Temporal.Now',
  'Window.navigation',
];

type Browser = keyof typeof SUPPORTED;
const BROWSERS = Object.keys(SUPPORTED) as Browser[];

/** The first version of a browser that has it, at least in part; infinite if there is no such version. */
const firstWith = ({ support }: CompatStatement, browser: Browser): number =>
  Math.min(
    ...[support[browser] ?? []]
      .flat()
      .filter(({ flags, prefix, alternative_name: other }) => !flags && !prefix && !other)
      .map(({ version_added: added }) => (added ? Number(added.replace('≤', '')) || Infinity : Infinity)),
  );

const language: Readonly<Record<string, Identifier>> = data.javascript['builtins'] ?? {};
const interfaces = { ...data.api, ...language } as Readonly<Record<string, Identifier>>;
const member = (owner: string, name: string): CompatStatement | undefined => {
  const found = interfaces[owner]?.[name] ?? interfaces[owner]?.[`${name}_static`];
  return found?.__compat;
};
const statementOf = (place: string): CompatStatement => {
  const [name = '', owner = ''] = place
    .split('.')
    .filter((part) => part !== 'prototype')
    .toReversed();
  const found = owner ? member(owner, name) : interfaces[name]?.__compat;
  if (!found) throw new Error(`no compatibility data of ${place}`);
  return found;
};
/** The first version of each browser in which the page starts. */
const started = Object.fromEntries(
  BROWSERS.map((browser) => [browser, Math.max(...NEEDED.map((place) => firstWith(statementOf(place), browser)))]),
);
const isNew = (statement: CompatStatement) =>
  BROWSERS.some((browser) => firstWith(statement, browser) > (started[browser] ?? 0));

/** The interface of each global name. */
const INSTANCES: Readonly<Record<string, string>> = {
  crypto: 'Crypto',
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  scheduler: 'Scheduler',
  self: 'Window',
  window: 'Window',
};
/**
 * Browser interfaces whose members are checked on any object; with all interfaces, too many names would be ambiguous.
 */
const FEATURE_TESTED =
  /^(?:AbortSignal|Blob|Document|Element|Event|FormData|HTML(?:Dialog)?Element|Headers|Node|Re(?:quest|sponse)|URL(?:SearchParams)?)$/;
const statementIsNew = (owner: string, name: string) => {
  const statement = member(owner, name);
  return statement !== undefined && isNew(statement);
};
/** The interfaces that have a member, by its name. */
const owners = new Map<string, string[]>();
for (const [owner, { __compat: itself, ...members }] of Object.entries(interfaces)) {
  const { prototype } = (Reflect.get(globalThis, owner) ?? {}) as { prototype?: object };
  const own =
    owner in language
      ? Object.keys(members).filter((name) => prototype && name in prototype)
      : Object.keys(members).filter(() => FEATURE_TESTED.test(owner));
  // A new interface has no instances unless it is constructed by name.
  if (!itself || !isNew(itself)) for (const name of own) owners.set(name, [...(owners.get(name) ?? []), owner]);
}

/** A member of an object of unknown type is new if it is new in every interface that has it. */
function ofSome(name: string): string | undefined {
  const found = owners.get(name) ?? [];
  return found.length > 0 && found.every((owner) => statementIsNew(owner, name)) ? `${found[0]}.${name}` : undefined;
}

/** Built-ins in a script that some browser in which the page starts lacks, as `Interface.member`, each once. */
export function newBuiltIns(code: string): readonly string[] {
  const found = new Set<string>();
  const add = (name: string | undefined) => void (name && found.add(name));
  const onSome = (target: ESTree.Node) => {
    if (target.type !== 'MemberExpression' || target.computed || target.property.type !== 'Identifier') return;
    const { object, property } = target;
    if (object.type === 'Identifier' && (INSTANCES[object.name] ?? interfaces[object.name])) return;
    add(ofSome(property.name));
  };
  const byName = (callee: ESTree.Expression) => {
    if (callee.type === 'Identifier' && interfaces[callee.name]?.__compat && isNew(statementOf(callee.name)))
      add(callee.name);
  };
  new Visitor({
    CallExpression: ({ callee }) => {
      byName(callee);
      onSome(callee);
    },
    NewExpression: ({ callee }) => byName(callee),
    AssignmentExpression: ({ left }) => onSome(left),
    MemberExpression: ({ object, property, computed }) => {
      if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return;
      const owner = INSTANCES[object.name] ?? object.name;
      if (statementIsNew(owner, property.name)) add(`${owner}.${property.name}`);
    },
  }).visit(parseSync('script.js', code).program);
  return [...found].toSorted();
}

/** What the oldest supported version of a browser lacks: global names, and members as `Interface.member`. */
export const lackingIn = (browser: Browser): readonly string[] => {
  const isLacking = ({ __compat: statement }: Identifier) =>
    statement !== undefined && firstWith(statement, browser) > Number(SUPPORTED[browser]);
  const found: string[] = [];
  for (const [owner, members] of Object.entries(interfaces)) {
    if (isLacking(members)) found.push(owner);
    for (const name of Object.keys(members))
      if (name !== '__compat' && isLacking(members[name] ?? {})) found.push(`${owner}.${name.replace(/_static$/, '')}`);
  }
  return found;
};

const nameOf = (owner: object) => (typeof owner === 'function' ? owner.name : owner.constructor.name);
/** As `Interface.member`. */
const brought = POLYFILLS.flatMap(([owner, members]) => Object.keys(members).map((name) => `${nameOf(owner)}.${name}`));

/** @throws if scripts use something that a browser may lack. @param scripts by name. */
export function holdToBrowsers(scripts: Readonly<Record<string, string>>): void {
  const missing = Object.entries(scripts).flatMap(([file, code]) =>
    newBuiltIns(code)
      .filter((name) => !brought.includes(name) && !DECLARED.includes(name))
      .map((name) => `${name} in ${file}`),
  );
  if (missing.length > 0) throw new Error(`not in every browser of D58:\n${missing.join('\n')}`);
}
