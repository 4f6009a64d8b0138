import type { EsimProfile } from '#contracts/mobile/sim-orders.ts';
import type { Delivery } from '#contracts/webhook.ts';
import { batch, bind, type Bound, run, statement } from '#db/statement.ts';
import { claimDelivery } from '#db/webhook-delivery.ts';
import { DB, settings } from '#env.ts';
import { bindEndSessions } from '#identity/session/store.ts';
import { toChangeNote } from '#identity/sim-change/sim-change.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import { recoveryEvents } from './events.ts';
import { fromSql, type Recovery, type RecoveryPart, toSql } from './model.ts';
import { isForestalled, sealPart } from './store.ts';

interface At {
  recoveryId: string;
  now: number;
}
type Moved = { id: string };
const changed = 'RETURNING id';
const these = (step: Parameters<typeof fromSql>[0]) => `id = :recoveryId AND ${fromSql(step)}`;

const verify = statement<At, Moved>(
  `UPDATE sim_recovery SET ${toSql('verify')}, verified_at = :now WHERE ${these('verify')} ${changed}`,
);
/** SQL, with `:key` and `:waitMs`: it costs nothing more, and waits for the owner's SIM to answer. */
export const paySql = `UPDATE sim_recovery SET ${toSql('pay')}, paid_at = :now, effect_key = :key,
    verified_at = coalesce(verified_at, :now), activate_at = :now + :waitMs
  WHERE ${these('pay')} AND NOT ${isForestalled(':recoveryId', 'sim_recovery.isdn')}`;
export type Paying = At & { key: string; waitMs: number };
const pay = statement<Paying, Moved>(`${paySql} ${changed}`);
const begin = statement<At, Moved>(
  `UPDATE sim_recovery SET ${toSql('begin')} WHERE ${these('begin')} AND activate_at <= :now
     AND (way <> 'CARD' OR card = 'HANDED') ${changed}`,
);
const markSent = statement<At>(
  `UPDATE sim_recovery SET sent_at = coalesce(sent_at, :now) WHERE id = :recoveryId AND state = 'ACTIVATING'`,
);
const finish = statement<At & { personal: string; keyId: string }, Moved>(
  `UPDATE sim_recovery SET ${toSql('finish')}, ended_at = :now, personal = :personal, key_id = :keyId
   WHERE ${these('finish')} ${changed}`,
);
const endedSql = (step: 'refuse' | 'stop' | 'giveUp', by: string, where: string) =>
  `UPDATE sim_recovery SET ${toSql(step)}, ended_by = ${by}, ended_at = :now
   WHERE ${where} AND ${fromSql(step)} RETURNING id, effect_key AS "key"`;
type Ended = Moved & { key: string | null };
const refuse = statement<At, Ended>(endedSql('refuse', `'REFUSED'`, 'id = :recoveryId'));
const giveUp = statement<At, Ended>(endedSql('giveUp', `'UNPAID'`, 'id = :recoveryId'));
const stop = statement<At & { by: 'STOPPED' | 'STAFF' }, Ended>(
  endedSql('stop', ':by', 'id = :recoveryId'),
);
/** Directly after the claim of a delivery. */
const stopOnce = statement<At, Ended>(
  endedSql('stop', `'STOPPED'`, 'id = :recoveryId AND changes() = 1'),
);
/** What carries it on looks at once: there is money to give back. */
const wake = statement<At>(
  `UPDATE outbox SET next_at = :now WHERE state = 'due' AND next_at > :now
     AND key = (SELECT effect_key FROM sim_recovery WHERE id = :recoveryId)`,
);

const isMoved = ({ moved }: { moved: readonly unknown[] }) => moved.length > 0;

export const toWaitMs = () => settings().SIM_RECOVERY_WAIT_MINUTES * 60_000;

/** mobile-services has agreed: the owner hears of it at once, on the SIM that still works and by e-mail. */
export async function verifyRecovery(recovery: Recovery, now: number): Promise<boolean> {
  const { statements, send } = recoveryEvents(recovery, ['owner.warned'], now);
  const rows = await batch(DB, {
    moved: bind(verify, { recoveryId: recovery.id, now }),
    ...statements,
  });
  send();
  return isMoved(rows);
}

