import type { SignedIn } from './customers.ts';
import { origin } from './site.ts';

const names = [
  'isdn',
  'id',
  'phone',
  'user',
  'customer',
  'subject',
  'session',
  'session_id',
  'visitor',
  'visitor_id',
  'sid',
];
export const toPairs = (id: string) => names.map((name): [string, string] => [name, id]);

/** One of the other's ids wherever a request can carry it: alone, so that no second value hides it. */
export function plantId(
  path: string,
  id: string,
  asker: SignedIn,
): { address: string; headers: Record<string, string> } {
  const query = new URLSearchParams(toPairs(id)).toString();
  // A payload's page has its own.
  const inner = path.startsWith('/RSC/') ? `&query=${encodeURIComponent(query)}` : '';
  return {
    address: `${path}?${query}${inner}`,
    headers: {
      cookie: [
        `sid=${asker.sid}`,
        `sid=${id}`,
        `__Host-sid=${id}`,
        ...names.slice(0, -1).map((name) => `${name}=${id}`),
        'account=1',
        'complete=1',
      ].join('; '),
      'x-isdn': id,
      'x-msisdn': id,
      'x-user-id': id,
      'x-forwarded-user': id,
      authorization: `Bearer ${id}`,
      'x-waku-action-location': `/switch-account?${query}`,
      origin,
    },
  };
}
