/** The product as it runs: the real process with its embedded database and mailbox. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemClock } from '../../graphql/backend/clock.ts';
import { showcase } from '../../graphql/backend/demo/showcase.ts';
import { readSettings } from '../../graphql/backend/settings.ts';
import { DEFAULT_SITE_DIR } from '../../graphql/backend/site/releases.ts';
import { freePort } from '../../graphql/backend/testing/free-port.ts';

const ROOT = join(import.meta.dirname, '../..');
const READY = /Vestibule \(local\) at (http:\/\/localhost:\d+)/;

export type Settings = Readonly<Record<string, string>>;
export type Showcase = Awaited<ReturnType<typeof showcase>>;

const environment = (settings: Settings): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  SITE_DIR: process.env['SITE_DIR'] ?? join(ROOT, DEFAULT_SITE_DIR),
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
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      hear(chunk.toString());
      const found = READY.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The back end ended with ${code}:\n${output}`)));
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
export async function prepareData(): Promise<string> {
  const folder = await newFolder();
  const { child } = await launch({ DATA_DIR: folder });
  await stop(child, 'SIGTERM');
  return folder;
}

/** One back end on a folder of its own, which can be stopped and started again at the same address. */
export class Product {
  readonly url: string;
  readonly #settings: Settings & { DATA_DIR: string; PORT: string };
  #child: ChildProcess;
  readonly #output: string[];

  private constructor(
    child: ChildProcess,
    url: string,
    settings: Settings & { DATA_DIR: string; PORT: string },
    output: string[],
  ) {
    this.#child = child;
    this.#output = output;
    this.url = url;
    this.#settings = settings;
  }

  /**
   * @param prepared a folder to begin with a copy of.
   * @param settings of its environment.
   */
  static async open(prepared: string, settings: Settings = {}): Promise<Product> {
    const folder = await newFolder();
    await cp(prepared, folder, { recursive: true });
    const output: string[] = [];
    const given = { DATA_DIR: folder, PORT: String(await freePort()), ...settings };
    const { child, url } = await launch(given, (text) => output.push(text));
    return new Product(child, url, given, output);
  }

  /** SIGKILL is the power cut, SIGTERM the orderly stop. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    await stop(this.#child, signal);
  }
  /** For good. */
  async close(): Promise<void> {
    await this.stop('SIGKILL');
    await rm(this.#settings.DATA_DIR, { recursive: true });
  }

  /** On the same port and data; `changes` to the settings stay for this run only. */
  async start(changes: Settings = {}): Promise<void> {
    this.#child = (await launch({ ...this.#settings, ...changes }, (text) => this.#output.push(text))).child;
  }

  /** All that it has written, as it is logged. */
  log(): string {
    return this.#output.join('');
  }

  /** What `npm run admin` prints for this back end, which it asks while it runs (D53). @throws Error with what it complains of. */
  async admin(...args: readonly string[]): Promise<string> {
    const env = environment(this.#settings);
    return (await promisify(execFile)(process.execPath, ['tools/operate/admin.ts', ...args], { cwd: ROOT, env }))
      .stdout;
  }

  /** What `npm run tool -- demo` prints for this back end; with an address: its tokens. */
  demo(email: string | null = null): Promise<Showcase> {
    return showcase(readSettings({ PORT: this.#settings.PORT }), systemClock(0), email);
  }
}
