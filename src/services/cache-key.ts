import type { Contract } from '#contracts/contract.ts';
import { hashText } from '#domain/hash-text.ts';
import { type CallParams, toCallPath, toCallQuery } from './call-address.ts';

/** KV takes 512 bytes; the rest is for the version and the path. */
const maxPlainLength = 300;

/**
 * `c:{version}:{contract's path}[={filled path}]:{canonical query}`, the last part as a digest where it is long.
 * @throws UpstreamError `not-found` for values that no service can know.
 */
export async function toCacheKey(
  version: string,
  contract: Contract,
  params: CallParams,
): Promise<string> {
  const path = toCallPath(contract, params);
  const query = toCallQuery(contract, params).slice(1);
  const tail = path.length + query.length > maxPlainLength ? await hashText(path + query) : query;
  // A filled hole may spell another contract's path, so the unfilled one stands before it.
  const filled = contract.path.includes('{') && path.length <= maxPlainLength ? `=${path}` : '';
  const head = contract.path + filled;
  return `c:${version}:${head}:${tail}`;
}
