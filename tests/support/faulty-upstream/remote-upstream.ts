import { inject } from 'vitest';
import type { SeenRequest } from '../listen.ts';
import type { Behaviour } from './behaviour.ts';
import type { Fault } from './faults.ts';

/**
 * The faulty upstream as a test in workerd reaches it, with a place of its own on it. `base` is the
 * address to give to the client, `base + '/~…'` can't be: a fault's prefix leads the path.
 */
export function openRemoteUpstream() {
  const url = inject('faultyUpstreamUrl');
  const place = `/${crypto.randomUUID()}`;

  return {
    base: url + place,
    faultyBase: (fault: Fault) => `${url}/~${fault}${place}`,
    async set(path: string, behaviour: Behaviour | null): Promise<void> {
      const body = JSON.stringify({ prefix: place + path, behaviour });
      await (await fetch(`${url}/~admin/set`, { method: 'POST', body })).text();
    },
    async requests(path: string, fault?: Fault): Promise<SeenRequest[]> {
      const prefix = (fault ? `/~${fault}` : '') + place + path;
      const response = await fetch(`${url}/~admin/requests?prefix=${encodeURIComponent(prefix)}`);
      return response.json();
    },
  };
}
