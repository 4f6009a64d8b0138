import { expect } from 'vitest';
import { DB } from '#env.ts';
import { batch } from '#db/statement.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { toPlain } from '#i18n/keep-together.ts';
import type { Locale } from '#i18n/locale.ts';
import { type MessageKey, translator } from '#i18n/translator.ts';
import { type MessageTopic, tell } from '#messages/message-topic.ts';
import { type Channel, findTemplate, type MessageEvent } from '#messages/table.ts';
import { testDb } from '#operator/tests/operator-under-test.ts';

type Sent = Record<'to' | 'text' | 'subject', string>;
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const separators = new Proxy({}, { get: (_target, name) => `\0${String(name)}\0` });

type Values = Readonly<Record<string, string>>;

/** That a text is its template, with what is known at its places, and words at all others. */
function expectFilled(
  key: MessageKey,
  language: Locale,
  { text, values }: { text: string; values: Values },
) {
  const parts = toPlain(translator(language)(key, separators)).split('\0');
  const toPart = (part: string, at: number) => {
    if (at % 2 === 0) return escape(part);
    const known = values[part];
    return known === undefined ? '.+?' : escape(toPlain(known));
  };
  expect({ key, text }).toEqual({
    key,
    text: expect.stringMatching(new RegExp(`^${parts.map(toPart).join('')}$`, 's')),
  });
  expect(text).not.toMatch(/undefined|null|NaN|Invalid|\{\{|\[object/);
}

interface Told {
  event: MessageEvent;
  /** Of the row, as its topic reads it. */
  id: string;
  language: Locale;
  to: Partial<Record<Channel, string>>;
  /** What its places have, as far as it has such a place. */
  values: Values;
}

/** That an event is told to whom it concerns, by each channel that it has, with every place of its words filled. */
export async function expectTold(
  topic: MessageTopic,
  { event, id, language, to, values }: Told,
): Promise<void> {
  await DB.exec('DELETE FROM outbox');
  await testDb.exec('DELETE FROM sms; DELETE FROM email');
  const { statements, keys } = tell(topic, { event, id }, { now: 0 });
  await batch(DB, statements);
  await drainOutbox(DB, Date.now, [topic], { keys });
  for (const channel of ['sms', 'email'] as const) {
    const template = findTemplate(event, channel);
    const { results } = await testDb
      .prepare(
        channel === 'sms'
          ? `SELECT isdn AS "to", text, '' AS subject FROM sms WHERE idempotency_key = ?1`
          : `SELECT address AS "to", text, subject FROM email WHERE idempotency_key = ?1`,
      )
      .bind(`${event} ${channel} ${id}`)
      .all<Sent>();
    const address = template && to[channel];
    expect({ event, channel, to: results.map((one) => one.to) }).toEqual({
      event,
      channel,
      to: address === undefined ? [] : [address],
    });
    for (const { text, subject } of results) {
      if (!template) continue;
      expectFilled(template.text, language, { text, values });
      if (template.subject) expectFilled(template.subject, language, { text: subject, values });
    }
  }
}
