import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { effortFlows, retentionMs } from './model.ts';
import { deleteEfforts, readFinished, toId } from './store.ts';

/** The ids of the answers that these visitors may have given: they name nobody, and are found by trying. */
export async function listEfforts(visitors: readonly string[], now: number): Promise<string[]> {
  const times = await readFinished(JSON.stringify(visitors), now - retentionMs);
  const byDay = new Map(times.map((at) => [toUlaanbaatar(new Date(at)).date, at]));
  return Promise.all(
    visitors.flatMap((visitorId) =>
      [...byDay.values()].flatMap((at) => effortFlows.map((flow) => toId({ visitorId, flow, at }))),
    ),
  );
}

/** Forgets what a visitor has answered, also what nobody was told of yet. */
export async function forgetEfforts(visitorId: string): Promise<void> {
  const ids = await listEfforts([visitorId], Date.now());
  if (ids.length > 0) await deleteEfforts(ids);
}
