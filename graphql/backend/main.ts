import { exitOnStartError } from './exit-on-start-error.ts';
import { isOpen } from './settings/listen-address.ts';
import { errorFields, jsonLog } from './common/log.ts';
import { noteRunning } from './running.ts';
import { readSettings } from './settings/settings.ts';
import { type RunningBackEnd, startBackEnd } from './start.ts';

const announce = ({ backEnd, url }: RunningBackEnd): void => {
  const { settings, store } = backEnd;
  const mail = settings.smtpUrl === null ? `mailbox at ${url}/mailbox` : `SMTP at ${new URL(settings.smtpUrl).host}`;
  process.stdout.write(
    `Vestibule (${settings.environment}) at ${url} · database: ${store.description} · mail: ${mail}\n`,
  );
  if (settings.environment === 'local' && isOpen(settings))
    process.stdout.write(
      'HOST accepts connections from other computers: they can read the mailbox and sign in as admins, because the local secret is public.\n',
    );
};

/**
 * A terminal and npm both send a signal on one Ctrl+C; a signal after this many ms is a second one and exits at once.
 */
const SAME_SIGNAL_WITHIN = 500;

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
  let firstSignalAt = Infinity;
  const onSignal = (signal: string) => {
    if (firstSignalAt === Infinity) stop(signal);
    else if (performance.now() - firstSignalAt > SAME_SIGNAL_WITHIN) process.exit(1);
    firstSignalAt = Math.min(firstSignalAt, performance.now());
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);
};

/** Logs an uncaught error without its message, which may contain anything, and exits. */
const endOn = (event: 'uncaught-exception' | 'unhandled-rejection') => (error: unknown) => {
  jsonLog(event, errorFields(error));
  process.exit(1);
};

// The reader of the log may exit first: log lines are then lost and the server keeps running.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.on('uncaughtException', endOn('uncaught-exception'));
process.on('unhandledRejection', endOn('unhandled-rejection'));

const start = async (): Promise<RunningBackEnd> => startBackEnd(readSettings(process.env));
const running = await start().catch(exitOnStartError);
stopOnSignals(running);
announce(running);
if (running.backEnd.settings.environment === 'local') noteRunning(process.env, running.url);
/** URL of the listener, for a proxy in the same process. */
export const { url } = running;
