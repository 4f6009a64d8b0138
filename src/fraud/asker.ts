import type { RequestContext } from '#request/context.ts';
import type { CountedBy } from './count-store.ts';
import type { Counted } from './limits.ts';

/** Who does something that is counted. */
export interface Asker {
  visitorId: string;
  /** The number that is signed in. */
  isdn: string | null;
  /** Null in a network that many share. */
  network: string | null;
  /** There, the address, or the kiosk; null elsewhere. */
  crowd: string | null;
}

export const toAsker = (
  { network, crowd, kioskDevice }: Pick<RequestContext, 'network' | 'crowd' | 'kioskDevice'>,
  { visitorId, isdn }: Pick<Asker, 'visitorId' | 'isdn'>,
): Asker => ({
  visitorId,
  isdn,
  network,
  crowd: kioskDevice ? `kiosk ${kioskDevice.id}` : (crowd ?? null),
});

type Kind = Counted extends infer Name ? (Name extends `${infer K} crowd` ? K : never) : never;

/** Everything by which such a thing is counted: the person, and those among whom a person can hide. */
export function toCountedBy(kind: Kind, { visitorId, isdn, network, crowd }: Asker): CountedBy {
  return {
    [`${kind} person`]: visitorId || null,
    [`${kind} network`]: network,
    [`${kind} crowd`]: isdn === null ? crowd : null,
    ...(kind === 'billLookUp' || kind === 'topUp' || kind === 'giftCode'
      ? { [`${kind} number`]: isdn }
      : {}),
  };
}
