/** `npm run dev` as a separate process, without a build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';

test('serves the consent script and the back end on any port; a signal ends both', async () => {
  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: 'memory:' };
  const child = spawn(process.execPath, ['tools/operate/dev.ts'], { env });
  const ended = once(child, 'exit');
  try {
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const site = await new Promise<string>((resolve, reject) => {
      child.once('exit', () => reject(new Error(output)));
      child.stdout.on('data', (chunk: Buffer) => {
        output += stripVTControlCharacters(chunk.toString());
        const found = /Local:\s+(http:\/\/localhost:\d+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
    });
    const backEnd = /at (http:\/\/localhost:\d+) /.exec(output)?.[1] ?? '';
    const answers = await Promise.all(
      ['/entrance/cmp/js/cmp_min.js', '/acquisition/defaults.json', '/mailbox'].map((path) => fetch(site + path)),
    );
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type')?.split(';')[0]])).toEqual([
      [200, 'text/javascript'],
      [200, 'application/json'],
      [200, 'text/html'],
    ]);
    // The development features are included: the inspector, the recorder, the workbench's channel.
    expect(await (await fetch(`${site}/acquisition/src/main.ts`)).text()).toMatch(
      /import\.meta\.env = \{[^}]*"DEV": true/,
    );
    child.kill('SIGINT');
    expect((await ended)[0]).toBe(0);
    for (const url of [site, backEnd]) await expect(fetch(url)).rejects.toThrow('fetch failed');
  } finally {
    child.kill('SIGKILL');
  }
});
