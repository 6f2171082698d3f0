/** What a build leaves: one served release, a few earlier ones, no drafts. */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDraft, publish } from './publish.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vestibule-publish-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const draftOf = async (text: string): Promise<string> => {
  const draft = await newDraft(dir);
  mkdirSync(join(draft, 'html'));
  writeFileSync(join(draft, 'html/index.html'), text);
  return draft;
};
/** Names begin with the creation time. */
const earlier = 'releases/20200101T00000000';
const release = async (text: string): Promise<string> => publish(dir, await draftOf(text));
const served = () => readFileSync(join(dir, 'current/html/index.html'), 'utf8');
const texts = () =>
  readdirSync(join(dir, 'releases')).map((name) =>
    readFileSync(join(dir, 'releases', name, 'html/index.html'), 'utf8'),
  );

test('a draft is served once it is published, as a whole, and nothing of it before', async () => {
  const first = await release('one');
  const draft = await draftOf('two');
  expect([served(), readdirSync(join(dir, 'releases'))]).toEqual(['one', [first]]);
  const second = await publish(dir, draft);
  expect([served(), readdirSync(join(dir, 'releases')).toSorted()]).toEqual(['two', [first, second].toSorted()]);
  expect([first, second]).toEqual([expect.stringMatching(/^\d{8}T\d{9}-[\da-f]{12}$/), expect.any(String)]);
  expect(readdirSync(join(dir, 'drafts'))).toEqual([]);
});

test('the three previous releases are kept', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  for (const [at, name] of names.entries()) {
    mkdirSync(join(dir, `${earlier}${at}-${name}`, 'html'), { recursive: true });
    writeFileSync(join(dir, `${earlier}${at}-${name}`, 'html/index.html'), name);
  }
  await release('new');
  expect(texts().toSorted()).toEqual(['c', 'd', 'e', 'new']);
});

test('building the same again removes no release', async () => {
  const first = await release('one');
  const second = await release('two');
  expect(await release('two')).toBe(second);
  expect(readdirSync(join(dir, 'releases')).toSorted()).toEqual([first, second].toSorted());
});

test('a file of an older release that is built again is served again and stored once', async () => {
  const first = await release('one');
  await release('two');
  renameSync(join(dir, 'releases', first), join(dir, first.replace(/^.*-/, `${earlier}0-`)));
  await release('one');
  expect([served(), texts().toSorted()]).toEqual(['one', ['one', 'two']]);
});

test('two builds that end at the same time with the same files leave them served', async () => {
  const [one, other] = [await draftOf('same'), join(dir, 'drafts/other')];
  mkdirSync(join(other, 'html'), { recursive: true });
  writeFileSync(join(other, 'html/index.html'), 'same');
  await Promise.all([publish(dir, one), publish(dir, other)]);
  expect([served(), new Set(texts())]).toEqual(['same', new Set(['same'])]);
});

test('drafts of an aborted build are removed after an hour, those of a running build are not', async () => {
  mkdirSync(join(dir, 'drafts/broken-off'), { recursive: true });
  mkdirSync(join(dir, 'drafts/under-way'));
  const before = new Date(Date.now() - 3_700_000);
  utimesSync(join(dir, 'drafts/broken-off'), before, before);
  await newDraft(dir);
  expect(readdirSync(join(dir, 'drafts')).toSorted()).toEqual([String(process.pid), 'under-way']);
});
