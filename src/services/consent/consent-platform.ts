/**
 * The consent platform: loads its script from the address in the spec (section 7.7), and uses the call interface that
 * it sets on `window`. Its messages come from another system and are validated.
 */
import type { Connect, ConsentPlatform } from '../../../machines/consent/consent.services.ts';
import type { Consent } from '../../../machines/consent/consent.types.ts';
import { allFields, flag } from '../readers.ts';
import { allowScript, loadScript } from '../scripts/load-script.ts';

/** Milliseconds. */
const CONNECT_LIMIT = 10_000;
const HOUR = 3_600_000;
/** Maximum length of a quoted value in a report. */
const QUOTED = 200;

/**
 * Hourly cache-buster: each full hour has its own address.
 * @param now milliseconds since the epoch.
 */
export const scriptAddress = (url: string, now: number): string =>
  `${url}${url.includes('?') ? '&' : '?'}${Math.floor(now / HOUR)}`;

const status = allFields({ purposes: allFields<Consent>({ analytics: flag, personalisation: flag }) });

/** A foreign value, shortened for a report. */
function quoted(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, QUOTED);
  } catch {
    return typeof value;
  }
}

type Call = (command: string, parameter?: unknown) => unknown;
const callInterface = (): Call | null => {
  const call: unknown = Reflect.get(window, '__cmp');
  return typeof call === 'function' ? (call as Call) : null;
};

/** Rejects if the script does not load within ten seconds, or sets no call interface. */
export const connectConsent: Connect = async ({ url, tell, report, signal }): Promise<ConsentPlatform> => {
  if (url === '') throw new Error('no consent script is configured');
  allowScript(url);
  await loadScript(scriptAddress(url, Date.now()), { signal, timeout: CONNECT_LIMIT });
  signal.throwIfAborted();
  const call = callInterface();
  if (!call) throw new Error('the consent script left no call interface');

  const onStatus = (sent: unknown) => {
    if (signal.aborted) return;
    const read = status(sent);
    if (read) tell({ analytics: read.purposes.analytics, personalisation: read.purposes.personalisation });
    else report(`status ${quoted(sent)}`);
  };
  const callPlatform: Call = (command, parameter) => {
    try {
      return call(command, parameter);
    } catch (error) {
      return report(`${command}: ${quoted(String(error))}`);
    }
  };
  call('addEventListener', ['consent', onStatus]);
  return {
    openSettings: () => callPlatform('showScreenSettings'),
    handOver: ({ hmacToken, passphrase }) => callPlatform('setCredentials', { hmacToken, passphrase }),
  };
};
