import { afterAll, beforeAll, expect, test } from 'vitest';
import { newWebhookSecret, signWebhook } from '../support/sign-webhook.ts';
import { canary, expectQuietLog } from './quiet-log.ts';
import { sendTo } from './send-to.ts';
import { type Site, startSite } from './start-site.ts';

const secret = newWebhookSecret();
const oldSecret = newWebhookSecret();
const smsSecret = newWebhookSecret();
const leasingSecret = newWebhookSecret();
const minute = 60_000;

let site: Site;
let bare: Site;
beforeAll(async () => {
  site = await startSite({
    CONTENT_WEBHOOK_SECRETS: `${secret}, ${oldSecret}`,
    SMS_WEBHOOK_SECRETS: smsSecret,
    LEASING_WEBHOOK_SECRETS: leasingSecret,
  });
  bare = await startSite();
});
afterAll(() => Promise.all([site, bare].map((one) => one?.stop())));

const body = JSON.stringify({ tags: ['news', `news/${canary}`] });
const send = (init: RequestInit, path = '/hooks/content') => sendTo(site.origin, path, init);
const status = async (init: RequestInit, path?: string) => (await send(init, path)).status;
const readVersion = async () =>
  (await site.query(`SELECT version FROM content_tag WHERE tag = 'news'`)).at(0)?.['version'] ?? 0;

