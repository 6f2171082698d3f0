/** A PostgreSQL for one run: started in a folder of its own, reached by a socket in it, gone with this process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const SERVE = fileURLToPath(new URL('serve.sh', import.meta.url));
/**
 * Nothing of it outlives the run, so nothing waits for a disk. Its language and its time zone are not those of the tests:
 * what would hang on either is seen.
 */
const OPTIONS = [
  "-c listen_addresses=''",
  '-c max_connections=300',
  '-c fsync=off',
  '-c synchronous_commit=off',
  '-c full_page_writes=off',
  '-c timezone=America/St_Johns',
].join(' ');

/** Whom a pooler connects as. */
export const PLAIN_USER = 'vestibule_plain';
const POOLER_PORT = 6432;

export interface PostgresServer {
  /** Of its own database; a superuser's. */
  url: string;
  /** Of a user whom nobody has made yet; directly, and by the pooler where there is one. */
  plainUrl?: string;
  poolerUrl?: string;
  /** Ends it, and what is connected with it. Resolves when nothing of it is left. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it is the user of Debian’s package, or nobody. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const row = ['postgres', 'nobody'].map((name) => users.find((user) => user.startsWith(`${name}:`))).find(Boolean);
  const [, , uid, gid] = row?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL can’t run as root, and there is neither a user postgres nor nobody.');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Sessions of clients get a connection for as long as a transaction; whoever comes is the user below. */
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
 * @param more `pgbouncer`: the program of a pooler that is to stand before it; `options` of the server, which go before those above.
 * @throws where it does not start, with what it said.
 */
export async function startPostgres(
  programs: string,
  { pgbouncer = '', options = [] }: { pgbouncer?: string | undefined; options?: readonly string[] } = {},
): Promise<PostgresServer> {
  const { uid, gid } = unprivileged();
  // The folder of root's own may be closed to others.
  const folder = mkdtempSync(join(uid === undefined ? tmpdir() : '/tmp', 'vestibule-postgres-'));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  writeFileSync(join(folder, 'pgbouncer.ini'), poolerSettings(folder));
  const server = spawn('sh', [SERVE, programs, folder, [OPTIONS, ...options].join(' '), pgbouncer], {
    cwd: folder,
    // A signal of the terminal ends this process, and with it standard input.
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
