import type { LeasingFeeRow } from '#db/leasing-schema.ts';
import { batch, bind, findRow, readRows, run, statement } from '#db/statement.ts';
import { leasingFeeMs } from '#domain/leasing.ts';
import { DB, settings } from '#env.ts';
import { hashWithKey } from '#lib/hash.ts';
import { seal, unseal } from '#lib/seal.ts';
import type { Bureau } from './model.ts';

export type Fee = LeasingFeeRow;

const columns = `id, isdn, code, paid_at AS "paidAt", valid_until AS "validUntil"`;
/**
 * No two fees of a number hold at a time: whoever has paid while one does gets the money back; so does whose fee is over
 * before it could be kept.
 */
const keep = statement<Fee & { now: number }>(
  `INSERT INTO leasing_fee (id, isdn, code, paid_at, valid_until)
   SELECT :id, :isdn, :code, :paidAt, :validUntil WHERE :validUntil > :now AND NOT EXISTS (
     SELECT 1 FROM leasing_fee WHERE isdn = :isdn AND valid_until > :paidAt AND id <> :id)
   ON CONFLICT (id) DO NOTHING`,
);
const find = statement<{ id: string }, Fee>(`SELECT ${columns} FROM leasing_fee WHERE id = :id`);
const findValid = statement<{ isdn: string; now: number }, Fee>(
  `SELECT ${columns} FROM leasing_fee WHERE isdn = :isdn AND valid_until > :now
   ORDER BY valid_until DESC LIMIT 1`,
);

/** From its payment on the fee holds to the second. False where another one of the number holds already, or it is over. */
export async function keepFee(
  paid: Pick<Fee, 'id' | 'isdn' | 'code' | 'paidAt'>,
  now: number,
): Promise<boolean> {
  const { kept } = await batch(DB, {
    inserted: bind(keep, { ...paid, validUntil: paid.paidAt + leasingFeeMs, now }),
    kept: bind(find, { id: paid.id }),
  });
  return kept.length > 0;
}

/** The fee of a number that holds at this moment. */
export const findFee = (isdn: string, now: number): Promise<Fee | null> =>
  findRow(DB, bind(findValid, { isdn, now }));

interface StoredReport {
  id: string;
  report: string;
}
const insertReport = statement<StoredReport & { feeId: string; keyId: string; expiresAt: number }>(
  `INSERT INTO leasing_report (id, fee_id, report, key_id, expires_at)
   SELECT :id, id, :report, :keyId, :expiresAt FROM leasing_fee WHERE id = :feeId
   ON CONFLICT (id) DO NOTHING`,
);
const listReports = statement<{ feeId: string; now: number }, StoredReport>(
  `SELECT id, report FROM leasing_report WHERE fee_id = :feeId AND expires_at > :now`,
);

/** Whom the bureaus are asked about: a number, and with it its fee, may come to another owner. */
export const toPerson = async (registerNumber: string): Promise<string> =>
  (await hashWithKey(settings().DAN_PEPPER, `lease ${registerNumber}`)).slice(0, 32);

/** What a fee has bought for one person. */
export interface Inquiry {
  fee: Fee;
  /** By `toPerson`. */
  person: string;
}
const toReportPrefix = ({ fee, person }: Inquiry) => `${fee.id} ${person} `;
const toReportId = (inquiry: Inquiry, bureau: Bureau) => `${toReportPrefix(inquiry)}${bureau}`;
/** Names an inquiry to its bureau: the same key is answered the same, and paid once. */
export const toInquiryKey = (inquiry: Inquiry, bureau: Bureau) =>
  `leasing ${toReportId(inquiry, bureau)}`;
const toContext = (id: string) => `leasing_report ${id}`;

/** The first answer counts; it ends with the fee. */
export async function keepReport(inquiry: Inquiry, bureau: Bureau, report: object): Promise<void> {
  const { fee } = inquiry;
  const id = toReportId(inquiry, bureau);
  const keys = settings().DATA_KEYS;
  await run(
    DB,
    bind(insertReport, {
      id,
      feeId: fee.id,
      report: await seal(JSON.stringify(report), { keys, context: toContext(id) }),
      keyId: keys[0].id,
      expiresAt: fee.validUntil,
    }),
  );
}

/** What the bureaus have answered of a person for a fee, as far as they have. */
export async function readReports(
  inquiry: Inquiry,
  now: number,
): Promise<Partial<Record<Bureau, unknown>>> {
  const keys = settings().DATA_KEYS;
  const rows = await readRows(DB, bind(listReports, { feeId: inquiry.fee.id, now }));
  const prefix = toReportPrefix(inquiry);
  const own = rows.filter(({ id }) => id.startsWith(prefix));
  const opened = own.map(async ({ id, report }) => [
    id.slice(prefix.length),
    JSON.parse(await unseal(report, { keys, context: toContext(id) })) as unknown,
  ]);
  return Object.fromEntries(await Promise.all(opened)) as Partial<Record<Bureau, unknown>>;
}
