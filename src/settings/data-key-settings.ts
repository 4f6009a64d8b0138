import * as z from 'zod/mini';
import { decodeBase64Url } from '#lib/base64-url.ts';
import type { SealKey, SealKeys } from '#lib/seal.ts';
import { setting, toList } from './kinds.ts';

export const dataKeysHint =
  'set this secret to an id and 32 random bytes, such as `echo k1:$(openssl rand -base64 32)` prints; for a new key, the new one first: k2:…,k1:…';

/** A bit that stands in no byte (of the last letter) makes a key wrong, because it would have two spellings. */
function toKey(text: string): SealKey | null {
  const [, id, base64 = ''] = /^([a-z0-9]{1,16}):([A-Za-z0-9+/]{43})=?$/.exec(text) ?? [];
  const bytes = decodeBase64Url(base64.replaceAll('+', '-').replaceAll('/', '_'));
  return id && bytes?.length === 32 ? { id, bytes } : null;
}

/** One key, or two while the older one is replaced. */
function toKeys(text: string): SealKeys | null {
  const keys = toList(text).map(toKey);
  const [first, second] = keys;
  if (!first || keys.length > 2 || second === null || second?.id === first.id) return null;
  return second ? [first, second] : [first];
}

/** Not random, because the isolates of a development server must have the same one. */
export const developmentDataKeys: SealKeys = [
  { id: 'development', bytes: new TextEncoder().encode('not a secret, for development...') },
];

export const dataKeys = setting(
  z.optional(
    z.pipe(
      z.string().check(z.refine((text) => toKeys(text) !== null, dataKeysHint)),
      z.transform((text) => toKeys(text) ?? developmentDataKeys),
    ),
  ),
);
