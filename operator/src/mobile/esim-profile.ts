import type { EsimProfile } from '#contracts/mobile/sim-orders.ts';

/** A profile of the embedded operator: it is installed nowhere. */
export const newProfile = (): EsimProfile => ({
  smdp: 'rsp.tenger.mn',
  matchingId: crypto.randomUUID().toUpperCase(),
  confirmationCode: false,
});
