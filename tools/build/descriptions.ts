/**
 * Removes the descriptions of the charts, which serve readers, drawings and the inspector, and the types of a setup,
 * which serve the compiler; a production page needs neither.
 */
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';
import { isNamed, rangesOf, without, type Range } from './page-declarations.ts';

const CHARTS = /[\\/]machines[\\/].*\.(?:states|machine|base)\.ts$/;
const MAKERS = ['createStateConfig', 'createMachine', 'mixed'];
/** Keys whose content is data of the visit, not configuration of the chart. */
const DATA = ['context', 'input', 'output', 'params', 'meta'];

const isCallOf = ({ callee }: ESTree.CallExpression, names: readonly string[]) => {
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  return called.type === 'Identifier' && names.includes(called.name);
};
const isText = (node: ESTree.Expression) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** The ranges of the descriptions in a chart's configuration, each up to the next property. Functions are skipped. */
function descriptionsIn(node: ESTree.Argument | ESTree.ArrayExpressionElement): Range[] {
  if (node?.type === 'ArrayExpression') return node.elements.flatMap(descriptionsIn);
  if (node?.type !== 'ObjectExpression') return [];
  const inner = node.properties.flatMap((property) =>
    property.type === 'Property' && !isNamed(property, DATA) ? descriptionsIn(property.value) : [],
  );
  return [...rangesOf(node, ['description'], isText), ...inner];
}
const typesIn = (node: ESTree.Argument): Range[] => (node.type === 'ObjectExpression' ? rangesOf(node, ['types']) : []);

/** A chart's source with its descriptions replaced by spaces, so that positions are unchanged. */
export function withoutDescriptions(source: string): string {
  const ranges: Range[] = [];
  new Visitor({
    CallExpression: (call) => {
      if (isCallOf(call, MAKERS)) ranges.push(...call.arguments.flatMap(descriptionsIn));
      if (isCallOf(call, ['setup'])) ranges.push(...call.arguments.flatMap(typesIn));
    },
  }).visit(parseSync('chart.ts', source).program);
  return without(source, ranges);
}

export const chartsWithoutDescriptions = (): Plugin => ({
  name: 'vestibule:charts-without-descriptions',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: { filter: { id: CHARTS }, handler: (source) => ({ code: withoutDescriptions(source), map: null }) },
});
