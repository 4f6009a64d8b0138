import * as z from 'zod/mini';
import { danScope } from '#contracts/dan/citizen.ts';
import { Refusal } from '../http/refusal.ts';
import { danClient } from './dan-client.ts';

/** A site's request to be told who somebody is, as it stands in the address. */
export interface AuthorizeRequest {
  redirectUri: string;
  state: string;
  services: string[];
  /** The whole question, to be asked again by the next form. */
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

/** A stand-in knows no other sites than its own and those of this machine: it must not lead anywhere else. */
function isKnownRedirect(value: string, own: URL): boolean {
  const uri = URL.parse(value);
  if (!uri || uri.search || uri.hash || uri.username || uri.href !== value) return false;
  const isNear =
    uri.origin === own.origin || (loopback.test(uri.hostname) && loopback.test(own.hostname));
  return isNear && danClient.redirectPaths.includes(uri.pathname);
}

function readServices(scope: string | null): string[] {
  try {
    const bytes = Uint8Array.from(atob(scope ?? ''), (letter) => letter.charCodeAt(0));
    const parsed = danScope.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.data.flatMap(({ services }) => services) : [];
  } catch {
    return [];
  }
}

const stateShape = z.string().check(z.minLength(8), z.maxLength(512));

/**
 * What may go back to the site as an error, goes back; a wrong client or address is only told to the person.
 * @throws Refusal
 */
export function parseAuthorizeRequest(own: URL): AuthorizeRequest | { error: string } {
  const given = own.searchParams;
  const redirectUri = given.get('redirect_uri') ?? '';
  if (given.get('client_id') !== danClient.id) throw new Refusal(400, 'unknown client');
  if (!isKnownRedirect(redirectUri, own)) throw new Refusal(400, 'unknown redirect_uri');
  const state = stateShape.safeParse(given.get('state'));
  if (!state.success) return { error: toReturnAddress(redirectUri, { error: 'invalid_request' }) };
  const back = (error: string) => ({
    error: toReturnAddress(redirectUri, { error, state: state.data }),
  });
  if (given.get('response_type') !== 'code') return back('unsupported_response_type');
  const services = readServices(given.get('scope'));
  if (services.length === 0) return back('invalid_scope');
  const query = new URLSearchParams(
    authorizeParameters.map((name) => [name, given.get(name) ?? '']),
  );
  return { redirectUri, state: state.data, services, query };
}

export function toReturnAddress(redirectUri: string, answer: Record<string, string>): string {
  return `${redirectUri}?${new URLSearchParams(answer)}`;
}
