import { parseSettings } from '#settings/settings.ts';
import { createUpstream, type UpstreamParts } from '#services/upstream/call-upstream.ts';
import type { UpstreamEvent } from '#services/upstream/upstream-error.ts';

/** A client whose three services have one address; `events` is what it has logged. */
export function openClient(base: string, parts: Partial<UpstreamParts> = {}) {
  const events: UpstreamEvent[] = [];
  const { callUpstream } = createUpstream({
    settings: () =>
      parseSettings({
        OPERATOR: {},
        CONTENT_BASE_URL: base,
        COMMERCE_BASE_URL: base,
        MOBILE_BASE_URL: base,
        ABOUT_US_TOKEN: 'secret-token',
      }),
    log: (event) => events.push(event),
    ...parts,
  });
  return { callUpstream, events };
}
