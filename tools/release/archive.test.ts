/**
 * The archive of a release, unpacked without anything else: it starts, and a visitor registers and activates the
 * account.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { formOf } from '../../graphql/backend/testing/harness.ts';
import { newDraft, publish } from '../build/publish.ts';
import project from '../../package.json' with { type: 'json' };
import { digestOf, writeArchive } from './archive.ts';
import { clientOf } from '../../graphql/backend/testing/client.ts';

const scratch = mkdtempSync(join(tmpdir(), 'vestibule-archive-'));
const RELEASE = { version: project.version, commit: 'a commit', committedAt: 1_795_000_000, tested: true };
const NAME = `vestibule-${project.version}`;
const folder = join(scratch, NAME);
let archive = '';

/** A built site of one page; the real one is tested with the build. */
const publishSite = async () => {
  const site = join(scratch, 'site');
  const draft = await newDraft(site);
  for (const name of ['html', 'assets', 'client', 'release']) mkdirSync(join(draft, name));
  const manifest = { pages: { '/acquisition/': 'html/index.html' }, notFound: {}, scriptHashes: [], styleHashes: {} };
  writeFileSync(join(draft, 'html/index.html'), 'the page');
  writeFileSync(join(draft, 'client/index.html'), 'for the build alone');
  writeFileSync(join(draft, 'site.json'), JSON.stringify(manifest));
  writeFileSync(join(draft, 'release/sbom.cdx.json'), '{}');
  writeFileSync(join(draft, 'release/persisted-documents.json'), '{}');
  writeFileSync(join(draft, 'third-party-notices.txt'), 'notices');
  await publish(site, draft);
  return site;
};

beforeAll(async () => {
  vi.stubEnv('SITE_DIR', await publishSite());
  archive = await writeArchive(join(scratch, 'one'), RELEASE);
  execFileSync('tar', ['-C', scratch, '-xzf', archive]);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(scratch, { recursive: true });
});

test('the same commit makes the same bytes, and the checksum file matches', async () => {
  const again = await writeArchive(join(scratch, 'two'), RELEASE);
  expect(await digestOf(again)).toBe(await digestOf(archive));
  const sum = execFileSync('sha256sum', ['-c', `${NAME}.tar.gz.sha256`], {
    cwd: join(scratch, 'one'),
    encoding: 'utf8',
  });
  expect(sum).toBe(`${NAME}.tar.gz: OK\n`);
});

test('it contains what runs, and nothing used only for builds or tests', () => {
  const files = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).split('\n');
  const has = (name: string) => files.includes(`${NAME}/${name}`);
  const there = ['CHANGELOG.md', 'RELEASE.json', 'sbom.cdx.json', 'third-party-notices.txt', 'package-lock.json'];
  const migrations = ['graphql/backend/migrations/meta/_journal.json', 'graphql/backend/migrations/0000_initial.sql'];
  expect([...there, ...migrations, 'dist/html/index.html'].filter((name) => !has(name))).toEqual([]);
  const own = files.filter((file) => !file.startsWith(`${NAME}/node_modules/`));
  expect(own.filter((file) => /\.test\.ts|\/testing\/|\/test\/|\.tsx$|\/dist\/client\//.test(file))).toEqual([]);
  expect(files.filter((file) => /node_modules\/(?:vite|vitest|typescript|oxlint|react)\//.test(file))).toEqual([]);
  const manifest = JSON.parse(readFileSync(join(folder, 'RELEASE.json'), 'utf8')) as object;
  expect(manifest).toEqual({ version: project.version, commit: 'a commit', tested: true });
});

test('its lock file is of the packages that it names and brings', () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      dependencies: object;
      packages: Record<string, { dependencies?: object }>;
    };
  const [own, lock] = [read('package.json'), read('package-lock.json')];
  expect(lock.packages['']?.dependencies).toEqual(own.dependencies);
  expect(Object.keys(own.dependencies)).toEqual(
    expect.arrayContaining(['hono', 'pg', 'drizzle-orm', '@electric-sql/pglite']),
  );
  const brought = Object.keys(lock.packages).filter((at) => at !== '');
  expect(brought.map((at) => [at, readFileSync(join(folder, at, 'package.json'), 'utf8') !== ''])).toEqual(
    brought.map((at) => [at, true]),
  );
});

test('it starts alone; a visitor registers and activates, and an operator command works', async () => {
  const node = process.platform === 'linux' && process.arch === 'x64' ? 'node_modules/.bin/node' : process.execPath;
  const env = { PATH: '/usr/bin:/bin', PORT: '0', DATA_DIR: join(scratch, 'data') };
  const server = spawn(node, ['graphql/backend/main.ts'], { cwd: folder, env });
  const said: string[] = [];
  const manifest = Promise.withResolvers<string>();
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      said.push(chunk.toString());
      const url = /at (http:\/\/localhost:\d+)/.exec(said.join(''))?.[1];
      if (url) manifest.resolve(url);
    });
  const ended = once(server, 'exit');
  void ended.then(() => manifest.reject(new Error(said.join(''))));
  const url = await manifest.promise;
  const client = clientOf(url);
  expect(await (await fetch(`${url}/acquisition/`)).text()).toBe('the page');
  await client.submit(formOf('ada@example.org'));
  const { registration } = await client.finalize({ accountActivationId: await client.mailedId('ada@example.org') });
  expect(registration?.status).toBe('ACTIVE');
  const shown = execFileSync(join(folder, node), ['tools/operate/admin.ts', 'account', 'show', 'ada@example.org'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(shown).toContain('ACTIVE');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
