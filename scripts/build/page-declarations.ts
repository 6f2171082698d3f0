/**
 * What a page declares of its controls and messages is for its screen, the build and the tests. The chart, which every page
 * loads whole, gets the declarations without: each as a module of its own, `<page>.page.ts?chart`.
 */
import { readFile } from 'node:fs/promises';
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

const IN_A_CHART = /[\\/]machines[\\/].*(?:\.(?:states|machine)\.ts|\.page\.ts\?chart)$/;
const NOT_FOR_A_CHART = ['messages', 'offers', 'groups', 'dialog'];
const QUERY = '?chart';

type Range = readonly [start: number, end: number];
const isNamed = ({ key, computed }: ESTree.ObjectProperty) =>
  !computed && key.type === 'Identifier' && NOT_FOR_A_CHART.includes(key.name);
/** The object beneath `as const satisfies …`. */
function literalOf(node: ESTree.Expression | null): ESTree.ObjectExpression | null {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression') return literalOf(node.expression);
  return node?.type === 'ObjectExpression' ? node : null;
}
const rangesOf = (literal: ESTree.ObjectExpression | null): Range[] =>
  (literal?.properties ?? []).flatMap((property, index, all) =>
    literal && property.type === 'Property' && isNamed(property)
      ? [[property.start, all[index + 1]?.start ?? literal.end - 1]]
      : [],
  );

/** A declaration’s source with what no chart needs blanked out, and the controls that it imports. */
export function forChart(source: string): string {
  const ranges: Range[] = [];
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { init } of declaration.declarations) ranges.push(...rangesOf(literalOf(init)));
    },
    ImportDeclaration: ({ source: from, start, end }) => {
      if (from.value.endsWith('.offers.ts')) ranges.push([start, end]);
    },
  }).visit(parseSync('page.ts', source).program);
  return ranges.reduce(
    (code, [start, end]) => code.slice(0, start) + code.slice(start, end).replaceAll(/./g, ' ') + code.slice(end),
    source,
  );
}

export const declarationsForCharts = (): Plugin => ({
  name: 'vestibule:page-declarations',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  resolveId: {
    filter: { id: /\.page\.ts$/ },
    async handler(source, importer) {
      if (!importer || !IN_A_CHART.test(importer)) return null;
      const found = await this.resolve(source, importer.replace(QUERY, ''), { skipSelf: true });
      return found && found.id + QUERY;
    },
  },
  load: {
    filter: { id: /\.page\.ts\?chart$/ },
    handler: async (id) => ({
      code: forChart(await readFile(id.slice(0, -QUERY.length), 'utf8')),
      moduleType: 'ts',
    }),
  },
});
