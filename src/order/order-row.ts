import type { ShopOrderRow } from '#db/order-schema.ts';
import { settings } from '#env.ts';
import { seal, unseal } from '#lib/seal.ts';
import type { Order, OrderLine, PersonalPart } from './model.ts';

/** What statements select of an order: everything but its keys. */
export const columns = `id, code, submit_key AS "submitKey", draft_id AS "draftId", visitor_id AS "visitorId",
  isdn, status, delivery_type AS "deliveryType", slot_date AS "slotDate", slot, branch_id AS "branchId",
  goods, discount, delivery, total, promo_code AS "promoCode", referral_code AS "referralCode", lines,
  cart_id AS "cartId", reservation, language, consent, personal, created_at AS "createdAt",
  placed_at AS "placedAt", updated_at AS "updatedAt", codes_by_hand_at AS "codesByHandAt"`;

export type SealedOrder = Omit<ShopOrderRow, 'keyId' | 'phoneHash' | 'askedAt'>;

const toSealing = (id: string) => ({ keys: settings().DATA_KEYS, context: `shop_order ${id}` });

/** The personal part as it is stored, and the id of the key that seals it. */
export async function sealPersonal(
  id: string,
  part: PersonalPart,
): Promise<Pick<ShopOrderRow, 'personal' | 'keyId'>> {
  const sealing = toSealing(id);
  return { personal: await seal(JSON.stringify(part), sealing), keyId: sealing.keys[0].id };
}

/** The order of a row, with its name, number and address. */
export async function openOrder({ personal, lines, ...known }: SealedOrder): Promise<Order> {
  const text = await unseal(personal, toSealing(known.id));
  return {
    ...known,
    lines: JSON.parse(lines) as OrderLine[],
    ...(JSON.parse(text) as PersonalPart),
  };
}
