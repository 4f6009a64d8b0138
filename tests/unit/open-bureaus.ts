import { DB } from '#env.ts';
import type { Asking } from '#leasing/assess.ts';
import { keepFee } from '#leasing/fee-store.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';

export type Fate = 'fine' | 'fails' | 'is lost';
const good = {
  credit: { monthlyPayments: 350_000, overdueDays: 0, income: 2_400_000 },
  insurance: { monthsPaid: 12, salary: 2_300_000 },
};

/** Bureaus in memory: the same key has one inquiry, whose answer may be lost. */
export function openBureaus(reports: typeof good = good) {
  const inquiries = new Set<string>();
  const fates: Record<'credit' | 'insurance', Fate> = { credit: 'fine', insurance: 'fine' };
  async function answer<Of extends keyof typeof good>(bureau: Of, key: string) {
    const fate = fates[bureau];
    if (fate !== 'fails') inquiries.add(key);
    return fate === 'fine'
      ? ({ ok: true, value: reports[bureau] } as const)
      : ({ ok: false, error: new UpstreamError('network', 'mobile') } as const);
  }
  const asking: Asking = {
    credit: (key) => answer('credit', key),
    insurance: (key) => answer('insurance', key),
  };
  return { asking, fates, inquiries };
}

export const pay = (isdn: string, paidAt: number, id: string = crypto.randomUUID()) =>
  keepFee({ id, isdn, code: id.slice(0, 8), paidAt }, paidAt);
export const toldOf = async (id: string) =>
  (
    await DB.prepare(
      `SELECT key FROM outbox WHERE key LIKE 'leasing.%' AND key LIKE ?1 ORDER BY rowid`,
    )
      .bind(`% ${id}`)
      .all<{ key: string }>()
  ).results.map(({ key }) => key.split(' ')[0]);