/** The fee is there, and whoever has asked is told where to see how it goes. False where another one was faster, or it has ended. */
export async function payRecovery(recovery: Recovery, key: string, now: number): Promise<boolean> {
  const { statements, send } = recoveryEvents(recovery, ['asker.paid'], now);
  const rows = await batch(DB, {
    moved: bind(pay, { recoveryId: recovery.id, key, waitMs: toWaitMs(), now }),
    ...statements,
  });
  send();
  return isMoved(rows);
}

/** From this moment on nobody can stop it, and the number is guarded for a day: the former SIM may work no longer. */
export async function beginActivation(recovery: Recovery, now: number): Promise<boolean> {
  const rows = await batch(DB, {
    moved: bind(begin, { recoveryId: recovery.id, now }),
    noted: await toChangeNote(recovery.isdn, now),
  });
  return isMoved(rows);
}

export const noteSent = (recoveryId: string, now: number) =>
  run(DB, bind(markSent, { recoveryId, now }));

/** The new SIM works: whoever was signed in with the number is not any more, and everybody concerned is told. */
export async function finishRecovery(
  recovery: Recovery,
  profile: EsimProfile | null,
  now: number,
): Promise<boolean> {
  const { id: recoveryId, isdn } = recovery;
  const { statements, send } = recoveryEvents(recovery, ['asker.active', 'owner.active'], now);
  const sealed = await sealPart(recoveryId, { ...toPart(recovery), profile });
  const rows = await batch(DB, {
    moved: bind(finish, { recoveryId, now, ...sealed }),
    ...statements,
    noted: await toChangeNote(isdn, now),
    ended: bindEndSessions(isdn),
  });
  send();
  return isMoved(rows);
}

/** What of a recovery is sealed. */
export const toPart = (recovery: Recovery): RecoveryPart => {
  const { token, stopToken, registerNumber, reason, simNumber, delivery, fee } = recovery;
  const { deliveryPrice, phone, email, ownerEmail, consent, profile } = recovery;
  const asked = { token, stopToken, registerNumber, reason, simNumber, delivery, fee };
  return { ...asked, deliveryPrice, phone, email, ownerEmail, consent, profile };
};

/** mobile-services has not replaced it and will not. */
export async function refuseRecovery(recovery: Recovery, now: number): Promise<boolean> {
  const { statements, send } = recoveryEvents(recovery, ['asker.failed'], now);
  const rows = await batch(DB, {
    moved: bind(refuse, { recoveryId: recovery.id, now }),
    ...statements,
  });
  send();
  return isMoved(rows);
}

/** Nobody paid, or another one of the number was faster. */
export const giveUpRecovery = (recoveryId: string, now: number) =>
  run(DB, bind(giveUp, { recoveryId, now }));

interface Stopping {
  now: number;
  /** Of the staff, with its reason. */
  act?: Act;
  /** Of the message with which the owner has sent the word: it counts once, however often it is reported. */
  delivery?: Delivery;
}

/**
 * By the owner's word or link, or by staff. One UPDATE against that of the activation: one of them wins. Returns the key of the
 * message that gives the money back, empty where nothing was paid; null where it could not be stopped any more.
 */
export async function stopRecovery(
  recovery: Recovery,
  { act, delivery, now }: Stopping,
): Promise<string | null> {
  const at = { recoveryId: recovery.id, now };
  const told = recoveryEvents(recovery, ['asker.stopped', 'owner.stopped'], now);
  const moved = delivery
    ? bind(stopOnce, at)
    : bind(stop, { ...at, by: act ? ('STAFF' as const) : ('STOPPED' as const) });
  const rows = await batch(DB, {
    claimed: delivery && claimDelivery(delivery),
    moved,
    ...told.statements,
    noted: act && noteAct({ at: now, ...act, act: 'stop', subject: recovery.id }),
    woken: bind(wake, at),
  });
  told.send();
  const ended = rows.moved.at(0);
  return ended ? (ended.key ?? '') : null;
}

/** For the batch with which a card is handed over. */
export const bindWake = (recoveryId: string, now: number): Bound<never> =>
  bind(wake, { recoveryId, now });
