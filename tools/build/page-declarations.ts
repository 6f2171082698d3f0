/**
 * Controls and messages of a page declaration are for its screen, the build and the tests. The chart, which every page
 * loads completely, gets reduced declarations: each as a separate module, `<page>.page.ts?chart`.
 */
import { readFile } from 'node:fs/promises';
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

const IN_A_CHART = /[\\/]machines[\\/].*(?:\.(?:states|machine)\.ts|\.page\.ts\?chart)$/;
const NOT_FOR_A_CHART = ['messages', 'offers', 'groups', 'dialog'];
/** Used only to find a control from outside the page. */
const NOT_FOR_A_SCREEN = ['role', 'tag', 'field'];
const QUERY = '?chart';

export type Range = readonly [start: number, end: number];
export const isNamed = ({ key, computed }: ESTree.ObjectProperty, names: readonly string[]): boolean =>
  !computed &&
  ((key.type === 'Identifier' && names.includes(key.name)) ||
    (key.type === 'Literal' && names.includes(String(key.value))));
/** The object inside `as const satisfies …`. */
function literalOf(node: ESTree.Expression | null): ESTree.ObjectExpression | null {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression') return literalOf(node.expression);
  return node?.type === 'ObjectExpression' ? node : null;
}
/** The ranges of an object's properties of these names, each up to the next. */
export const rangesOf = (
  literal: ESTree.ObjectExpression | null,
  names: readonly string[],
  isMeant: (value: ESTree.Expression) => boolean = () => true,
): Range[] =>
  (literal?.properties ?? []).flatMap((property, index, all) =>
    literal && property.type === 'Property' && isNamed(property, names) && isMeant(property.value)
      ? [[property.start, all[index + 1]?.start ?? literal.end - 1]]
      : [],
  );

/** Replaces ranges by spaces, so that positions are unchanged. */
export const without = (source: string, ranges: readonly Range[]) =>
  ranges.reduce(
    (code, [start, end]) => code.slice(0, start) + code.slice(start, end).replaceAll(/./g, ' ') + code.slice(end),
    source,
  );

/** A declaration's source without the parts and imports that a chart does not need. */
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

/** The source of declarations without the parts used only by tests. */
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
