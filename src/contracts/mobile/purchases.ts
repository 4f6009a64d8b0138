import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { entity } from '../entity.ts';
import { id, lenientList, mnt, optionalText, orderPrice, orNull, text } from '../shape.ts';
import { billAccount } from './bill.ts';

/** A package of data for a number. */
export const dataPackage = entity(
  {
    id,
    nameMn: optionalText,
    nameEn: optionalText,
    textMn: optionalText,
    textEn: optionalText,
    price: orderPrice,
    /** How long it lasts, by which the packages are grouped. */
    period: orElse(z.enum(['DAY', 'WEEK', 'MONTH']), 'MONTH'),
  },
  'name',
);
export type DataPackage = z.infer<typeof dataPackage>;

export const dataPackagesContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/data-packages',
  query: [],
  envelope: 'list',
  shape: dataPackage,
});

/** A card for the public Wi-Fi, which is a code. */
export const wifiCard = entity(
  {
    id,
    nameMn: optionalText,
    nameEn: optionalText,
    textMn: optionalText,
    textEn: optionalText,
    price: orderPrice,
  },
  'name',
);
export type WifiCard = z.infer<typeof wifiCard>;

export const wifiCardsContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/wifi-cards',
  query: [],
  envelope: 'list',
  shape: wifiCard,
});

const isdn = z.string().check(z.regex(/^\d{8}$/));

/** What every paid effect says: the site's own code of what was paid for, how much, and when the money was received. */
const paid = {
  code: z.string().check(z.minLength(1), z.maxLength(40)),
  /** In MNT, received. */
  amount: mnt.check(z.positive()),
  paidAt: z.iso.datetime(),
};
export const payBillBody = z.object({ ...paid, account: billAccount, month: text });
export const topUpBody = z.object({ ...paid, isdn });
export const buyDataBody = z.object({ ...paid, isdn, packageId: id });
export const orderWifiBody = z.object({
  ...paid,
  cardId: id,
  quantity: z.int().check(z.minimum(1), z.maximum(99)),
});

/** What became of something that was paid for. */
export const paidEffect = z.object({
  /** `REFUSED`: nothing was done, and the site gives the money back. What else a service says with success is done. */
  state: orElse(z.enum(['DONE', 'REFUSED']), 'DONE'),
  /** Of a bill: what was more than due, and is credit for the months to come. */
  credit: orNull(mnt),
  /** Of Wi-Fi cards. */
  codes: lenientList(text.check(z.minLength(1), z.maxLength(200))),
});
export type PaidEffect = z.infer<typeof paidEffect>;

const effect = {
  service: 'mobile',
  method: 'POST',
  query: [],
  envelope: 'object',
  shape: paidEffect,
} as const;

/** One effect for one idempotency key, also where the answer was lost. */
export const payBillContract = contract({ ...effect, path: '/bill/pay' });
export const topUpContract = contract({ ...effect, path: '/units/top-up' });
export const buyDataContract = contract({ ...effect, path: '/data-packages/buy' });
export const orderWifiContract = contract({ ...effect, path: '/wifi-cards/order' });

/** What became of a code, after an answer that was lost; `NONE` where nothing has come. A service without it is sent the same again, with its key. */
export const readEffectContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/paid-effect',
  query: ['code'],
  envelope: 'object',
  shape: z.object({
    state: z.enum(['DONE', 'REFUSED', 'NONE']),
    credit: orNull(mnt),
    codes: lenientList(text.check(z.minLength(1), z.maxLength(200))),
  }),
});
