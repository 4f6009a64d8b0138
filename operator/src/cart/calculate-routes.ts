import { Hono } from 'hono';
import { calculateRequest } from '#contracts/commerce/cart.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { readBody } from '../http/read-input.ts';
import { HttpError } from '../http/http-error.ts';
import { sendData } from '../http/send-json.ts';
import { MIN_PAYMENT_MNT, type Promo } from './amounts.ts';
import { calculate } from './calculate.ts';
import {
  FIND_PROMO,
  type PlaceRow,
  type PricedItem,
  PRICE_ITEMS,
  READ_PLACES,
} from './calculate-statements.ts';
import { sumQuantities } from './cart-requests.ts';

export const calculateRoutes = new Hono<OperatorEnv>();

calculateRoutes.post('/cart/calculate', async (c) => {
  const body = await readBody(c, calculateRequest);
  if (body.items.length === 0 || body.items.length > 200) {
    throw new HttpError(400, 'between 1 and 200 items', { field: 'items' });
  }
  const db = c.env.OPERATOR_DB;
  const [items, promos, places] = await db.batch([
    db.prepare(PRICE_ITEMS).bind(JSON.stringify(sumQuantities(body.items))),
    db
      .prepare(FIND_PROMO)
      .bind(body.promoCode?.trim().toUpperCase() ?? '', new Date().toISOString()),
    db.prepare(READ_PLACES).bind(body.cityId ?? '', body.districtId ?? ''),
  ]);
  const calculation = calculate({
    // A batch has one row type for all its statements; these are the columns they select.
    items: (items?.results ?? []) as PricedItem[],
    promo: (promos?.results as Promo[] | undefined)?.[0],
    places: (places?.results ?? []) as PlaceRow[],
    deliveryType: body.deliveryType,
    slot: body.slot,
    promoCode: body.promoCode,
  });
  if (calculation.total < MIN_PAYMENT_MNT) {
    throw new HttpError(422, 'Payments below 1,000₮ are not possible', {
      code: 'BELOW_MINIMUM',
      total: calculation.total,
      warnings: calculation.warnings,
    });
  }
  return sendData(JSON.stringify(calculation));
});
