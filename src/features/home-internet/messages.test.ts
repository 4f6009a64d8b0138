import type { D1Database } from '@cloudflare/workers-types';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { DB, settings } from '#env.ts';
import { insertDraft } from '#flow/store.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { channels, findTemplate, messages, type MessageEvent } from '#messages/table.ts';
import { topics } from '#topics.ts';
import type { HomeStatus } from './model.ts';
import { moveRequest } from './desk-store.ts';
import { insertRequest } from './store.ts';
import { homeMessageTopic, homeRequestTopic, toEvent } from './topic.ts';

const operatorDb = env.OPERATOR_DB as D1Database;

/** What the operator has taken for delivery. */
async function readSent() {
  const { results } = await operatorDb
    .prepare(
      `SELECT isdn AS "to", NULL AS subject, text FROM sms
       UNION ALL SELECT address, subject, text FROM email ORDER BY 1`,
    )
    .all<{ to: string; subject: string | null; text: string }>();
  return results;
}

const visitorId = 'v1';
const personal = { name: 'Сарнай', phone: '88001234', email: 'sarnai@example.mn' };
const address = { cityId: 'ub', districtId: 'd', khorooId: 'k', building: '1', apartment: '' };

beforeEach(async () => {
  await operatorDb.exec('DELETE FROM sms; DELETE FROM email');
  await DB.exec('DELETE FROM outbox; DELETE FROM home_request; DELETE FROM operation');
});

/** Orders, and returns what is then in the outbox, and the id of the request. */
async function order(language: Locale, contact = personal) {
  const now = Date.now();
  const store = { db: DB, keys: settings().DATA_KEYS, now };
  const content = { kind: 'homeInternet', version: 1, step: 'confirm', entries: {} };
  const owner = { token: crypto.randomUUID(), visitorId, isdn: null };
  const draft = await insertDraft(store, owner, { ...content, expiresAt: now + 1e6 });
  if (!draft) throw new Error('no draft');
  const id = crypto.randomUUID();
  const token = `${id}${id}`.slice(0, 43);
  await insertRequest(
    {
      ...contact,
      address: { ...address, textMn: 'Баянгол', textEn: 'Bayangol' },
      visitorId,
      kind: 'INSTALL',
      packageId: 'p',
      packageMn: 'Багц',
      packageEn: 'Package',
      fee: 45_000,
      installFee: 0,
      plannedFor: null,
      visitDate: '2026-11-25',
      visitSlot: '09:00-13:00',
      language,
      consent: '{}',
    },
    {
      operation: { owner: visitorId, id, form: 'homeInternet.confirm', requestHash: 'h' },
      draft,
      token,
      now,
      topic: homeRequestTopic,
      message: { to: homeMessageTopic, event: toEvent('INSTALL', 'REQUESTED') },
    },
  );
  const row = await DB.prepare('SELECT id, code FROM home_request').first<{
    id: string;
    code: string;
  }>();
  if (!row) throw new Error('no request');
  return { ...row, token };
}

/** What this request has left to the job. */
const drain = () => drainOutbox(DB, () => Date.now() + 120_000, topics);

async function moveTo(id: string, from: HomeStatus, to: HomeStatus) {
  const message = { to: homeMessageTopic, event: toEvent('INSTALL', to) };
  return moveRequest(id, { from, to, who: 'Дорж', reason: 'called' }, message);
}

test.each(locales)('an order is told by SMS and e-mail, in its language: %s', async (language) => {
  const { code, token } = await order(language);
  const bodies = await DB.prepare('SELECT body FROM outbox').all();
  for (const word of Object.values(personal)) {
    expect(JSON.stringify(bodies.results)).not.toContain(word);
  }
  await drain();
  const t = translator(language);
  const values = {
    name: language === 'mn' ? 'Тэнгэр' : 'Tenger',
    code,
    date: language === 'mn' ? '2026.11.25' : '25 November 2026',
    slot: '09:00–13:00',
    link: `${settings().SITE_ORIGIN}/home-internet/result?id=${token}${language === 'en' ? '&lang=en' : ''}`,
  };
  // Not every phone has the characters that keep a line together.
  const text = t('message.installRequested', values).replaceAll('\u2011', '-');
  const subject = t('message.homeSubject', values);
  expect(await readSent()).toEqual([
    { to: personal.phone, subject: null, text },
    { to: personal.email, subject, text },
  ]);
});

