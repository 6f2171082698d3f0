import { describe, expect, test } from 'vitest';
import { forwardedAddress, isLoopback, isLoopbackName, networkOf } from './ip-address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0:ffff:1:2:3', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['010.8.8.8', null],
  ['3221225991', null],
  ['', null],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('an entry of X-Forwarded-For (RFC 7239, 6)', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['"203.0.113.7:4711"', '203.0.113.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['"[2001:db8::7]:443"', '2001:db8::7'],
  ])('%s', (entry, address) => {
    expect(forwardedAddress(entry)).toBe(address);
  });

  test.each([
    '',
    'unknown',
    '203.0.113',
    '203.0.113.7:123456',
    '203.0.113.007',
    '203.0.113.7/24',
    'for=203.0.113.7',
    '[203.0.113.7]:80',
    '[2001:db8::7',
  ])('“%s” is not an address', (entry) => {
    expect(forwardedAddress(entry)).toBeNull();
  });
});

test('names of this computer', () => {
  const addresses = ['127.0.0.1', '127.255.0.9', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1'];
  expect(addresses.filter((address) => !isLoopback(address))).toEqual([]);
  const others = ['128.0.0.1', '0.0.0.0', '::', '::2', '10.0.0.1', '::ffff:10.0.0.1', 'localhost', ''];
  expect(others.filter((address) => isLoopback(address))).toEqual([]);
  const names = ['localhost', 'LOCALHOST', 'shop.localhost', '127.0.0.1', '[::1]', '::1'];
  expect(names.filter((name) => !isLoopbackName(name))).toEqual([]);
  const foreign = ['localhost.example', 'notlocalhost', '127.0.0.1.example', '[::2]', '192.168.1.5', ''];
  expect(foreign.filter((name) => isLoopbackName(name))).toEqual([]);
});
