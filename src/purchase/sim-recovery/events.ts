import type { Bound } from '#db/statement.ts';
import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { toClock } from '#domain/ulaanbaatar-time.ts';
import { DB, settings, waitUntil } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { messageTopic, tell } from '#messages/message-topic.ts';
import type { MessageEvent } from '#messages/table.ts';
import { type Recovery, toRecoveryHref, toStopHref } from './model.ts';
import { findRecoveryById } from './store.ts';

/**
 * What people are told of a recovery. `owner`: on the SIM that is about to be replaced and at the registered address, always in
 * Mongolian, since the language of who asks may be a thief's choice. `asker`: where that one said to be reached.
 */
export const recoveryMessageTopic = messageTopic('recovery-message', async (told) => {
  const [who, id = ''] = told.split(' ');
  const recovery = await findRecoveryById(id);
  if (!recovery) return null;
  const { isdn, language, phone, email, ownerEmail, code, token, stopToken } = recovery;
  const values = {
    code,
    number: groupPhoneNumber(isdn),
    amount: formatMnt(recovery.amount),
    callCentre: brand.callCentre,
    shortNumber: settings().SMS_SHORT_NUMBER ?? brand.callCentre,
    time: toClock(recovery.createdAt),
  };
  if (who === 'owner') {
    return { language: 'mn', phone: isdn, email: ownerEmail, values, path: toStopHref(stopToken) };
  }
  return { language, phone, email, values, path: toRecoveryHref(token) };
});

const events = {
  'owner.warned': 'recovery.warned',
  'owner.active': 'recovery.changed',
  'owner.stopped': 'recovery.ownerStopped',
  'asker.active': 'recovery.active',
  'asker.ready': 'recovery.ready',
  'asker.shipped': 'recovery.shipped',
  'asker.paid': 'recovery.paid',
  'asker.stopped': 'recovery.stopped',
  'asker.failed': 'recovery.failed',
} as const satisfies Readonly<Record<string, MessageEvent>>;
export type RecoveryEvent = keyof typeof events;

/** Messages for a batch, directly after the statement that moves the recovery; `send` after it. */
export function recoveryEvents(
  { id }: Pick<Recovery, 'id'>,
  named: readonly RecoveryEvent[],
  now: number,
): { statements: Record<string, Bound>; send: () => void } {
  const statements: Record<string, Bound> = {};
  const keys: string[] = [];
  for (const name of named) {
    const [who = ''] = name.split('.');
    const told = tell(
      recoveryMessageTopic,
      { event: events[name], id: `${who} ${id}` },
      { now, afterChange: true },
    );
    keys.push(...told.keys);
    for (const [channel, one] of Object.entries(told.statements)) {
      if (one) statements[`${name} ${channel}`] = one;
    }
  }
  const send = () =>
    waitUntil(drainOutbox(DB, Date.now, [recoveryMessageTopic], { keys: [...keys] }));
  return { statements, send };
}
