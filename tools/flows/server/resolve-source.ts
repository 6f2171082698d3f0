/**
 * Resolves an expression of a chart to its source: through names, parts of values, spreads and makers. Static; runs no
 * code.
 */
import type { ESTree } from 'vite';
import { moduleOf, nameOf, type Found, type Node } from './parse-module.ts';

/** Methods of a setup that return their argument. */
const MAKERS = ['createStateConfig', 'createMachine'];

function returnedBy({ file, node, start }: Found): Found | null {
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionDeclaration') return null;
  const { body } = node;
  if (body === null || body.type !== 'BlockStatement') return body && { file, node: body, start };
  const last = body.body.findLast((statement) => statement.type === 'ReturnStatement');
  return last?.argument ? { file, node: last.argument, start } : null;
}

function named(file: string, name: string): Found | null {
  const declared = moduleOf(file).names.get(name);
  if (!declared) return null;
  if ('from' in declared) return named(declared.from, declared.name);
  return declared.part === null ? declared.value : propertyOf(declared.value, declared.part);
}

/** The parts of a state combined by `mixed`. */
const partsOf = (node: Node): readonly Node[] =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'mixed'
    ? node.arguments
    : [];

const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionDeclaration';

/** The value of a call: the argument of a setup's method, or the result of one of our functions. */
function calledValue({ file, start }: Found, { callee, arguments: [given] }: ESTree.CallExpression): Found | null {
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
    return MAKERS.includes(callee.property.name) && given ? valueOf({ file, node: given, start }) : null;
  const maker = valueOf({ file, node: callee, start });
  const made = maker && returnedBy(maker);
  return made && valueOf(made);
}

/**
 * The object or function that an expression resolves to; null if it is not literal. If it is named or built elsewhere,
 * it starts there.
 */
function valueOf(found: Found): Found | null {
  const { file, node, start } = found;
  if (partsOf(node).length > 0 || node.type === 'ObjectExpression' || isFunction(node)) return found;
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return valueOf({ file, node: node.expression, start });
  if (node.type === 'CallExpression') return calledValue(found, node);
  const meant =
    node.type === 'Identifier'
      ? named(file, node.name)
      : node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed
        ? propertyOf({ file, node: node.object, start }, node.property.name)
        : null;
  return meant && valueOf(meant);
}

/** The value of a property, written directly or by a spread; null if missing. The last one wins. */
export function propertyOf(of: Found, key: string): Found | null {
  const object = valueOf(of);
  if (!object) return null;
  const { file, start } = object;
  if (object.node.type !== 'ObjectExpression')
    return partsOf(object.node).reduceRight<Found | null>(
      (has, node) => has ?? propertyOf({ file, node, start }, key),
      null,
    );
  for (const property of object.node.properties.toReversed()) {
    if (property.type === 'SpreadElement') {
      const spread = propertyOf({ file, node: property.argument, start: property.start }, key);
      if (spread) return spread;
    } else if (nameOf(property.key, property.computed) === key)
      return { file, node: property.value, start: property.start };
  }
  return null;
}

/** Where the value of a property is written: at its name or maker, otherwise in place. */
export const writtenAt = (found: Found): Found => valueOf(found) ?? found;
