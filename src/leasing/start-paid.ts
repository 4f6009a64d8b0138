import { batch } from '#db/statement.ts';
import { DB } from '#env.ts';
import { bindEnd, bindRelease } from '#flow/end/store.ts';
import type { Draft } from '#flow/model.ts';
import {
  claimOperation,
  findOperation,
  finishOperation,
  type Operation,
  type Stored,
  toStored,
} from '#forms/operation.ts';
import { putMessage } from '#forms/outbox.ts';
import { askSoon, leasingAskTopic, toAskKey } from './ask-topic.ts';
import { toAssessmentHref } from './model.ts';
import { bindBegin, ensureAssessment, type NewAssessment } from './store.ts';

/** Where a fee holds: the draft ends with the assessment, and the bureaus are asked, all or nothing and once for a form. */
export async function startPaid(
  given: NewAssessment,
  { draft, operation }: { draft: Draft; operation: Operation },
  now: number,
): Promise<Stored<{ goTo: string }>> {
  // Also one that an earlier press has made, whose fee came by another way.
  const { id, token } = await ensureAssessment(given, now);
  const { found } = await batch(DB, {
    claimed: claimOperation(operation, now),
    released: bindRelease(draft, operation, now),
    begun: bindBegin(id, now),
    asked: putMessage(leasingAskTopic, { key: toAskKey(id), body: { id } }, { now, operation }),
    ...bindEnd(draft, operation, now),
    finished: finishOperation(operation, { goTo: toAssessmentHref(token) }),
    found: findOperation(operation),
  });
  askSoon(id);
  return toStored<{ goTo: string }>(operation, found);
}
