import { run } from '#db/statement.ts';
import { DB, settings, waitUntil } from '#env.ts';
import { drainOutbox, putMessage, type Topic } from '#forms/outbox.ts';
import { seal, type Sealing, unseal } from '#lib/seal.ts';
import type { Offer, SealedOffer } from './model.ts';

const toSealing = (id: string): Sealing => ({
  keys: settings().DATA_KEYS,
  context: `partner ${id}`,
});

export const openOffer = async ({ id, sealed }: SealedOffer): Promise<Offer> =>
  JSON.parse(await unseal(sealed, toSealing(id))) as Offer;

/** Who takes offers. */
export const partnerAddress = (): string => settings().PARTNER_EMAIL;

/** Sends an offer by the topic, once for an id. */
export async function sendOffer(topic: Topic<SealedOffer>, id: string, offer: Offer) {
  const key = `partner-offer ${id}`;
  const sealed = await seal(JSON.stringify(offer), toSealing(id));
  await run(DB, putMessage(topic, { key, body: { id, sealed } }, { now: Date.now() }));
  waitUntil(drainOutbox(DB, Date.now, [topic], { keys: [key] }));
}
