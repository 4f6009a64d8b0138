import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';

const text = orElse(z.string(), '');

/**
 * What the tax daemon says of a receipt that was sent. `ERROR` and `PAYMENT` come with a status of success too, and have
 * registered nothing.
 */
const answered = z.object({
  status: z.string(),
  id: text,
  message: text,
  /** Only of a citizen's. */
  lottery: orElse(z.nullish(z.string()), null),
  qrData: orElse(z.nullish(z.string()), null),
  /** `YYYY-MM-DD HH:mm:ss` in Ulaanbaatar. */
  date: text,
});
export type TaxReceiptAnswer = z.infer<typeof answered>;

/** The daemon may take tens of seconds; after that a receipt may be registered all the same. */
const deadlineMs = 90_000;

/** Body: branchNo, merchantTin, posNo, type, billIdSuffix, the totals, receipts and payments. */
export const taxReceiptContract = contract({
  service: 'ebarimt',
  method: 'POST',
  path: '/rest/receipt',
  query: [],
  envelope: 'object',
  shape: answered,
  deadlineMs,
});
/** Body: id and date of the receipt. The answer is empty. */
export const taxReceiptReturnContract = contract({
  service: 'ebarimt',
  method: 'DELETE',
  path: '/rest/receipt',
  query: [],
  envelope: 'object',
  shape: z.unknown(),
  answer: 'any',
  deadlineMs,
});

/** The number of a taxpayer, by the register number of a company; null of an unknown one. */
export const companyTinContract = contract({
  service: 'ebarimt-info',
  method: 'GET',
  path: '/api/info/check/getTinInfo',
  query: ['regNo'],
  envelope: 'object',
  shape: z.nullable(
    z.pipe(
      z.union([z.string(), z.int()]),
      z.pipe(z.transform(String), z.string().check(z.regex(/^\d{11,14}$/))),
    ),
  ),
});
/** Who has the number of a taxpayer; null of an unknown one. */
export const companyContract = contract({
  service: 'ebarimt-info',
  method: 'GET',
  path: '/api/info/check/getInfo',
  query: ['tin'],
  envelope: 'object',
  shape: z.nullable(
    z.object({ name: z.string().check(z.minLength(1)), vatPayer: orElse(z.boolean(), false) }),
  ),
});
