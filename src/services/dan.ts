import type * as z from 'zod/mini';
import {
  type DanAnswer,
  type danScope,
  exchangeCodeContract,
  readDanAnswer,
  servicesContracts,
} from '#contracts/dan/citizen.ts';
import { settings } from '#env.ts';
import type { Settings } from '#settings/settings.ts';
import { embeddedDanPath } from './upstream/call-address.ts';
import { type Outcome, UpstreamError } from './upstream/upstream-error.ts';
import { callUpstream } from './upstream/call-upstream.ts';

export interface DanParts {
  call: typeof callUpstream;
  settings: () => Settings;
}

interface Redirect {
  /** Exactly one of those registered with the provider; the exchange of the code has to repeat it. */
  redirectUri: string;
}

/** Encoded as UTF-8 first, since `btoa` takes bytes only and the settings may name other than ASCII. */
function toScope({ DAN_SERVICE, DAN_WSDL }: Settings): string {
  const scope: z.input<typeof danScope> = [{ services: [DAN_SERVICE], wsdl: DAN_WSDL }];
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(scope))));
}

/** The client of the state's sign-in: OAuth 2.0, and one call for the card of the citizen who agreed. */
export function createDan(parts: DanParts) {
  return {
    /** The address to which the browser is sent: the provider's, or the embedded provider's on this site. */
    toAuthorizeAddress: ({ redirectUri, state }: Redirect & { state: string }): string => {
      const known = parts.settings();
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: known.DAN_CLIENT_ID,
        redirect_uri: redirectUri,
        scope: toScope(known),
        state,
      });
      return `${known.DAN_BASE_URL ?? embeddedDanPath}/oauth2/authorize?${query}`;
    },

    /** Exchanges the code and reads the card; neither the token nor the answer is stored. */
    readCitizen: async ({
      redirectUri,
      code,
    }: Redirect & { code: string }): Promise<Outcome<DanAnswer>> => {
      const known = parts.settings();
      const exchanged = await parts.call(exchangeCodeContract, {
        body: {
          grant_type: 'authorization_code',
          code,
          client_id: known.DAN_CLIENT_ID,
          client_secret: known.DAN_CLIENT_SECRET,
          redirect_uri: redirectUri,
        },
      });
      if (!exchanged.ok) return exchanged;
      const read = await parts.call(servicesContracts[known.DAN_SERVICE_METHOD], {
        bearer: exchanged.value.items[0]?.access_token ?? '',
        repeat: false,
      });
      if (!read.ok) return read;
      const answer = readDanAnswer(read.value.items[0] ?? [], known.DAN_SERVICE);
      return answer
        ? { ok: true, value: answer }
        : { ok: false, error: new UpstreamError('shape', 'dan') };
    },
  };
}

export const dan = createDan({ call: callUpstream, settings });
