/** A PostgreSQL for one run: started in a temporary folder, reached by a socket in it, ended with this process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const SERVE = fileURLToPath(new URL('serve.sh', import.meta.url));
/**
 * Data need not survive the run, so no disk syncs. Language and time zone differ from those of the tests, to reveal
 * dependencies on them.
 */
const OPTIONS = [
  "-c listen_addresses=''",
  '-c max_connections=300',
  '-c fsync=off',
  '-c synchronous_commit=off',
  '-c full_page_writes=off',
  '-c timezone=America/St_Johns',
].join(' ');

/** The user of the pooler's connections. */
export const PLAIN_USER = 'vestibule_plain';
const POOLER_PORT = 6432;

export interface PostgresServer {
  /** Of its default database, as superuser. */
  url: string;
  /** Of a user that must be created first; directly, and by the pooler if there is one. */
  plainUrl?: string;
  poolerUrl?: string;
  /** Stops it with its connections. Resolves when everything is removed. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: uses Debian's `postgres` user, otherwise the unprivileged system user. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const row = ['postgres', 'nobody'].map((name) => users.find((user) => user.startsWith(`${name}:`))).find(Boolean);
  const [, , uid, gid] = row?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL can’t run as root, and there is neither a user postgres nor nobody.');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Transaction pooling; every client connects as the plain user. */
const poolerSettings = (folder: string): string => `[databases]
* = host=${folder} user=${PLAIN_USER}
[pgbouncer]
unix_socket_dir = ${folder}
listen_port = ${POOLER_PORT}
pidfile = ${folder}/pgbouncer.pid
logfile = ${folder}/pgbouncer.log
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 500
`;

/**
 * @param programs the folder of its programs.
 * @param more `pgbouncer`: program of a pooler in front of it; `options` of the server, which precede those above.
 * @throws with its output if it does not start.
 */
export async function startPostgres(
  programs: string,
  { pgbouncer = '', options = [] }: { pgbouncer?: string | undefined; options?: readonly string[] } = {},
): Promise<PostgresServer> {
  const { uid, gid } = unprivileged();
  // Root's temporary folder may be closed to other users.
  const folder = mkdtempSync(join(uid === undefined ? tmpdir() : '/tmp', 'vestibule-postgres-'));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  writeFileSync(join(folder, 'pgbouncer.ini'), poolerSettings(folder));
  const server = spawn('sh', [SERVE, programs, folder, [OPTIONS, ...options].join(' '), pgbouncer], {
    cwd: folder,
    // The terminal's signals must not reach it directly; the end of this process closes its standard input.
    detached: true,
    ...(uid !== undefined && gid !== undefined ? { uid, gid } : {}),
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.stdin.end();
    await ended;
  };
  const complaints = text(server.stderr);
  const begun = await Promise.race([once(server.stdout, 'data'), once(server.stdout, 'end')]);
  if (begun.length === 0) {
    await stop();
    throw new Error(`The PostgreSQL in ${programs} did not start.\n${await complaints}`);
  }
  const at = (user: string, port: string) =>
    `postgres://${user}@localhost${port}/postgres?host=${encodeURIComponent(folder)}`;
  return {
    url: at('postgres', ''),
    plainUrl: at(PLAIN_USER, ''),
    poolerUrl: at(PLAIN_USER, `:${POOLER_PORT}`),
    stop,
  };
}
