import { failToStart } from './fail-to-start.ts';
import { isOpen } from './listen-address.ts';
import { errorFields, jsonLog } from './log.ts';
import { noteRunning } from './running.ts';
import { readSettings } from './settings.ts';
import { type RunningBackEnd, startBackEnd } from './start.ts';

const announce = ({ backEnd, url }: RunningBackEnd): void => {
  const { settings, store } = backEnd;
  const mail = settings.smtpUrl === null ? `mailbox at ${url}/mailbox` : `SMTP at ${new URL(settings.smtpUrl).host}`;
  process.stdout.write(
    `Vestibule (${settings.environment}) at ${url} · database: ${store.description} · mail: ${mail}\n`,
  );
  if (settings.environment === 'local' && isOpen(settings))
    process.stdout.write(
      'HOST lets in whoever reaches this computer: they read the mailbox, and its secret, which makes admins, is a public one.\n',
    );
};

/** A terminal and npm both send the signal of one Ctrl+C; what comes later is somebody who will not wait. Milliseconds. */
const ASKED_ONCE_WITHIN = 500;

const stopOnSignals = (running: RunningBackEnd): void => {
  const stop = (signal: string) => {
    jsonLog('stopping', { signal });
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        jsonLog('stop-failed', errorFields(error));
        process.exit(1);
      },
    );
  };
  let asked = Infinity;
  const hear = (signal: string) => {
    if (asked === Infinity) stop(signal);
    else if (performance.now() - asked > ASKED_ONCE_WITHIN) process.exit(1);
    asked = Math.min(asked, performance.now());
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, hear);
};

/** What nobody caught: told without its message, which may hold anything, and the end. */
const endOn = (event: 'uncaught-exception' | 'unhandled-rejection') => (error: unknown) => {
  jsonLog(event, errorFields(error));
  process.exit(1);
};

// Whoever reads the log may end before us: what is said then is lost, and the shop stays open.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.on('uncaughtException', endOn('uncaught-exception'));
process.on('unhandledRejection', endOn('unhandled-rejection'));

const start = async (): Promise<RunningBackEnd> => startBackEnd(readSettings(process.env));
const running = await start().catch(failToStart);
stopOnSignals(running);
announce(running);
if (running.backEnd.settings.environment === 'local') noteRunning(process.env, running.url);
/** Where it listens, for whatever is started in front of it in the same process. */
export const { url } = running;
