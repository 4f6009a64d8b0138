import { batch, statement, bind } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { bindEnd, bindRelease } from '#flow/end/store.ts';
import type { Draft } from '#flow/model.ts';
import {
  claimOperation,
  findOperation,
  finishOperation,
  isClaimed,
  type Operation,
  type Stored,
  toStored,
} from '#forms/operation.ts';
import { drainOutbox, putMessage } from '#forms/outbox.ts';
import { recoveryEvents } from './events.ts';
import { freeTopic } from './free-topic.ts';
import { type Recovery, toFreeKey, toRecoveryHref } from './model.ts';
import { type Paying, paySql, toWaitMs } from './moves-store.ts';

const payFree = statement<Paying & Operation>(`${paySql} AND amount = 0 AND ${isClaimed}`);

/** Where it costs nothing there is no purchase: the draft ends here, and a message of its own carries the recovery on. */
export async function placeFree(
  recovery: Recovery,
  { draft, operation, now }: { draft: Draft; operation: Operation; now: number },
): Promise<Stored<{ goTo: string }>> {
  const { id: recoveryId, token } = recovery;
  const key = toFreeKey(recoveryId);
  const { statements, send } = recoveryEvents(recovery, ['asker.paid'], now);
  const { found } = await batch(DB, {
    claimed: claimOperation(operation, now),
    released: bindRelease(draft, operation, now),
    paid: bind(payFree, { ...operation, recoveryId, key, waitMs: toWaitMs(), now }),
    told: putMessage(freeTopic, { key, body: { id: recoveryId } }, { now, afterChange: true }),
    ...statements,
    ...bindEnd(draft, operation, now),
    finished: finishOperation(operation, { goTo: toRecoveryHref(token) }),
    found: findOperation(operation),
  });
  waitUntil(drainOutbox(DB, Date.now, [freeTopic], { keys: [key] }));
  send();
  return toStored(operation, found);
}
