/** Addresses that the back end listens on (D55), and its local URL. */
import { isLoopbackName } from '../common/ip-address.ts';
import type { Settings } from './settings.ts';

type Place = Pick<Settings, 'environment' | 'host'>;

/** Browsers and Node resolve `localhost` to either. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** @returns addresses to bind; undefined binds all. */
export const addressesOf = ({ environment, host }: Place): readonly (string | undefined)[] =>
  host === 'localhost' || (host === null && environment === 'local') ? LOOPBACK : [host ?? undefined];

export const isOpen = (place: Place): boolean =>
  !addressesOf(place).every((address) => address !== undefined && isLoopbackName(address));

/** URL of the back end on this computer, no trailing slash. */
export const ownUrl = ({ environment, host, port }: Place & Pick<Settings, 'port'>): string => {
  const [address] = addressesOf({ environment, host });
  const isOne = address !== undefined && !['0.0.0.0', '::', ...LOOPBACK].includes(address);
  if (!isOne) return `http://localhost:${port}`;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
};
