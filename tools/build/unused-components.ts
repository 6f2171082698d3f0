/**
 * Libraries of components give them names and defaults after they are made. A bundler must take such an assignment for a
 * use, and so keeps what no page draws: forms, fetchers and a whole framework of react-router, Formik's field arrays. So do
 * the makers of Yup's schemas, which are given the prototype of what they make: of dates, numbers, arrays and tuples too.
 */
import { parseSync, type ESTree, type Plugin } from 'vite';

const LIBRARIES = /node_modules[\\/](?:react-router[\\/]dist|react-intl|formik[\\/]dist|yup)[\\/].*\.m?js$/;
/** What only Formik's `connect` needs; loading them does nothing, but they don't say so. */
const HELPERS = /node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/** A call that does nothing but make a component or a context. */
function onlyMakes(node: ESTree.Expression): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  if (callee.type === 'Identifier') return /^createFormatted\w+$/.test(callee.name);
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return false;
  const { object, property } = callee;
  return (
    /^React\d*$/.test(object.name) &&
    property.type === 'Identifier' &&
    ['createContext', 'forwardRef', 'memo'].includes(property.name)
  );
}

/** The parts of `Component.property = value;` */
function assigned(statement: ESTree.Program['body'][number]) {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return null;
  const { left, right } = statement.expression;
  if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier' || left.property.type !== 'Identifier')
    return null;
  return left.computed ? null : { component: left.object.name, property: left.property.name, value: right };
}

/** A library's source that does the same, but for names in React's tools; a component stands in one expression. */
export function inOneExpression(source: string): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const insert = (at: number, text: string) => edits.push({ start: at, end: at, text });
  const made = new Map<string, ESTree.Expression>();
  const makers = new Map<string, ESTree.Function>();
  for (const statement of parseSync('library.js', source).program.body) {
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement.declarations) {
        if (init && id.type === 'Identifier') made.set(id.name, init);
        if (init && onlyMakes(init)) insert(init.start, '/* @__PURE__ */ ');
      }
    if (statement.type === 'FunctionDeclaration' && statement.id) makers.set(statement.id.name, statement);
    const { component = '', property, value } = assigned(statement) ?? {};
    const init = made.get(component);
    const maker = makers.get(component);
    if (property === 'prototype' && maker) {
      const text = source.slice(maker.start, maker.end);
      edits.push({ start: maker.start, end: maker.end, text: '' });
      insert(statement.start, `const ${component} = /* @__PURE__ */ (() => { ${text} `);
      insert(statement.end, ` return ${component}; })();`);
    }
    if (property === 'displayName') edits.push({ start: statement.start, end: statement.end, text: '' });
    if (property === 'defaultProps' && init && value?.type === 'ObjectExpression') {
      edits.push({ start: statement.start, end: statement.end, text: '' });
      insert(init.start, '/* @__PURE__ */ Object.assign(/* @__PURE__ */ ');
      insert(init.end, `, { defaultProps: ${source.slice(value.start, value.end)} })`);
    }
  }
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), source);
}

export const unusedComponents = (): Plugin[] => [
  {
    name: 'vestibule:unused-components',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: { filter: { id: LIBRARIES }, handler: (source) => ({ code: inOneExpression(source), map: null }) },
  },
  {
    name: 'vestibule:unused-helpers',
    apply: 'build',
    transform: { filter: { id: HELPERS }, handler: (code) => ({ code, map: null, moduleSideEffects: false }) },
  },
];
