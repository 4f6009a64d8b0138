import { env } from 'cloudflare:workers';
import type { D1Database } from '@cloudflare/workers-types';
import { shiftPlan, type ShiftPlan } from '#contracts/mobile/package-shift.ts';
import { toPlanChange } from '#domain/plan-change.ts';
import { DB, settings } from '#env.ts';
import { claimShift, findShiftById, toShiftKey } from '#features/package-shift/store.ts';
import { shiftTopic } from '#features/package-shift/topic.ts';
import { insertDraft } from '#flow/store.ts';
import type { Operation } from '#forms/operation.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { bindSpendClaimed } from '#identity/fresh-code/store.ts';
import type { Locale } from '#i18n/locale.ts';
import { mobilePlans, toFirstPlan } from '#operator/src/mobile/mobile-plans.ts';

export const operatorDb = env.OPERATOR_DB as D1Database;

/** Before each test: nobody has changed anything. */
export async function forgetShifts(): Promise<void> {
  await DB.exec(
    'DELETE FROM outbox; DELETE FROM package_shift; DELETE FROM operation; DELETE FROM draft',
  );
  await operatorDb.exec('DELETE FROM package_shift; DELETE FROM sms; DELETE FROM email');
}

export const planOf = (id: string): ShiftPlan =>
  shiftPlan.parse(mobilePlans.find((one) => one.id === id));

interface Wanted {
  to?: string;
  now?: number;
  language?: Locale;
}

/** Of the code that somebody has confirmed it with. */
export const toSpent = (operation: Operation) =>
  bindSpendClaimed({ visitorId: operation.owner, isdn: '', purpose: 'package-shift' }, operation);

/** Somebody who presses the last button, from a draft of their own. */
export async function press(
  isdn: string,
  { to = 'tenger-18', now = Date.now(), language = 'mn' }: Wanted = {},
) {
  const store = { db: DB, keys: settings().DATA_KEYS, now };
  const owner = { token: crypto.randomUUID(), visitorId: crypto.randomUUID(), isdn };
  const content = { kind: 'packageShift', version: 1, step: 'confirm', entries: {} };
  const draft = await insertDraft(store, owner, { ...content, expiresAt: now + 1e7 });
  if (!draft) throw new Error('no draft');
  const operation = {
    owner: owner.visitorId,
    id: crypto.randomUUID(),
    form: 'packageShift.confirm',
    requestHash: 'h',
  };
  const from = planOf(toFirstPlan(isdn).id);
  const next = planOf(to);
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.slice(0, 43);
  const given = {
    visitorId: owner.visitorId,
    isdn,
    change: toPlanChange(from, next),
    language,
    token,
    email: 'somebody@example.mn',
    from,
    to: next,
    reason: null,
    comment: '',
    provedBy: 'DAN',
    consent: '{}',
  } as const;
  const claimed = await claimShift(given, {
    operation,
    draft,
    now,
    topic: shiftTopic,
    spent: toSpent(operation),
  });
  return { claimed, given, draft, operation };
}

type Pressed = Awaited<ReturnType<typeof press>>;
export const idOf = ({ claimed }: Pressed): string =>
  claimed.state === 'claimed' ? claimed.key.replace('package-shift ', '') : '';

/** Runs the outbox for one change, as if an hour had passed each time. */
export async function drain(id: string, times = 1) {
  for (let turn = 1; turn <= times; turn += 1) {
    const later = () => Date.now() + turn * 7_200_000;
    await drainOutbox(DB, later, [shiftTopic], { keys: [toShiftKey(id)] });
  }
  return findShiftById(id);
}
export const countAt = async (sql: string, db: D1Database = DB) =>
  Number((await db.prepare(`SELECT count(*) AS n FROM ${sql}`).first('n')) ?? 0);
export const countDone = (isdn: string) =>
  countAt(`package_shift WHERE isdn = '${isdn}' AND state = 'DONE'`, operatorDb);
