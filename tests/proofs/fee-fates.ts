import { setTimeout as sleep } from 'node:timers/promises';
import { askOf, type Bought } from './bill-stage.ts';
import type { Way } from './held-proxy.ts';
import { callJobs, gateMs } from './payment-stage.ts';
import type { Boundary } from './qpay-proxy.ts';
import type { Stage } from './stage.ts';

export type Fates = readonly (readonly [Boundary, Way])[];
export const heldOf = (fates: Fates) => fates.filter(([, way]) => way.startsWith('held')).length;

/** Each reference has the next of these once, where that comes to it. */
export function deal({ qpay }: Stage, fates: Fates): void {
  const left = [...fates];
  const known = new Map<string, (typeof fates)[number]>();
  const met = new Set<string>();
  qpay.choose((boundary, reference) => {
    if (!known.has(reference)) {
      const next = left.shift();
      if (next) known.set(reference, next);
    }
    const fate = known.get(reference);
    if (met.has(reference) || fate?.[0] !== boundary) return 'pass';
    met.add(reference);
    return fate[1];
  });
}

/** Looks at each payment, and lets the jobs run, until all have succeeded. */
export async function settleAll(url: string, paying: readonly Bought[]): Promise<number> {
  let paid = 0;
  for (let turn = 0; turn < 12 && paid < paying.length; turn += 1) {
    await sleep(gateMs);
    const states = await Promise.all(paying.map((one) => askOf(url, one).catch(() => null)));
    paid = states.filter((state) => state === 'SUCCESS').length;
    await callJobs(url);
  }
  return paid;
}
