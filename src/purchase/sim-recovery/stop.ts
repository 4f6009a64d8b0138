import type { Delivery } from '#contracts/webhook.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import type { Act } from '#identity/staff/log.ts';
import { effectTopic } from '../effect-topic.ts';
import { freeTopic } from './free-topic.ts';
import type { Recovery } from './model.ts';
import { stopRecovery } from './moves-store.ts';
import { findStoppable } from './store.ts';

/** In Mongolian, or as it is written with Latin letters, or in English; wherever it stands in the message. */
const stopWord = /(?<![\p{L}\p{N}])(?:зогс(?:оо)?|zogs(?:oo)?|stop)(?![\p{L}\p{N}])/iu;
export const isStopWord = (text: string): boolean => stopWord.test(text.normalize('NFKC'));

/** Stops a recovery while the former SIM still works, and gives back what was paid. False where it was too late. */
export async function stop(
  recovery: Recovery,
  { now = Date.now(), ...by }: { act?: Act; delivery?: Delivery; now?: number } = {},
): Promise<boolean> {
  const key = await stopRecovery(recovery, { ...by, now });
  if (key) waitUntil(drainOutbox(DB, Date.now, [effectTopic, freeTopic], { keys: [key] }));
  return key !== null;
}

/** A message from the number itself. One that is reported again stops nothing that was begun after it. */
export async function takeStopWord(
  { from, text }: { from: string; text: string },
  delivery: Delivery,
): Promise<boolean> {
  if (!isStopWord(text)) return false;
  const recovery = await findStoppable(from);
  return recovery !== null && stop(recovery, { delivery });
}
