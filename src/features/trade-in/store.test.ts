import type { D1Database } from '@cloudflare/workers-types';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { DB, settings } from '#env.ts';
import { insertDraft } from '#flow/store.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { topics } from '#topics.ts';
import { tradeInTopic } from './topic.ts';
import { findByTypedCode, redeemEstimate } from './desk-store.ts';
import { findEstimateById, storeEstimate } from './store.ts';

const operatorDb = env.OPERATOR_DB as D1Database;
const dayMs = 86_400_000;
const imei = '356938035643809';
const model = { brand: 'Altai', name: 'Altai 9', storage: '256 GB', basePrice: 900_000 };

beforeEach(async () => {
  await operatorDb.exec('DELETE FROM sms; DELETE FROM email');
  await DB.exec('DELETE FROM outbox; DELETE FROM trade_in; DELETE FROM operation');
});

interface Asked {
  visitorId?: string;
  imei?: string;
  price?: number;
  phone?: string;
  now?: number;
}

/** Asks for an estimate, and returns where it led. */
async function ask({
  visitorId = 'v1',
  price = 700_000,
  phone = '',
  now = Date.now(),
  ...asked
}: Asked = {}): Promise<string> {
  const store = { db: DB, keys: settings().DATA_KEYS, now };
  const owner = { token: crypto.randomUUID(), visitorId, isdn: null };
  const content = { kind: 'tradeIn', version: 1, step: 'confirm', entries: {} };
  const draft = await insertDraft(store, owner, { ...content, expiresAt: now + 1e6 });
  if (!draft) throw new Error('no draft');
  const stored = await storeEstimate(
    {
      imei: asked.imei ?? imei,
      contact: { phone, email: '' },
      model,
      answers: [],
      price,
      low: price - 1000,
      high: price + 1000,
    },
    {
      operation: {
        owner: visitorId,
        id: crypto.randomUUID(),
        form: 'tradeIn.confirm',
        requestHash: 'h',
      },
      draft,
      visitorId,
      language: 'en',
      validDays: 7,
      topic: tradeInTopic,
      now,
    },
  );
  if (stored.state !== 'done') throw new Error(stored.state);
  return stored.outcome.goTo;
}

const readRows = async () => (await DB.prepare('SELECT * FROM trade_in').all()).results;

async function readOnly() {
  const [row, ...others] = await readRows();
  const found = await findEstimateById(String(row?.['id']));
  if (!found || others.length > 0) throw new Error('not one estimate');
  return found;
}

const drain = () => drainOutbox(DB, () => Date.now() + 120_000, topics);

const readSent = async () =>
  (await operatorDb.prepare('SELECT isdn, text FROM sms').all<{ isdn: string; text: string }>())
    .results;

test('the same handset has the same estimate, whoever asks and whatever is answered', async () => {
  const places = await Promise.all([
    ask({ visitorId: 'v1', price: 700_000 }),
    ask({ visitorId: 'v2', price: 500_000 }),
    ask({ visitorId: 'v3', price: 100_000 }),
  ]);
  expect(new Set(places).size).toBe(1);
  const { code, price } = await readOnly();
  await ask({ visitorId: 'v4', price: 1 });
  expect(await readOnly()).toMatchObject({ code, price });
  expect(await ask({ imei: '490154203237518' })).not.toBe(places[0]);
});

test('a handset has a new estimate and another code when its code has ended', async () => {
  const then = Date.now() - 7 * dayMs;
  await ask({ now: then });
  const { code } = await readOnly();
  expect(
    await redeemEstimate(await readOnly(), {
      finalPrice: 1,
      topic: tradeInTopic,
      who: 'D',
      reason: 'r',
    }),
  ).toBe(false);
  await ask({ price: 400_000 });
  const found = await readOnly();
  expect(found.price).toBe(400_000);
  expect(found.code).not.toBe(code);
  expect(found.expiresAt).toBeGreaterThan(Date.now() + 6 * dayMs);
});

test('neither the row nor the outbox has the IMEI, the phone or what leads to the page', async () => {
  const place = await ask({ phone: '88004157' });
  const stored = JSON.stringify([
    await readRows(),
    (await DB.prepare('SELECT * FROM outbox').all()).results,
  ]);
  const token = place.split('id=')[1] ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  for (const secret of [imei, '88004157', token]) expect(stored).not.toContain(secret);
});

test('whoever leaves a phone is told, also of an estimate of before, and others are not', async () => {
  const place = await ask({ visitorId: 'v1', phone: '88004157' });
  await drain();
  await ask({ visitorId: 'v2', phone: '99110011' });
  await ask({ visitorId: 'v3' });
  await drain();
  const { code } = await readOnly();
  // What another test has left behind may still be on its way.
  const sent = (await readSent()).filter(({ text }) => text.includes(code));
  // It leads to what was estimated, not to the beginning of the questions.
  for (const { text } of sent) expect(text).toContain(`${settings().SITE_ORIGIN}${place}&lang=en`);
  expect([...new Set(sent.map(({ isdn }) => isdn))].toSorted()).toEqual(['88004157', '99110011']);
  expect(await readOnly()).toMatchObject({ visitorId: 'v2', phone: '99110011' });
});

test('a code is good once, for the first of several who take it at a moment', async () => {
  await ask({ phone: '88004157' });
  await drain();
  const { code } = await readOnly();
  const found = await findByTypedCode(`${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`);
  if (!found) throw new Error('not found');
  const taken = await Promise.all(
    [300_000, 310_000, 320_000].map((finalPrice) =>
      redeemEstimate(found, { finalPrice, topic: tradeInTopic, who: 'Дорж', reason: 'scratched' }),
    ),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
  const { finalPrice } = await readOnly();
  expect(finalPrice).toBe([300_000, 310_000, 320_000][taken.indexOf(true)]);
  const log = await DB.prepare('SELECT reason, change FROM staff_log WHERE subject = ?1')
    .bind(found.id)
    .all();
  expect(log.results).toEqual([
    {
      reason: 'scratched',
      change: JSON.stringify({ before: { price: 700_000 }, after: { price: finalPrice } }),
    },
  ]);
  await drain();
  const told = (await readSent()).filter(({ text }) => /we have taken/.test(text));
  expect(told.map(({ text }) => text.includes(code))).toEqual([true]);
});

test('who asks of a handset that was handed in changes nothing, and is told nothing', async () => {
  await ask({ visitorId: 'v1', phone: '88004157' });
  await redeemEstimate(await readOnly(), {
    finalPrice: 1,
    topic: tradeInTopic,
    who: 'D',
    reason: 'r',
  });
  await drain();
  await operatorDb.exec('DELETE FROM sms');
  await ask({ visitorId: 'v2', phone: '99110011', now: Date.now() + 8 * dayMs });
  await drain();
  expect(await readOnly()).toMatchObject({ status: 'REDEEMED', visitorId: 'v1', price: 700_000 });
  expect((await readSent()).filter(({ isdn }) => isdn === '99110011')).toEqual([]);
});
