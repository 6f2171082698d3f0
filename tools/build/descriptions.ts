/**
 * Removes the descriptions of the charts, which serve readers, drawings and the inspector, and the types of a setup,
 * which serve the compiler; a production page needs neither.
 */
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

const CHARTS = /[\\/]machines[\\/].*\.(?:states|machine|base)\.ts$/;
const MAKERS = ['createStateConfig', 'createMachine', 'mixed'];
/** Keys whose content is data of the visit, not configuration of the chart. */
const DATA = ['context', 'input', 'output', 'params', 'meta'];

const isCallOf = ({ callee }: ESTree.CallExpression, names: readonly string[]) => {
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  return called.type === 'Identifier' && names.includes(called.name);
};
const nameOf = ({ key, computed }: ESTree.ObjectProperty): string | null => {
  if (computed) return null;
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
};
const isText = (node: ESTree.Expression) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

type Range = readonly [start: number, end: number];
/** The range of a property of that name, up to the next one. */
const rangesOf = (node: ESTree.Argument, wanted: string): Range[] =>
  node.type !== 'ObjectExpression'
    ? []
    : node.properties.flatMap((property, index) =>
        property.type === 'Property' && nameOf(property) === wanted
          ? [[property.start, node.properties[index + 1]?.start ?? node.end - 1] as const]
          : [],
      );
/** The ranges of the descriptions in a chart's configuration, each up to the next property. Functions are skipped. */
function descriptionsIn(node: ESTree.Argument | ESTree.ArrayExpressionElement): Range[] {
  if (node?.type === 'ArrayExpression') return node.elements.flatMap(descriptionsIn);
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property, index) => {
    if (property.type !== 'Property') return [];
    const name = nameOf(property);
    if (name === 'description' && isText(property.value))
      return [[property.start, node.properties[index + 1]?.start ?? node.end - 1] as const];
    return name !== null && DATA.includes(name) ? [] : descriptionsIn(property.value);
  });
}

/** A chart's source with its descriptions replaced by spaces, so that positions are unchanged. */
export function withoutDescriptions(source: string): string {
  const ranges: Range[] = [];
  new Visitor({
    CallExpression: (call) => {
      if (isCallOf(call, MAKERS)) ranges.push(...call.arguments.flatMap(descriptionsIn));
      if (isCallOf(call, ['setup'])) ranges.push(...call.arguments.flatMap((given) => rangesOf(given, 'types')));
    },
  }).visit(parseSync('chart.ts', source).program);
  return ranges.reduce(
    (code, [start, end]) => code.slice(0, start) + code.slice(start, end).replaceAll(/./g, ' ') + code.slice(end),
    source,
  );
}

export const chartsWithoutDescriptions = (): Plugin => ({
  name: 'vestibule:charts-without-descriptions',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: { filter: { id: CHARTS }, handler: (source) => ({ code: withoutDescriptions(source), map: null }) },
});
