import { expect, test } from 'vitest';
import { parseNetwork, toCountedNetwork, toSharedAddress } from './networks.ts';

const shared = ['192.0.2.0/24', '198.51.100.7', '2001:db8:aa::/40', '10.0.0.0/8'].map((text) => {
  const network = parseNetwork(text);
  if (!network) throw new Error(text);
  return network;
});

test.each([
  ['192.0.2.1', null],
  ['192.0.2.255', null],
  ['198.51.100.7', null],
  ['::ffff:192.0.2.9', null],
  ['10.255.0.1', null],
  ['2001:db8:aa::1', null],
  ['2001:DB8:00BF:1::1', null],
  ['192.0.3.1', 'IPv4'],
  ['198.51.100.8', 'IPv4'],
  ['2001:db8:100::1', 'IPv6'],
  ['', ''],
  ['no address', ''],
  ['1.2.3', ''],
  ['1.2.3.4.5', ''],
])('toCountedNetwork counts %s as %s', (address, network) => {
  const counted = toCountedNetwork(address, shared);
  if (network === null || network === '') expect(counted).toBe(network);
  else expect(counted).toMatch(network.startsWith('IPv4') ? /^IPv4 \d+$/ : /^IPv6 \d+$/);
});

test.each([
  ['203.0.113.1', '203.0.113.254', true],
  ['203.0.113.1', '203.0.114.1', false],
  ['203.0.113.1', '::ffff:203.0.113.9', true],
  ['2001:db8:1:2::3', '2001:db8:1:ffff::', true],
  ['2001:db8::1', '2001:db8:0:5::1', true],
  ['2001:db8::1', '2001:db8:1::1', false],
])('toCountedNetwork counts %s and %s together: %s', (one, other, together) => {
  expect(toCountedNetwork(one, []) === toCountedNetwork(other, [])).toBe(together);
});

test.each([
  '',
  '192.0.2.0/33',
  '192.0.2/24',
  '192.0.2.0/',
  '192.0.2.0/2/4',
  '::/129',
  'a',
  '1.2.3.4/-1',
])('parseNetwork refuses %j', (text) => {
  expect(parseNetwork(text)).toBeNull();
});

test('of a shared network the address itself is known, of IPv6 that of a household; of others nothing', () => {
  const of = (text: string) => toSharedAddress(text, shared);
  expect(of('192.0.2.9')).not.toBeNull();
  expect(of('192.0.2.9')).not.toBe(of('192.0.2.10'));
  expect(of('2001:db8:aa:2::3')).toBe(of('2001:db8:aa:2::4'));
  expect(of('2001:db8:aa:3::3')).not.toBe(of('2001:db8:aa:2::3'));
  for (const text of ['203.0.113.7', '2001:db9::1', '', 'nobody']) expect(of(text)).toBeNull();
});
