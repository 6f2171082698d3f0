/** The product as it runs: the real process with its embedded database and mailbox. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { showcase } from '../../graphql/backend/demo/showcase.ts';

const ROOT = join(import.meta.dirname, '../..');
const READY = /Vestibule \(local\) at (http:\/\/localhost:\d+)/;

type Settings = Readonly<Record<string, string>>;
export type Showcase = Awaited<ReturnType<typeof showcase>>;

const environment = (settings: Settings): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  SITE_DIR: process.env['SITE_DIR'] ?? join(ROOT, 'dist'),
  CODE_LOOKUPS_PER_MINUTE: '0',
  SUBMITS_PER_MINUTE: '0',
  PORT: '0',
  ...settings,
});

/** Starts the process; resolves with its origin when it answers. @param hear gets all that it writes. */
async function launch(
  settings: Settings,
  hear: (text: string) => unknown = () => undefined,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['graphql/backend/main.ts'], { cwd: ROOT, env: environment(settings) });
  // A run that is broken off leaves nothing behind.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      hear(chunk.toString());
      const found = READY.exec(said)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The back end ended with ${code}:\n${said}`)));
  });
  return { child, url };
}

const newFolder = () => mkdtemp(join(tmpdir(), 'vestibule-'));
const stop = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};

/** A folder with the demo data and nothing else. Making one takes 3 s, copying it a tenth of one. */
export async function furnish(): Promise<string> {
  const folder = await newFolder();
  const { child } = await launch({ DATA_DIR: folder });
  await stop(child, 'SIGTERM');
  return folder;
}

/** One back end on a folder of its own, which can be stopped and started again at the same address. */
export class House {
  readonly url: string;
  /** Where its data is. */
  readonly folder: string;
  readonly #settings: Settings & { DATA_DIR: string };
  #child: ChildProcess;
  readonly #said: string[];

  private constructor(child: ChildProcess, url: string, folder: string, said: string[]) {
    this.#child = child;
    this.#said = said;
    this.url = url;
    this.folder = folder;
    this.#settings = { DATA_DIR: folder, PORT: new URL(url).port };
  }

  /** @param furnished a folder to begin with a copy of. */
  static async open(furnished: string): Promise<House> {
    const folder = await newFolder();
    await cp(furnished, folder, { recursive: true });
    const said: string[] = [];
    const { child, url } = await launch({ DATA_DIR: folder }, (text) => said.push(text));
    return new House(child, url, folder, said);
  }

  /** SIGKILL is the power cut, SIGTERM the orderly stop. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    await stop(this.#child, signal);
  }
  /** For good. */
  async close(): Promise<void> {
    await this.stop('SIGKILL');
    await rm(this.folder, { recursive: true });
  }

  /** On the same port and data; `changes` to the settings stay for this run only. */
  async start(changes: Settings = {}): Promise<void> {
    this.#child = (await launch({ ...this.#settings, ...changes }, (text) => this.#said.push(text))).child;
  }

  /** All that it has written, as it is logged. */
  log(): string {
    return this.#said.join('');
  }

  /** What `npm run demo` prints for this back end; with an address: its tokens. */
  async demo(...email: [string?]): Promise<Showcase> {
    const env = environment(this.#settings);
    const command = ['scripts/demo.ts', ...email.filter((address) => address !== undefined)];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT, env });
    return JSON.parse(stdout) as Showcase;
  }
}