test('a signed message changes the tags that it names, and says how many it did not know', async () => {
  const tags = ['home', 'news/12', 'weather', 'weather/1'];
  const answer = await send(signWebhook(secret, { body: JSON.stringify({ tags }) }));
  expect([answer.status, await answer.json()]).toEqual([200, { changed: 2, unknown: 2 }]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('a message needs no origin, and is not refused for that of another site', async () => {
  const { headers, ...message } = signWebhook(secret, { body });
  const others = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
  expect(await status({ ...message, headers: { ...headers, ...others } })).toBe(200);
});

test('a message that is sent again is answered and changes nothing', async () => {
  const message = { body, id: 'msg_again' };
  expect(await status(signWebhook(secret, message))).toBe(200);
  const version = await readVersion();
  for (const at of [new Date(), new Date(Date.now() - 4 * minute)]) {
    const answer = await send(signWebhook(secret, { ...message, at }));
    expect([answer.status, await answer.json()]).toEqual([200, { changed: 0, unknown: 0 }]);
  }
  expect(await readVersion()).toBe(version);
});

test('both secrets are valid while one replaces the other', async () => {
  expect(await status(signWebhook(oldSecret, { body }))).toBe(200);
  expect(await status(signWebhook(secret, { body }))).toBe(200);
});

test('a message may be signed by several secrets, of which one is known', async () => {
  const id = 'msg_several';
  const one = signWebhook(newWebhookSecret(), { body, id }).headers['webhook-signature'];
  const { headers, ...message } = signWebhook(secret, { body, id });
  const signature = `v1a,other ${one} ${headers['webhook-signature']}`;
  expect(
    await status({ ...message, headers: { ...headers, 'webhook-signature': signature } }),
  ).toBe(200);
});

test('a message is refused when it is not signed as it has to be', async () => {
  const version = await readVersion();
  const signed = signWebhook(secret, { body });
  const change = (headers: Record<string, string>) => ({
    ...signed,
    headers: { ...signed.headers, ...headers },
  });
  const wrong: Record<string, RequestInit> = {
    'by another secret': signWebhook(newWebhookSecret(), { body }),
    'by the secret of another hook': signWebhook(smsSecret, { body }),
    'too old': signWebhook(secret, { body, at: new Date(Date.now() - 6 * minute) }),
    'too new': signWebhook(secret, { body, at: new Date(Date.now() + 6 * minute) }),
    'another body': { ...signed, body: body.replace('news', 'home') },
    'another id': change({ 'webhook-id': 'msg_other' }),
    'another time': change({ 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 7) }),
    'another version': change({
      'webhook-signature': signed.headers['webhook-signature'].replace('v1', 'v2'),
    }),
    'no signature': change({ 'webhook-signature': '' }),
    'not base64': change({ 'webhook-signature': 'v1,*' }),
    'no headers': { method: 'POST', body },
  };
  for (const [name, init] of Object.entries(wrong)) {
    const answer = await send(init);
    expect.soft([answer.status, await answer.text()], name).toEqual([401, 'Unauthorized']);
  }
  expect(await readVersion()).toBe(version);
});

test('a signed message is refused when it is malformed', async () => {
  const bodies = ['', '{', '[]', '{"tags":[]}', '{"tags":["a b"]}', '{"tags":[1]}'];
  for (const one of [...bodies, JSON.stringify({ tags: Array(101).fill('news') })]) {
    expect.soft(await status(signWebhook(secret, { body: one })), one).toBe(400);
  }
  const id = 'x'.repeat(129);
  expect(await status(signWebhook(secret, { body, id }))).toBe(400);
});

test('a message is refused when it is too large', async () => {
  const large = JSON.stringify({ tags: ['news'], more: 'x'.repeat(16 * 1024) });
  expect(await status(signWebhook(secret, { body: large }))).toBe(413);
});

test('a hook takes no other method, and there are no others', async () => {
  const got = await send({});
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
  for (const path of ['/hooks/nowhere', '/hooks/', '/hooks/content/', '/hooks/toString']) {
    expect.soft(await status(signWebhook(secret, { body }), path), path).toBe(404);
    // Another spelling leads a reader to the one address.
    expect.soft(await status({}, path), path).toBe(path.endsWith('/') ? 308 : 404);
  }
});

test('there is no hook without its secret', async () => {
  for (const path of ['/hooks/content', '/hooks/leasing', '/hooks/orders', '/hooks/sms']) {
    for (const init of [signWebhook(secret, { body }), {}]) {
      expect.soft((await sendTo(bare.origin, path, init)).status, path).toBe(404);
    }
  }
});

test('a message whose effect fails is answered with 500, and works when it is repeated', async () => {
  const message = { body, id: 'msg_failing' };
  await site.query('ALTER TABLE content_tag RENAME TO elsewhere');
  expect(await status(signWebhook(secret, message))).toBe(500);
  await site.query('ALTER TABLE elsewhere RENAME TO content_tag');
  const answer = await send(signWebhook(secret, message));
  expect(await answer.json()).toMatchObject({ changed: 2 });
});

test('an SMS is refused when it is not signed or not an SMS', async () => {
  const sms = { id: 'sms-1', from: '99112233', text: canary };
  const sign = (given: object) => signWebhook(smsSecret, { body: JSON.stringify(given) });
  expect(await status(signWebhook(secret, { body: JSON.stringify(sms) }), '/hooks/sms')).toBe(401);
  expect(await status(sign({ ...sms, from: '+97699112233' }), '/hooks/sms')).toBe(400);
  // A text that nobody waits for is taken, so that it is not sent again.
  expect(await status(sign(sms), '/hooks/sms')).toBe(200);
});

test.each([null, 0])(
  'a lease that is approved with %j a month is refused with why',
  async (monthly) => {
    const told = { code: 'L7M2PX9Q', state: 'COMPLETE', monthly, reason: '' };
    const sign = (given: object) => signWebhook(leasingSecret, { body: JSON.stringify(given) });
    const refused = await send(sign(told), '/hooks/leasing');
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('monthly'),
    ]);
    // Of nobody's assessment it is taken, and decides nothing.
    const taken = await send(sign({ ...told, monthly: 90_000 }), '/hooks/leasing');
    expect([taken.status, await taken.json()]).toEqual([200, { decided: false }]);
  },
);

test('nothing of a message is in the log', () => {
  expect(site.lines.join('\n')).toContain('/hooks/content');
  expectQuietLog(site.lines);
});
