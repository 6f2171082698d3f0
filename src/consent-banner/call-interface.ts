/** The call interface of a consent platform, as the window offers it: a command, its parameter, and whom to tell. */
import { allFields, someText } from '../services/readers.ts';
import type { ConsentRecord, ConsentStatus } from './consent-record.ts';
import type { Panel, Screen } from './panel.ts';

type Listener = (value: unknown) => unknown;
const isListener = (value: unknown): value is Listener => typeof value === 'function';
const credentialsIn = allFields({ hmacToken: someText, passphrase: someText });

export type CallInterface = (command: unknown, parameter?: unknown, callback?: unknown) => ConsentStatus | null;

/**
 * Commands: `addEventListener` with `['consent' | 'screen', listener]`, `getConsent`, `showScreenSettings`, `setCredentials`
 * with `{ hmacToken, passphrase }`. Whatever else it is given, it does nothing. Each answers, and tells the callback, the
 * status as it is then; a listener to `consent` that comes after the choice is told at once.
 */
export function createCallInterface(record: ConsentRecord, panel: Panel): CallInterface {
  const listen = (parameter: unknown) => {
    const [event, listener]: unknown[] = Array.isArray(parameter) ? parameter : [];
    if (!isListener(listener)) return;
    if (event === 'screen') panel.listeners.add((screen: Screen) => listener(screen));
    if (event !== 'consent') return;
    record.listeners.add(listener);
    const status = record.status();
    if (status) listener(status);
  };
  const commands = new Map<unknown, (parameter: unknown) => void>([
    ['addEventListener', listen],
    ['showScreenSettings', () => panel.openSettings()],
    [
      'setCredentials',
      (parameter) => {
        const credentials = credentialsIn(parameter);
        if (credentials) record.identify(credentials);
      },
    ],
  ]);
  return (command, parameter, callback) => {
    commands.get(command)?.(parameter);
    const status = record.status();
    if (isListener(callback)) callback(status);
    return status;
  };
}
