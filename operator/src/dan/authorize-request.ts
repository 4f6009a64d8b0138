import * as z from 'zod/mini';
import { danScope } from '#contracts/dan/citizen.ts';
import { HttpError } from '../http/http-error.ts';
import { danClient } from './dan-client.ts';

/** A site's authorisation request, as it stands in the address. */
export interface AuthorizeRequest {
  redirectUri: string;
  state: string;
  /** What the site asks to be told, and the WSDL that the answers repeat. */
  asked: { services: string[]; wsdl: string };
  /** The whole request, for the next form to repeat. */
  query: URLSearchParams;
}

export const authorizeParameters = [
  'response_type',
  'client_id',
  'redirect_uri',
  'scope',
  'state',
] as const;

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Must not become an open redirect: it leads to its own origin only, or on loopback to loopback. */
function isKnownRedirect(value: string, own: URL): boolean {
  const uri = URL.parse(value);
  if (!uri || uri.search || uri.hash || uri.username || uri.href !== value) return false;
  const isNear =
    uri.origin === own.origin || (loopback.test(uri.hostname) && loopback.test(own.hostname));
  return isNear && danClient.redirectPaths.includes(uri.pathname);
}

function readScope(scope: string | null): AuthorizeRequest['asked'] | null {
  try {
    const bytes = Uint8Array.from(atob(scope ?? ''), (letter) => letter.charCodeAt(0));
    const parsed = danScope.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    const [first] = parsed.data ?? [];
    return first
      ? { services: (parsed.data ?? []).flatMap(({ services }) => services), wsdl: first.wsdl }
      : null;
  } catch {
    return null;
  }
}

const stateShape = z.string().check(z.minLength(8), z.maxLength(512));

/**
 * Returns the address with the error where the site may learn of it.
 * @throws HttpError where client or return address are wrong: then only the person is told
 */
export function parseAuthorizeRequest(own: URL): AuthorizeRequest | { error: string } {
  const given = own.searchParams;
  const redirectUri = given.get('redirect_uri') ?? '';
  if (given.get('client_id') !== danClient.id) throw new HttpError(400, 'unknown client');
  if (!isKnownRedirect(redirectUri, own)) throw new HttpError(400, 'unknown redirect_uri');
  const state = stateShape.safeParse(given.get('state'));
  if (!state.success) return { error: toReturnAddress(redirectUri, { error: 'invalid_request' }) };
  const back = (error: string) => ({
    error: toReturnAddress(redirectUri, { error, state: state.data }),
  });
  if (given.get('response_type') !== 'code') return back('unsupported_response_type');
  const asked = readScope(given.get('scope'));
  if (!asked) return back('invalid_scope');
  const query = new URLSearchParams(
    authorizeParameters.map((name) => [name, given.get(name) ?? '']),
  );
  return { redirectUri, state: state.data, asked, query };
}

export function toReturnAddress(redirectUri: string, answer: Record<string, string>): string {
  return `${redirectUri}?${new URLSearchParams(answer)}`;
}
