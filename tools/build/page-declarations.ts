/**
 * What a page declares of its controls and messages is for its screen, the build and the tests. The chart, which every page
 * loads whole, gets the declarations without: each as a module of its own, `<page>.page.ts?chart`.
 */
import { readFile } from 'node:fs/promises';
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

const IN_A_CHART = /[\\/]machines[\\/].*(?:\.(?:states|machine)\.ts|\.page\.ts\?chart)$/;
const NOT_FOR_A_CHART = ['messages', 'offers', 'groups', 'dialog'];
/** By these a control is found by whoever looks at the page from outside. */
const NOT_FOR_A_SCREEN = ['role', 'tag', 'field'];
const QUERY = '?chart';

type Range = readonly [start: number, end: number];
const isNamed = ({ key, computed }: ESTree.ObjectProperty, names: readonly string[]) =>
  !computed && key.type === 'Identifier' && names.includes(key.name);
/** The object beneath `as const satisfies …`. */
function literalOf(node: ESTree.Expression | null): ESTree.ObjectExpression | null {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression') return literalOf(node.expression);
  return node?.type === 'ObjectExpression' ? node : null;
}
/** Where an object’s properties of these names stand, each up to the next. */
const rangesOf = (literal: ESTree.ObjectExpression | null, names: readonly string[]): Range[] =>
  (literal?.properties ?? []).flatMap((property, index, all) =>
    literal && property.type === 'Property' && isNamed(property, names)
      ? [[property.start, all[index + 1]?.start ?? literal.end - 1]]
      : [],
  );

/** Whatever is left stays where it was. */
const without = (source: string, ranges: readonly Range[]) =>
  ranges.reduce(
    (code, [start, end]) => code.slice(0, start) + code.slice(start, end).replaceAll(/./g, ' ') + code.slice(end),
    source,
  );

/** A declaration’s source with what no chart needs blanked out, and the controls that it imports. */
export function forChart(source: string): string {
  const ranges: Range[] = [];
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { init } of declaration.declarations) ranges.push(...rangesOf(literalOf(init), NOT_FOR_A_CHART));
    },
    ImportDeclaration: ({ source: from, start, end }) => {
      if (from.value.endsWith('.offers.ts')) ranges.push([start, end]);
    },
  }).visit(parseSync('page.ts', source).program);
  return without(source, ranges);
}

/** The source of declarations without what only the tests look for. */
export function forScreen(source: string): string {
  const ranges: Range[] = [];
  new Visitor({
    ObjectExpression: (literal) => void ranges.push(...rangesOf(literal, NOT_FOR_A_SCREEN)),
  }).visit(parseSync('page.ts', source).program);
  return without(source, ranges);
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
  transform: {
    filter: { id: /[\\/]machines[\\/].*\.(?:offers|page)\.ts$/ },
    handler: (source) => ({ code: forScreen(source), map: null }),
  },
  load: {
    filter: { id: /\.page\.ts\?chart$/ },
    handler: async (id) => ({
      code: forChart(await readFile(id.slice(0, -QUERY.length), 'utf8')),
      moduleType: 'ts',
    }),
  },
});
