import { batch, bind, statement } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import { effectTopic } from '../effect-topic.ts';
import { recoveryEvents } from './events.ts';
import { freeTopic } from './free-topic.ts';
import { type CardState, type Recovery } from './model.ts';
import { bindWake, toPart } from './moves-store.ts';
import { sealPart } from './store.ts';

/** Only while it is paid and not begun: what the owner has stopped is brought to nobody. */
const move = statement<
  { id: string; from: CardState; to: CardState; personal: string; keyId: string; now: number },
  { id: string }
>(
  `UPDATE sim_recovery SET card = :to, personal = :personal, key_id = :keyId, updated_at = :now
   WHERE id = :id AND card = :from AND state = 'PAID' RETURNING id`,
);

interface Move extends Act {
  to: CardState;
  /** Of the card that is sent or laid ready. */
  simNumber: string | null;
}

/** Moves a card on; whoever hands it over has the new SIM activated. False where it is not in that state any more. */
export async function moveCard(
  recovery: Recovery & { card: CardState },
  { to, simNumber, who, reason }: Move,
  now: number = Date.now(),
): Promise<boolean> {
  const { id, card: from, effectKey } = recovery;
  const sealed = await sealPart(id, {
    ...toPart(recovery),
    simNumber: simNumber ?? recovery.simNumber,
  });
  const told = recoveryEvents(
    recovery,
    to === 'SHIPPED' ? ['asker.shipped'] : to === 'READY' ? ['asker.ready'] : [],
    now,
  );
  const rows = await batch(DB, {
    moved: bind(move, { id, from, to, now, ...sealed }),
    noted: noteAct({ at: now, who, act: to.toLowerCase(), subject: id, reason }),
    ...told.statements,
    ...(to === 'HANDED' && { woken: bindWake(id, now) }),
  });
  told.send();
  if (effectKey) {
    waitUntil(drainOutbox(DB, Date.now, [effectTopic, freeTopic], { keys: [effectKey] }));
  }
  return rows.moved.length > 0;
}