test('who has given no address has no e-mail, and nothing is left in the outbox', async () => {
  await order('mn', { ...personal, email: '' });
  await drain();
  expect((await readSent()).map(({ to }) => to)).toEqual([personal.phone]);
  const left = await DB.prepare(`SELECT key FROM outbox WHERE state <> 'done'`).all();
  expect(left.results).toEqual([]);
});

test('each move is told once, and one that was not made is not told', async () => {
  const { id, code } = await order('en');
  await drain();
  await operatorDb.exec('DELETE FROM sms; DELETE FROM email');
  const moved = await Promise.all([
    moveTo(id, 'REQUESTED', 'SCHEDULED'),
    moveTo(id, 'REQUESTED', 'CANCELED'),
  ]);
  expect(moved.toSorted()).toEqual([false, true]);
  expect(await moveTo(id, 'REQUESTED', 'SCHEDULED')).toBe(false);
  await drain();
  const texts = (await readSent()).map(({ text }) => text);
  expect([texts.length, new Set(texts).size]).toEqual([2, 1]);
  expect(texts[0]).toContain(code);
});

test('a message of an event that this version does not know waits for the one that does', async () => {
  const body = JSON.stringify({ event: 'moon.landed', channel: 'sms', id: 'x' });
  await DB.prepare(
    `INSERT INTO outbox (topic, body, key, created_at, next_at) VALUES (?1, ?2, 'k', 0, 0)`,
  )
    .bind(homeMessageTopic.name, body)
    .run();
  await drain();
  const row = await DB.prepare('SELECT state, last_error FROM outbox').first();
  expect(row).toEqual({ state: 'due', last_error: 'event' });
});

const events = Object.keys(messages) as MessageEvent[];
/** What the topic of each family of events finds; all have the name, and most the link. */
const known: Readonly<Record<string, readonly string[]>> = {
  account: ['number', 'callCentre'],
  identity: ['code', 'purpose'],
  homeInternet: ['code', 'date', 'slot', 'callCentre'],
  order: ['code', 'callCentre', 'total', 'date', 'slot', 'address'],
  return: ['code', 'callCentre', 'total', 'date', 'slot', 'why'],
  purchase: ['code', 'callCentre', 'amount', 'number', 'month', 'what', 'credit'],
  number: ['code', 'callCentre', 'amount', 'number', 'time'],
  packageShift: ['number', 'plan', 'date', 'callCentre'],
  stars: ['code', 'callCentre', 'number', 'what', 'amount'],
  tradeIn: ['code', 'callCentre', 'what', 'low', 'high', 'date', 'amount'],
  tourist: ['code', 'callCentre', 'amount', 'what', 'place', 'day'],
  recovery: ['code', 'callCentre', 'amount', 'number', 'shortNumber', 'time'],
  leasing: ['code', 'callCentre', 'amount', 'monthly', 'time', 'reason'],
  preorder: ['code', 'callCentre', 'amount', 'what', 'time', 'day'],
  stock: ['what'],
  receipt: ['amount', 'lottery', 'receiptId', 'date'],
};

test.each(events)(
  'the words of %s fit into an SMS and ask only for values that are given',
  (event) => {
    const given = ['name', 'link', ...(known[event.split('.')[0] ?? ''] ?? [])];
    for (const locale of locales) {
      for (const channel of channels) {
        const template = findTemplate(event, channel);
        for (const key of [template?.subject, template?.text]) {
          if (key === undefined) continue;
          const asked: string[] = [];
          const values = new Proxy(
            {},
            { get: (_target, name) => (asked.push(String(name)), 'x'.repeat(12)) },
          );
          const text = translator(locale)(key, values);
          expect(asked.filter((name) => !given.includes(name))).toEqual([]);
          // The link has another hundred letters.
          expect(text.length).toBeLessThan(380);
        }
      }
    }
  },
);
