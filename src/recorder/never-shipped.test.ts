/** The recorder and other development tools are never part of a production build. */
import { globSync, readFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** The browser build, in memory. */
async function built(): Promise<string> {
  vi.stubEnv('NODE_ENV', 'production');
  const made = (await build({ logLevel: 'silent', build: { write: false, minify: false } })) as Rolldown.RolldownOutput;
  return made.output.map((file) => file.fileName + String(file.type === 'chunk' ? file.code : file.source)).join('\n');
}
const sources = globSync(['src/{recorder,developing}/*.{ts,tsx,css}', 'tools/{flows,photograph}/**/*.{ts,tsx,css}'], {
  exclude: ['**/*.test.ts'],
});
const WORDS = [
  'vestibule.recording',
  'Visit recorder',
  '.recorder-button',
  '`guest-',
  'what a visit begins with',
  'https://stately.ai/inspect',
  'vestibule.live',
  'Put here from the workbench',
  '.developing-notice',
  'the flows, as they run',
  'Every page of the visit',
  'virtual:workbench-pictures',
  'the visitor sends the form',
];

test('the production build contains none of it', async () => {
  const written = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  const shipped = await built();
  expect(WORDS.map((words) => [words, written.includes(words), shipped.includes(words)])).toEqual(
    WORDS.map((words) => [words, true, false]),
  );
  expect(shipped).toContain('xstate.init');
});
