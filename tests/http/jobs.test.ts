import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { readWords } from './checkout-visitor.ts';
import { PayVisitor } from './pay-visitor.ts';
import { type Site, startSite } from './start-site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const later = Date.now() + 60_000;

test('the cron trigger sweeps what has expired when the platform calls it', async () => {
  await site.query(`INSERT INTO cart VALUES ('old', 1), ('alive', ${later})`);
  await site.query(`INSERT INTO cart_item SELECT id, 'p', 'p', 1, NULL, 0 FROM cart`);
  expect(await site.runScheduled()).toBe('ok');
  expect(await site.query('SELECT id FROM cart')).toEqual([{ id: 'alive' }]);
  expect(await site.query('SELECT cart_id AS id FROM cart_item')).toEqual([{ id: 'alive' }]);
  expect(site.lines.filter((line) => line.includes('"swept"'))).toEqual([
    expect.stringContaining('"count":2'),
  ]);
});

test('the cron trigger sends what is due in the outbox when the platform calls it', async () => {
  await site.query(
    `INSERT INTO effort VALUES ('e1', 'homeInternet', '2026-11-22', 6, NULL, NULL, 'mn', ${later})`,
  );
  await site.query(`INSERT INTO outbox (topic, body, key, created_at, next_at)
    VALUES ('effort', '{"id":"e1"}', 'job-1', 1, 1)`);
  expect(await site.runScheduled()).toBe('ok');
  expect(
    await site.query(
      `SELECT body ->> 'score' AS score FROM effort WHERE idempotency_key = 'job-1'`,
      'OPERATOR_DB',
    ),
  ).toEqual([{ score: 6 }]);
  expect(await site.query(`SELECT state, body FROM outbox WHERE key = 'job-1'`)).toEqual([
    { state: 'done', body: '' },
  ]);
});

test('a payment whose time is over ends, and another invoice pays for the same order', async () => {
  const t = translator('en');
  const visit = new PayVisitor(site.origin);
  await visit.toPay();
  const first = (await visit.pay()).headers.get('location') ?? '';
  await site.query('UPDATE payment SET expires_at = 1, checked_at = 0');
  expect(await site.runScheduled()).toBe('ok');
  const over = readWords(await visit.see(first));
  for (const said of ['payment.state.EXPIRED', 'payment.text.EXPIRED', 'payment.kept'] as const) {
    expect(over).toContain(t(said));
  }
  const retried = await visit.post(first, { intent: 'retry', provider: 'qpay' });
  const second = retried.headers.get('location') ?? '';
  expect([retried.status, second]).toEqual([303, expect.stringMatching(/^\/paymentSuccess\?id=/)]);
  const paid = await visit.payIn(second, { query: (sql) => site.query(sql) });
  expect(readWords(paid)).toContain(t('payment.state.SUCCESS'));
  const again = await visit.see(first);
  expect(readWords(again)).toContain(t('payment.state.PAID_OTHERWISE'));
  expect(again).not.toContain('value="retry"');
  expect(
    await site.query(
      `SELECT o.status, p.state, count(DISTINCT p.invoice_id) AS invoices FROM payment p
       JOIN shop_order o ON o.id = p.subject_id GROUP BY o.id, p.state ORDER BY p.state`,
    ),
  ).toEqual([
    { status: 'PLACED', state: 'EXPIRED', invoices: 1 },
    { status: 'PLACED', state: 'SUCCESS', invoices: 1 },
  ]);
}, 30_000);

test('the other jobs run when one of them fails', async () => {
  await site.query(
    `CREATE TRIGGER broken BEFORE UPDATE ON outbox BEGIN SELECT RAISE(ABORT, 'broken'); END`,
  );
  await site.query(`INSERT INTO outbox (topic, body, key, created_at, next_at)
    VALUES ('effort', '{}', 'job-2', 1, 1)`);
  await site.query(`INSERT INTO cart VALUES ('old', 1)`);
  expect(await site.runScheduled()).toBe('exception');
  expect(await site.query(`SELECT id FROM cart WHERE id = 'old'`)).toEqual([]);
  await site.query('DROP TRIGGER broken');
});

test.each(['/cdn-cgi/local/scheduled', '/cdn-cgi/handler/scheduled', '/__scheduled'])(
  'nothing is swept when somebody asks for %s',
  async (path) => {
    await site.query(`INSERT OR IGNORE INTO web_view_token VALUES ('old', 1)`);
    const { status } = await fetch(site.origin + path);
    expect(status).toBe(404);
    expect(await site.query('SELECT id FROM web_view_token')).toEqual([{ id: 'old' }]);
  },
);

test('the built configuration logs no addresses and has limits when it is deployed', () => {
  const built: unknown = JSON.parse(readFileSync('dist/server/wrangler.json', 'utf8'));
  expect(built).toMatchObject({
    observability: { enabled: true, logs: { invocation_logs: false } },
    limits: { cpu_ms: 500 },
    triggers: { crons: ['* * * * *'] },
  });
});
