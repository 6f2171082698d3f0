/** Which addresses of this computer the back end listens on (D55), and under which one it is told. */
import { isLoopbackName } from './http/ip-address.ts';
import type { Settings } from './settings.ts';

type Place = Pick<Settings, 'environment' | 'host'>;

/** Browsers and Node take `localhost` for either. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** @returns undefined for every address of this computer. */
export const addressesOf = ({ environment, host }: Place): readonly (string | undefined)[] =>
  host === 'localhost' || (host === null && environment === 'local') ? LOOPBACK : [host ?? undefined];

/** Whether others than this computer reach it. */
export const isOpen = (place: Place): boolean =>
  !addressesOf(place).every((address) => address !== undefined && isLoopbackName(address));

/** Where this computer itself reaches it; no trailing slash. */
export const ownUrl = ({ environment, host, port }: Place & Pick<Settings, 'port'>): string => {
  const [address] = addressesOf({ environment, host });
  const isOne = address !== undefined && !['0.0.0.0', '::', ...LOOPBACK].includes(address);
  if (!isOne) return `http://localhost:${port}`;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
};
