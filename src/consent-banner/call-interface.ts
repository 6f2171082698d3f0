/** The call interface of a consent platform on `window`: command, parameter and callback. */
import { allFields, someText } from '../services/readers.ts';
import type { ConsentRecord, ConsentStatus } from './consent-record.ts';
import type { Panel, Screen } from './panel.ts';

type Listener = (value: unknown) => unknown;
const isListener = (value: unknown): value is Listener => typeof value === 'function';
const credentialsIn = allFields({ hmacToken: someText, passphrase: someText });

type CallInterface = (command: unknown, parameter?: unknown, callback?: unknown) => ConsentStatus | null;

/**
 * Commands: `addEventListener` with `['consent' | 'screen', listener]`, `getConsent`, `showScreenSettings`,
 * `setCredentials` with `{ hmacToken, passphrase }`. Any other input has no effect. Each call returns the current
 * status and passes it to the callback; a `consent` listener added after the choice is called at once.
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
