import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from './testing/harness.ts';
import { withRunningSettings, noteRunning } from './running.ts';

const folder = temporaryFolder();
const file = join(folder, 'cache', 'running.json');
afterEach(() => rmSync(file, { force: true }));

test('commands use the settings of the running product; their own environment takes precedence', () => {
  noteRunning({ DATA_DIR: '/data', TOKEN_SECRET: 'not written down' }, 'http://localhost:9201', file);
  noteRunning({ DATA_DIR: '/second' }, 'http://localhost:9202', file);
  expect([withRunningSettings({}, file), withRunningSettings({ PORT: '9300' }, file)]).toEqual([
    { PORT: '9201', DATA_DIR: '/data' },
    { PORT: '9300', DATA_DIR: '/data' },
  ]);
});

test('a stopped product, or an incomplete note, is ignored', () => {
  const given = { PATH: '/bin' };
  // Above the highest process id of Linux (proc(5), pid_max).
  const ended = JSON.stringify({ pid: 4_194_305, settings: { PORT: '9201' } });
  const found = [ended, '{"pid":', '{}'].map((text) => {
    const note = join(mkdtempSync(`${folder}-`), 'running.json');
    writeFileSync(note, text);
    return withRunningSettings(given, note);
  });
  expect([withRunningSettings(given, file), ...found]).toEqual([given, given, given, given]);
});
