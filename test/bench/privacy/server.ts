/** The back end as it is measured: a process of its own in privacy mode, on prepared data, with mails that really leave. */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { start } from '../../../scripts/child.ts';
import { systemClock } from '../../../graphql/backend/clock.ts';
import { silentLog } from '../../../graphql/backend/log.ts';
import { readSettings } from '../../../graphql/backend/settings.ts';
import { openStore } from '../../../graphql/backend/store/store.ts';
import { createTokens } from '../../../graphql/backend/tokens/tokens.ts';
import { prepareData, Product } from '../../harness/product.ts';
import { Addresses } from './addresses.ts';
import type { Preparing } from './entries.ts';

/** Starts the mail server. */
export async function startMailSink(): Promise<AsyncDisposable & { url: string }> {
  const child = start(process.execPath, ['test/bench/privacy/mail-sink.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`The mail server ended with ${code}`)));
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/**
 * Starts a back end on data of its own.
 * @param prepare fills the addresses, and gives what is done with them.
 */
export async function startOn<Jobs>(
  smtpUrl: string,
  prepare: (preparing: Preparing) => Promise<Jobs>,
): Promise<AsyncDisposable & { url: string; jobs: Jobs }> {
  const folder = await prepareData();
  const settings = readSettings({ DATA_DIR: folder });
  const clock = systemClock(0);
  const tokens = createTokens(settings, clock);
  const addresses = new Addresses(clock.now());
  const jobs = await prepare({ addresses, issue: (token) => tokens.issue(token) });
  const store = await openStore(settings, silentLog);
  await addresses.write(store.db);
  await store.close();
  const product = await Product.open(folder, { REVEAL_ACCOUNT_STATE: 'false', SMTP_URL: smtpUrl });
  await rm(folder, { recursive: true });
  return { url: product.url, jobs, [Symbol.asyncDispose]: () => product.close() };
}
