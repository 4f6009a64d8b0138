import { beforeEach, expect, test } from 'vitest';
import { DB, settings } from '#env.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { toPlain } from '#i18n/keep-together.ts';
import { insertDraft } from '#flow/store.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { prepareOperator, testDb } from '#operator/tests/operator-under-test.ts';
import { addVisitor } from '../../../tests/unit/add-visitor.ts';
import { holdMessageTopic } from './hold-topic.ts';
import { warnOfEnds } from './warn-of-ends.ts';

await prepareOperator();
const minute = 60_000;
const hour = 60 * minute;

beforeEach(async () => {
  await DB.exec('DELETE FROM number_hold; DELETE FROM outbox; DELETE FROM draft;');
  await testDb.exec('DELETE FROM sms; DELETE FROM email;');
});

interface Given {
  left?: number;
  kind?: string;
  contact?: { phone: string; email: string };
  isdn?: string;
  language?: string;
}

/** A hold that has stood for eleven hours, and the draft in which it was chosen. */
async function addHold(chosen: string, given: Given = {}): Promise<string> {
  const { left = 59 * minute, kind = 'newNumber', contact, isdn = null, language = 'mn' } = given;
  const now = Date.now();
  const visitorId = crypto.randomUUID();
  await addVisitor(visitorId);
  const draft = await insertDraft(
    { db: DB, keys: settings().DATA_KEYS, now },
    { token: newToken(), visitorId, isdn },
    {
      kind,
      version: 1,
      step: 'pay',
      entries: contact ? { contact: { fields: contact, revision: 1 } } : {},
      expiresAt: now + hour,
    },
  );
  const id = crypto.randomUUID();
  await DB.prepare(
    `INSERT INTO number_hold (id, chosen, visitor, reference, created_at, expires_at, draft_id, language)
     VALUES (?1, ?2, 'v', ?1, ?3, ?4, ?5, ?6)`,
  )
    .bind(id, chosen, now - 11 * hour, now + left, draft?.id, language)
    .run();
  return id;
}

const warn = () => warnOfEnds(DB, Date.now);
async function readTold(): Promise<string[]> {
  await drainOutbox(DB, Date.now, [holdMessageTopic]);
  const { results } = await testDb
    .prepare('SELECT isdn AS at, text FROM sms UNION ALL SELECT address, text FROM email')
    .all<{ at: string; text: string }>();
  return results.map(({ at, text }) => `${at}: ${text}`);
}

const contact = { phone: '88001234', email: 'bold@example.mn' };

test('whoever has left a contact is told once that a number is kept for an hour more, in their language', async () => {
  await addHold('99887701', { contact, language: 'en' });
  expect([await warn(), await warn()]).toEqual([1, 0]);
  const told = await readTold();
  expect(told.map((one) => one.split(':')[0]).toSorted()).toEqual(['88001234', 'bold@example.mn']);
  for (const one of told) {
    expect(one).toContain(`${toPlain(groupPhoneNumber('99887701'))} is kept for you until`);
    expect(one).toContain('/newnumberv2');
  }
  await warn();
  expect(await readTold()).toHaveLength(2);
});

test('a parent is told by the number that is signed in, and whoever has left nothing is not told', async () => {
  await addHold('99887702', { kind: 'stars', isdn: '99112233' });
  await addHold('99887703', { isdn: '99112234' });
  await addHold('99887704');
  await warn();
  const told = await readTold();
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(`99112233: `);
  expect(told[0]).toContain('/stars');
});

test('what ends later, has ended, or was chosen a moment ago is not told of', async () => {
  await addHold('99887705', { contact, left: hour + minute });
  await addHold('99887706', { contact, left: -1 });
  const sold = await addHold('99887707', { contact });
  await DB.prepare('UPDATE number_hold SET ended_at = 1 WHERE id = ?1').bind(sold).run();
  const fresh = await addHold('99887708', { contact });
  await DB.prepare('UPDATE number_hold SET created_at = ?2 WHERE id = ?1')
    .bind(fresh, Date.now())
    .run();
  expect(await warn()).toBe(0);
});

test('one that is given back before its message is sent is not told of any more', async () => {
  const id = await addHold('99887709', { contact });
  await warn();
  await DB.prepare('UPDATE number_hold SET ended_at = 1 WHERE id = ?1').bind(id).run();
  expect(await readTold()).toEqual([]);
});

test('many are told of in batches, each once, however many runs there are at a moment', async () => {
  for (let at = 0; at < 60; at += 1) await addHold(String(99880000 + at), { contact });
  const counts = await Promise.all([warn(), warn()]);
  const more = await warn();
  expect(counts.reduce((sum, one) => sum + one, more)).toBe(60);
  const keys = DB.prepare(
    `SELECT count(*) AS n FROM outbox WHERE key LIKE 'number.holdEnds sms %'`,
  );
  expect(await keys.first('n')).toBe(60);
});
