import { errorFields, jsonLog } from './log.ts';
import { SettingsError, readSettings } from './settings.ts';
import { PortInUseError, type RunningBackEnd, startBackEnd } from './start.ts';
import { FolderInUseError } from './store/lock.ts';

/** Errors that tell a person what to do; of others the stack is worth more. */
const isForPeople = (error: unknown): error is Error =>
  error instanceof SettingsError || error instanceof PortInUseError || error instanceof FolderInUseError;

const announce = ({ backEnd, url }: RunningBackEnd): void => {
  const { settings, store } = backEnd;
  const mail = settings.smtpUrl === null ? `mailbox at ${url}/mailbox` : `SMTP at ${new URL(settings.smtpUrl).host}`;
  process.stdout.write(
    `Vestibule (${settings.environment}) at ${url} · database: ${store.description} · mail: ${mail}\n`,
  );
};

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
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

/** What nobody caught: told without its message, which may hold anything, and the end. */
const endOn = (event: string) => (error: unknown) => {
  jsonLog(event, errorFields(error));
  process.exit(1);
};

process.on('uncaughtException', endOn('uncaught-exception'));
process.on('unhandledRejection', endOn('unhandled-rejection'));

try {
  const running = await startBackEnd(readSettings(process.env));
  stopOnSignals(running);
  announce(running);
} catch (error) {
  process.stderr.write(
    `${isForPeople(error) ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}
