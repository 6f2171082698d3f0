/** Real builds next to a running back end, from which pages and their parts are requested all the time. */
import { mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startForTest } from '../../graphql/backend/testing/harness.ts';
import { ORIGIN_PLACEHOLDER } from '../../machines/domain/site.ts';
import { eventually } from '../../test/harness/eventually.ts';
import { requestsOf } from '../../test/bench/budget/requests.ts';
import { runHere } from '../process/child.ts';

/** In ms; the builds need the machine too. */
const VISIT_EVERY = 50;
/** In ms: four builds on a busy machine. */
vi.setConfig({ testTimeout: 900_000 });
const dir = mkdtempSync(join(tmpdir(), 'vestibule-build-'));
let server: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  server = await startForTest({ SITE_DIR: dir });
});
afterAll(async () => {
  await server.stop();
  rmSync(dir, { recursive: true });
});

/** The version is part of a chunk, so each version is a separate release. @returns its folder. */
const build = async (version: string): Promise<string> => {
  const env = { PATH: process.env['PATH'], SITE_DIR: dir, npm_package_version: version };
  expect(await runHere(process.execPath, ['tools/build/build.ts'], env)).toBe(0);
  return realpathSync(join(dir, 'current'));
};
const PAGE = 'html/registration/formstarted.html';
const documentIn = (release: string) =>
  readFileSync(join(release, PAGE), 'utf8').replaceAll(ORIGIN_PLACEHOLDER, server.url);
const scriptsIn = (release: string) => readdirSync(join(release, 'assets')).filter((name) => name.endsWith('.js'));

/** Opens the page as a browser does. @returns the document, and the number of failed parts. */
const open = async () => {
  const page = await fetch(`${server.url}/acquisition/registration/formstarted`);
  const html = await page.text();
  const parts = await Promise.all(requestsOf(html).map((path) => fetch(`${server.url}${path}`)));
  await Promise.all(parts.map((part) => part.arrayBuffer()));
  return { status: page.status, html, parts: parts.length, missing: parts.filter(({ ok }) => !ok).length };
};

test('during three builds each page is served complete, and files of an open tab stay available', async () => {
  const releases = [await build('1.0.0')];
  const builds = { underWay: true };
  const opened: Awaited<ReturnType<typeof open>>[] = [];
  const visits = (async () => {
    while (builds.underWay) {
      opened.push(await open());
      await setTimeout(VISIT_EVERY);
    }
  })();
  for (const version of ['1.0.1', '1.0.2', '1.0.3']) {
    const release = await build(version);
    releases.push(release);
    const seen = opened.length;
    // One visit after the switch, besides the one that may be in progress.
    await eventually(() => expect(opened.length).toBeGreaterThanOrEqual(seen + 2));
  }
  builds.underWay = false;
  await visits;

  const whole = new Map(releases.map((release, at) => [documentIn(release), at]));
  const shown = opened.map(({ html }) => whole.get(html) ?? NaN);
  expect(new Set(opened.map(({ status, missing, parts }) => `${status} ${missing} ${parts > 4}`))).toEqual(
    new Set(['200 0 true']),
  );
  expect([...new Set(shown)]).toEqual([0, 1, 2, 3]);
  // No visit got an older release after a newer one.
  expect(shown.toSorted((one, other) => one - other)).toEqual(shown);

  const [first = '', , , last = ''] = releases;
  const gone = scriptsIn(first).filter((name) => !scriptsIn(last).includes(name));
  const later = await Promise.all(
    gone.map(async (name) => (await fetch(`${server.url}/acquisition/assets/${name}`)).text()),
  );
  expect(gone.length).toBeGreaterThan(0);
  expect(later).toEqual(gone.map((name) => readFileSync(join(first, 'assets', name), 'utf8')));
  expect(readdirSync(join(dir, 'releases')).toSorted()).toEqual(releases.map((release) => basename(release)));
});
