/** A real nginx for a test, with settings for its `http` block, on a free port. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './eventually.ts';
import { NGINX } from '../../tools/process/programs.ts';

/** As root, nginx would drop its rights and could not read the test's files. */
const main = (folder: string, http: string, logs: Logs): string => `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${logs.error};
events {}
http {
  access_log ${logs.access};
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${http};
}
`;

/** Log targets of nginx, as in its settings of these names. */
interface Logs {
  access: string;
  error: string;
}

/**
 * Starts nginx.
 * @param http file for the `http` block.
 * @param url at which it then answers.
 * @returns `folder`: its working folder.
 * @throws with the output of `nginx -t` for invalid settings.
 */
export async function startNginx(
  http: string,
  url: string,
  logs: Logs = { access: 'off', error: 'stderr warn' },
): Promise<{ folder: string; stop: () => Promise<void> }> {
  const program = NGINX.find();
  if (program === undefined) throw new Error('There is no nginx on this machine, and NGINX_PATH names none');
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-nginx-'));
  const settings = join(folder, 'nginx.conf');
  writeFileSync(settings, main(folder, http, logs));
  const { status, stderr } = spawnSync(program, ['-t', '-c', settings, '-e', 'stderr'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const child = spawn(program, ['-c', settings, '-e', 'stderr'], { stdio: 'ignore' });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const ended = once(child, 'exit');
  await eventually(() => fetch(url, { redirect: 'manual' }));
  return {
    folder,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', end);
      rmSync(folder, { recursive: true });
    },
  };
}
