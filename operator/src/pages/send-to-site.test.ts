import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { developmentWebhookSecret } from '#contracts/webhook.ts';
import { ask, get, prepareOperator } from '../../tests/operator-under-test.ts';

beforeAll(() => prepareOperator());
afterEach(() => vi.unstubAllGlobals());

/** A site that answers with this status; it records what it was sent. */
function openSite(status = 200) {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (address: URL, init: RequestInit) => {
    sent.push(new Request(address, init));
    return new Response('{}', { status });
  });
  return sent;
}

const site = 'https://www.example.mn';
const secret = 'whsec_c2VjcmV0IG9mIHRoZSBvcGVyYXRvciBpbiB0ZXN0cw==';
const post = (path: string, fields: Record<string, string>, env = {}) =>
  ask(new Request(site + path, { method: 'POST', body: new URLSearchParams(fields) }), env);
const titles = { titleMn: 'Шинэ гарчиг', titleEn: 'A new title' };

test('a title that an editor changed is in the answer of the service, and the site is told', async () => {
  const sent = openSite();
  const { data } = (await (await get('/contents/news/list')).json()) as {
    data: { data: { id: string }[] };
  };
  const id = data.data[0]?.id ?? '';
  const answer = await post('/operator/news', { id, ...titles });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/operator/news?sent=taken',
  ]);
  expect(await (await get(`/contents/news?id=${id}`)).json()).toMatchObject({ data: [titles] });
  const [request] = sent;
  expect(request?.url).toBe(`${site}/hooks/content`);
  const headers = Object.fromEntries(request?.headers ?? []);
  const text = (await request?.text()) ?? '';
  expect(new Webhook(developmentWebhookSecret).verify(text, headers)).toEqual({
    tags: [`news/${id}`],
  });
});

test('an SMS to the short number is passed on to the site', async () => {
  const sent = openSite();
  const given = { WEBHOOK_SECRET: secret, ENVIRONMENT: 'demo', OPERATOR_SECRET: 's' };
  const fields = { from: '99112233', text: 'алтай' };
  expect((await post('/operator/outbox', fields, given)).status).toBe(401);
  const open = { WEBHOOK_SECRET: secret, SITE_ORIGIN: 'https://elsewhere.example.mn' };
  expect((await post('/operator/outbox', fields, open)).headers.get('location')).toBe(
    '/operator/outbox?sent=taken',
  );
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toBe('https://elsewhere.example.mn/hooks/sms');
  const headers = Object.fromEntries(sent[0]?.headers ?? []);
  const text = (await sent[0]?.text()) ?? '';
  expect(new Webhook(secret).verify(text, headers)).toEqual({ id: expect.any(String), ...fields });
});

test.each([
  ['refused', 404, {}],
  ['unsent', 200, { ENVIRONMENT: 'demo', OPERATOR_SECRET: 's' }],
])('the page says that an SMS was %s when the site answers %i', async (sent, status, env) => {
  openSite(status);
  const headers = { authorization: `Basic ${btoa('anybody:s')}` };
  const body = new URLSearchParams({ from: '99112233', text: 'алтай' });
  const request = new Request(`${site}/operator/outbox`, { method: 'POST', body, headers });
  const location = (await ask(request, env)).headers.get('location');
  expect(location).toBe(`/operator/outbox?sent=${sent}`);
  expect(await (await get(location ?? '')).text()).toContain('role="alert"');
});
