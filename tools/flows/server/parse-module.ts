/** Parses the sources of the charts: the declarations of each module. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type ESTree } from 'vite';

export type Node = ESTree.Expression | ESTree.SpreadElement | ESTree.Function | ESTree.BindingPattern;
/** A node in a file. */
export interface Found {
  file: string;
  node: Node;
  /** Start offset of the enclosing declaration or property. */
  start: number;
}
/** A name of a module: a value, a part of a value, or an import. */
export type Declared = { value: Found; part: string | null } | { from: string; name: string };

interface Module {
  source: string;
  names: ReadonlyMap<string, Declared>;
}

/** The name of a property, or null. */
export const nameOf = (key: ESTree.PropertyKey, computed: boolean): string | null => {
  if (computed) return null;
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
};

function declaredBy(file: string, { id, init, start }: ESTree.VariableDeclarator): [string, Declared][] {
  if (!init) return [];
  const value: Found = { file, node: init, start };
  if (id.type === 'Identifier') return [[id.name, { value, part: null }]];
  if (id.type !== 'ObjectPattern') return [];
  return id.properties.flatMap((property): [string, Declared][] =>
    property.type === 'Property' && property.value.type === 'Identifier'
      ? [[property.value.name, { value, part: nameOf(property.key, property.computed) }]]
      : [],
  );
}

function importedBy(file: string, { source, specifiers }: ESTree.ImportDeclaration): [string, Declared][] {
  if (!source.value.startsWith('.')) return [];
  const from = join(dirname(file), source.value);
  return specifiers.flatMap((one): [string, Declared][] =>
    one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
      ? [[one.local.name, { from, name: one.imported.name }]]
      : [],
  );
}

function namesIn(file: string, statement: ESTree.Program['body'][number]): [string, Declared][] {
  if (statement.type === 'ImportDeclaration') return importedBy(file, statement);
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'FunctionDeclaration' && declaration.id)
    return [[declaration.id.name, { value: { file, node: declaration, start: declaration.start }, part: null }]];
  return declaration?.type === 'VariableDeclaration'
    ? declaration.declarations.flatMap((one) => declaredBy(file, one))
    : [];
}

const modules = new Map<string, Module>();
/** A module, parsed once per process. */
export function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  const { body } = parseSync(file, source).program;
  const module = { source, names: new Map(body.flatMap((statement) => namesIn(file, statement))) };
  modules.set(file, module);
  return module;
}
/** @returns the line, from 1. */
export const lineOf = ({ file, start }: Found): number => moduleOf(file).source.slice(0, start).split('\n').length;

/** The declarations of a module that hold an object, by name. */
export const objectsIn = (file: string): readonly Found[] =>
  [...moduleOf(file).names.values()].flatMap((declared) => ('value' in declared ? [declared.value] : []));
