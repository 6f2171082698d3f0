/** The page of pictures, and what stands overlays the pages. */
import { expect, test } from 'vitest';
import { pageOf, pathOf } from '../../src/engine/pages.ts';
import { plain } from '../../test/harness/chart.ts';
import { overlays } from '../../workbench/screen/overlays.ts';
import { snapshotOf } from '../../workbench/screen/situation.ts';
import type { Photographed } from './photograph.ts';
import { writeSheet } from './sheet.ts';

const taken = (screen: string, situation: string, flaws: readonly string[] = []): Photographed => ({
  screen,
  situation,
  name: 'Asked & “told”',
  places: 'lobby.asking',
  path: screen === 'Lobby' ? '/lobby' : '',
  moment: null,
  address: '?',
  pictures: [360, 1440].map((width) => ({
    engine: 'chromium',
    scheme: width === 360 ? 'light' : 'dark',
    type: 'webp',
    width,
    height: 800,
    data: Buffer.from(`${screen} ${width}`),
    full: null,
  })),
  flaws,
  keys: [],
});
const sheet = writeSheet({
  language: 'de',
  widths: [360, 1440],
  photographed: [taken('Lobby', 'asking'), taken('Lobby', 'joined', ['360 px: 12 px too wide']), taken('Deny', 'cold')],
});
const all = (pattern: RegExp) => [...sheet.matchAll(pattern)].map(([, found]) => found);

test('every picture is in the page itself, in its size', () => {
  expect(all(/alt="[^"]*px, (\w+), chromium"/g)).toEqual(['light', 'dark', 'light', 'dark', 'light', 'dark']);
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  expect(all(/width="(\d+)" height="800"/g)).toEqual(['360', '1440', '360', '1440', '360', '1440']);
  expect(all(/src="data:image\/webp;base64,([^"]+)"/g)).toEqual(
    ['Lobby 360', 'Lobby 1440', 'Lobby 360', 'Lobby 1440', 'Deny 360', 'Deny 1440'].map(base64),
  );
  expect(sheet).not.toMatch(/(?:src|href)="(?!#|data:)/);
});
test('a caption says what it is, where the visit stands, under which address, and what is wrong', () => {
  expect(all(/<strong>(.*?)<\/strong>/g)).toEqual(Array.from({ length: 3 }, () => 'Asked &amp; “told”'));
  expect(all(/<\/code> · (.*)<br>lobby\.asking/g)).toEqual(['/lobby', '/lobby', 'any address']);
  expect(all(/<ul class="flaws"><li>(.*?)<\/li><\/ul>/g)).toEqual(['360 px: 12 px too wide']);
  expect(sheet).toContain('screens: 2, situations: 3, pictures: 6; language de; 360, 1440 px wide.');
});

test.each(Object.entries(overlays))('%s is a situation of the chart', (_, situation) => {
  const snapshot = snapshotOf(situation);
  expect([plain(snapshot.value), pageOf(snapshot)?.screen === undefined, pathOf(snapshot) === null]).toEqual([
    situation.value,
    false,
    false,
  ]);
});
