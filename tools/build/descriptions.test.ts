import { globSync, readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import { withoutDescriptions } from './descriptions.ts';

/** The source without white space, for comparison. */
const packed = (source: string) => withoutDescriptions(source).replaceAll(/\s/g, '');

describe('a description is dropped', () => {
  test.each([
    ['first', "{ description: 'x', id: 'a' }", "{id:'a'}"],
    ['in the middle', `{ id: 'a', description: "x", tags: 'b' }`, "{id:'a',tags:'b'}"],
    ['last', "{ id: 'a', description: `x` }", "{id:'a',}"],
    ['last, with a comma', "{ id: 'a', description: 'x', }", "{id:'a',}"],
    ['alone', "{ description: 'x' }", '{}'],
    ['under a quoted name', "{ 'description': 'x', id: 'a' }", "{id:'a'}"],
    ['of several lines', "{\n  description:\n    'x, ' // why\n  ,\n  id: 'a' }", "{id:'a'}"],
    ['of a state below', "{ states: { a: { description: 'x', ...b } } }", '{states:{a:{...b}}}'],
    ['of a transition', "{ on: { e: { description: 'x', target: 'a' } } }", "{on:{e:{target:'a'}}}"],
  ])('%s', (_, config, expected) => {
    expect(packed(`visit.createStateConfig(${config})`)).toBe(`visit.createStateConfig(${expected})`);
    expect(packed(`createMachine(${config})`)).toBe(`createMachine(${expected})`);
    expect(packed(`mixed(base, ${config})`)).toBe(`mixed(base,${expected})`);
  });
  test('of a chart that a function makes', () => {
    expect(packed("const a = (by: By) => j.createStateConfig({ description: 'x', id: by })")).toBe(
      'consta=(by:By)=>j.createStateConfig({id:by})',
    );
  });
});

test('type-only parts of a setup are dropped', () => {
  const types = '{ types: { context: {} as Context, events: {} as Event }, actors }';
  expect([packed(`setup(${types})`), packed(`createMachine(${types})`)]).toEqual([
    'setup({actors})',
    'createMachine({types:{context:{}asContext,events:{}asEvent},actors})',
  ]);
});

test.each([
  ['outside of a chart', "const a = { description: 'x' }"],
  ['of another call', "setup({ description: 'x' })"],
  ['that is no text', 'createMachine({ description })'],
  ['that is computed', "createMachine({ [description]: 'x' })"],
  ['in the context', "createMachine({ context: { description: 'x' } })"],
  ['in parameters', "createMachine({ entry: { type: 'a', params: { description: 'x' } } })"],
  ['that a function gives', "createMachine({ entry: assign(() => ({ description: 'x' })) })"],
])('one %s stays', (_, source) => {
  expect(withoutDescriptions(source)).toBe(source);
});

const charts = globSync('machines/**/*.{states,machine}.ts');
test.each(charts)('%s: the same chart, line by line, without descriptions', async (file) => {
  const source = readFileSync(file, 'utf8');
  const code = withoutDescriptions(source);
  const own = (text: string) => text.match(/createStateConfig|createMachine|target|meta:/g);
  expect([code.length, code.split('\n').length, own(code)]).toEqual([
    source.length,
    source.split('\n').length,
    own(source),
  ]);
  await expect(transformWithOxc(code, file)).resolves.toBeDefined();
});
