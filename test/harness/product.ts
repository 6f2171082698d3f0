/** The running product: the real process with its embedded database and mailbox. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemClock } from '../../graphql/backend/common/clock.ts';
import { showcase } from '../../graphql/backend/demo/showcase.ts';
import { readSettings } from '../../graphql/backend/settings/settings.ts';
import { DEFAULT_SITE_DIR } from '../../graphql/backend/common/releases.ts';
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

/** Starts the process; resolves with its origin once it answers. @param hear receives its output. */
async function launch(
  settings: Settings,
  hear: (text: string) => unknown = () => undefined,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['graphql/backend/main.ts'], { cwd: ROOT, env: environment(settings) });
  // An aborted run leaves no process.
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

/** A folder with only the demo data. Creating it takes 3 s, copying it 0.1 s. */
export async function prepareData(): Promise<string> {
  const folder = await newFolder();
  const { child } = await launch({ DATA_DIR: folder });
  await stop(child, 'SIGTERM');
  return folder;
}

/** A back end with a separate data folder, which can be stopped and started again at the same address. */
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

  /** @param prepared the data folder to copy. @param settings environment variables. */
  static async open(prepared: string, settings: Settings = {}): Promise<Product> {
    const folder = await newFolder();
    await cp(prepared, folder, { recursive: true });
    const output: string[] = [];
    const given = { DATA_DIR: folder, PORT: String(await freePort()), ...settings };
    const { child, url } = await launch(given, (text) => output.push(text));
    return new Product(child, url, given, output);
  }

  /** SIGKILL simulates a power failure, SIGTERM an orderly stop. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    await stop(this.#child, signal);
  }
  /** Stops it and deletes its data. */
  async close(): Promise<void> {
    await this.stop('SIGKILL');
    await rm(this.#settings.DATA_DIR, { recursive: true });
  }

  /** Starts on the same port and data; `changes` to the settings apply to this run only. */
  async start(changes: Settings = {}): Promise<void> {
    this.#child = (await launch({ ...this.#settings, ...changes }, (text) => this.#output.push(text))).child;
  }

  /** All its output. */
  log(): string {
    return this.#output.join('');
  }

  /** The output of `npm run admin` for this back end, while it runs (D53). @throws Error with the error output. */
  async admin(...args: readonly string[]): Promise<string> {
    const env = environment(this.#settings);
    return (await promisify(execFile)(process.execPath, ['tools/operate/admin.ts', ...args], { cwd: ROOT, env }))
      .stdout;
  }

  /** The output of `npm run tool -- demo` for this back end; with an address, its tokens. */
  demo(email: string | null = null): Promise<Showcase> {
    return showcase(readSettings({ PORT: this.#settings.PORT }), systemClock(0), email);
  }
}
