import { beforeAll, expect, test } from 'vitest';
import { get, migrateOperator, post } from '../../tests/operator-under-test.ts';

beforeAll(migrateOperator);

const messages = {
  '/sms/send': { isdn: '99112233', text: 'Hello <b>' },
  '/email': { address: 'bat@example.mn', subject: 'A subject', text: 'Hello <b>' },
} as const;

test.each(Object.entries(messages))(
  '%s accepts a message once by its key, and shows it in the outbox',
  async (path, message) => {
    const key = { 'idempotency-key': `key of ${path}` };
    const first = await post(path, message, key);
    expect(first.status).toBe(200);
    const again = await post(path, message, key);
    expect(await again.json()).toEqual(await first.json());
    const other = await post(path, { ...message, text: 'Another' }, key);
    expect(other.status).toBe(422);
    const outbox = await (await get('/operator/outbox')).text();
    for (const text of Object.values(message)) {
      expect(outbox.split(text.replace('<b>', '&lt;b&gt;'))).toHaveLength(
        text.startsWith('Hello') ? outbox.split('Hello').length : 2,
      );
    }
  },
);

test.each(Object.entries(messages))('%s refuses a message without a key', async (path, message) => {
  expect((await post(path, message)).status).toBe(400);
});

test('/email refuses an address that is none', async () => {
  const key = { 'idempotency-key': 'wrong' };
  expect((await post('/email', { ...messages['/email'], address: 'bat' }, key)).status).toBe(400);
});
