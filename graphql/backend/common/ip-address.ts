/** IPv4 and IPv6 addresses: normalisation and classification. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** The eight groups of an IPv6 address, as numbers. */
const groupsOf = (address: string): number[] => {
  // The URL parser normalises IPv6 (RFC 5952), with embedded IPv4 as two groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (part: string | undefined): number[] =>
    part === undefined || part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [read(head), read(tail)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
};

const isIPv4InIPv6 = (groups: readonly number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

/**
 * The network of an address: IPv4 itself; the first 64 bits of IPv6, because a host controls everything below; the IPv4
 * of an IPv4-mapped address (RFC 4291, 2.5.5.2). The same for every spelling. Null if the text is not an address.
 */
export const networkOf = (text: string): string | null => {
  if (isIPv4(text)) return text;
  const address = text.replace(/%.*$/, '');
  if (!isIPv6(address)) return null;
  const groups = groupsOf(address);
  if (isIPv4InIPv6(groups))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
};

/**
 * Networks of a client: its own, and for IPv6 also the /48 of a site (RFC 6177) and the /32 of a provider, which can
 * assign itself any number of sites.
 * @param network as returned by `networkOf`.
 */
export const networksAround = (network: string): readonly [string, ...string[]] => {
  const [, provider, site] = /^([\da-f]+:[\da-f]+):([\da-f]+):[\da-f]+::\/64$/.exec(network) ?? [];
  return provider === undefined ? [network] : [network, `${provider}:${site}::/48`, `${provider}::/32`];
};

/** Whether it is a loopback address (127.0.0.0/8, ::1). */
export const isLoopback = (address: string): boolean =>
  isIPv4(address) ? loopback.check(address) : isIPv6(address) && loopback.check(address, 'ipv6');

const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();

/** Whether the host of a URL is an IP address. */
export const isIpAddress = (hostname: string): boolean => isIPv4(bare(hostname)) || isIPv6(bare(hostname));

/**
 * Whether a host name always means this computer: `localhost` and its subdomains (RFC 6761, 6.3), or a loopback
 * address.
 * @param hostname as in a URL, without a port; IPv6 with or without brackets.
 */
export const isLoopbackName = (hostname: string): boolean =>
  /^(?:.+\.)?localhost$/.test(bare(hostname)) || isLoopback(bare(hostname));

/** An address, optionally with a port (RFC 7239, 6): `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const NODE = /^(?:\[(?<six>[^\]]+)\]|(?<four>[\d.]+))(?::\d{1,5})?$/;

/**
 * The address of an X-Forwarded-For entry, without port and quotation marks; null for others, such as `unknown` or
 * `_hidden`.
 */
export const forwardedAddress = (entry: string): string | null => {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  if (isIPv6(text)) return text;
  const { six, four } = NODE.exec(text)?.groups ?? {};
  if (six !== undefined && isIPv6(six)) return six;
  return four !== undefined && isIPv4(four) ? four : null;
};
