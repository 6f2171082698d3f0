import { globSync, readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import type { PageDefinition } from '../../machines/page/page.types.ts';
import { pages } from '../../machines/pages.ts';
import { forChart, forScreen } from './page-declarations.ts';

const packed = (source: string) => forChart(source).replaceAll(/\s/g, '');

test('what a chart does not need is dropped', () => {
  const source = `
    import { cancel } from '../waiting.offers.ts';
    import { activatedPage } from '../activation/activated.page.ts';
    export const onePage = {
      ...activatedPage,
      messages: ['one'],
      next: ['two'],
      offers: { cancel, go: { message: 'x', offers: 1 } },
      id: 'one',
      groups: [{ offers: {} }],
      dialog: 'teased',
    } as const satisfies PageDefinition;`;
  expect(packed(source)).toBe(
    "import{activatedPage}from'../activation/activated.page.ts';exportconstonePage={...activatedPage,next:['two'],id:'one',}asconstsatisfiesPageDefinition;",
  );
});
test('a screen has only the data to draw its controls', () => {
  const source = "export const o = { go: { role: 'button', event: 'a', field: 'b', message: 'c', tag: 'd' } }";
  expect(forScreen(source).replaceAll(/\s/g, '')).toBe("exportconsto={go:{event:'a',message:'c',}}");
});
test('other code is unchanged', () => {
  const source = 'const offers = { offers: 1 };\nexport const when = (offers: Offers) => ({ offers });';
  expect(forChart(source)).toBe(source);
});

/** The value of a declaration without its offers. */
async function metaFrom(file: string): Promise<object | undefined> {
  const { code } = await transformWithOxc(forChart(readFileSync(file, 'utf8')), file);
  if (/^import/m.test(code)) return undefined;
  return (Object.values((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object) as object[])[0];
}
test('the rest of each page is unchanged', async () => {
  const found = await Promise.all(globSync('machines/*/*.page.ts').map(metaFrom));
  const whole = new Map<string, PageDefinition>(pages.map(({ id, node }) => [id, node.meta as PageDefinition]));
  const read = found.filter((meta) => meta !== undefined && 'id' in meta);
  const expected = read.map((meta) => {
    const {
      messages: _,
      offers: __,
      groups: ___,
      dialog: ____,
      ...rest
    } = whole.get(String(Reflect.get(meta ?? {}, 'id'))) as PageDefinition;
    return rest;
  });
  expect([read.length > 25, read]).toEqual([true, expected]);
});
