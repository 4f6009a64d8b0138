import { tryRequestContext } from '#request/context.ts';
import { setNonce } from '#waku.ts';

/** Gives the request's nonce to the framework's inline scripts. */
export default async function nonce<T>(next: () => Promise<T>): Promise<T> {
  const context = tryRequestContext();
  if (context) setNonce(context.nonce);
  return next();
}
