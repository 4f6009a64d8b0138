import {
  convertIPv4MappedIPv6ToIPv4,
  convertIPv4ToBinary,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

interface Address {
  bits: 32 | 128;
  value: bigint;
}

/** All addresses that begin with the same `length` bits. */
export interface Network extends Address {
  length: number;
}

/** Null for a text that is no address. An IPv4 address in the dress of an IPv6 one is taken as what it is. */
function parseAddress(text: string): Address | null {
  try {
    if (!text.includes(':')) return { bits: 32, value: convertIPv4ToBinary(text) };
    const value = convertIPv6ToBinary(text);
    return isIPv4MappedIPv6(value)
      ? { bits: 32, value: convertIPv4MappedIPv6ToIPv4(value) }
      : { bits: 128, value };
  } catch {
    return null;
  }
}

/** Parses `192.0.2.0/24`, `2001:db8::/32`, or a single address; null for anything else. */
export function parseNetwork(text: string): Network | null {
  const [base = '', length, ...rest] = text.split('/');
  const address = parseAddress(base);
  if (!address || rest.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) {
    return null;
  }
  const known = length === undefined ? address.bits : Number(length);
  return known <= address.bits ? { ...address, length: known } : null;
}

const isIn = ({ bits, value }: Address, network: Network): boolean => {
  const ignored = BigInt(network.bits - network.length);
  return bits === network.bits && value >> ignored === network.value >> ignored;
};

/** An address of a shared network, of IPv6 the part of one household; null for any other. */
export function toSharedAddress(text: string, shared: readonly Network[]): string | null {
  const address = parseAddress(text);
  if (!address || !shared.some((network) => isIn(address, network))) return null;
  const { bits, value } = address;
  return bits === 32 ? `IPv4 address ${value}` : `IPv6 address ${value >> 64n}`;
}

/**
 * The part of an address that is counted together: of IPv4 the first 24 bits, of IPv6 the first 48, since one customer
 * of a provider may change the rest at will. Null for an address of a shared network, where nobody is counted by it.
 */
export function toCountedNetwork(text: string, shared: readonly Network[]): string | null {
  const address = parseAddress(text);
  if (!address) return '';
  if (shared.some((network) => isIn(address, network))) return null;
  const { bits, value } = address;
  return bits === 32 ? `IPv4 ${value >> 8n}` : `IPv6 ${value >> 80n}`;
}
