import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendTo } from './send-to.ts';
import { type Site, startSite } from './start-site.ts';

const dan = {
  DAN_BASE_URL: 'http://127.0.0.1:9',
  DAN_CLIENT_ID: 'site',
  DAN_CLIENT_SECRET: 'secret',
  DAN_SERVICE: 'WS_citizen',
  DAN_WSDL: 'https://xyp.example.mn/ws?WSDL',
  DAN_PEPPER: 'p'.repeat(32),
};
const qpay = {
  QPAY_BASE_URL: 'http://127.0.0.1:9',
  EBARIMT_DISTRICT_CODE: '2501',
  RECEIPT_CODES: 'goods=4732100,digital=8413100,service=8411100,delivery=6802200',
  QPAY_USERNAME: 'site',
  QPAY_PASSWORD: 'secret',
  QPAY_INVOICE_CODE: 'SITE',
};
const addresses = {
  CONTENT_BASE_URL: 'http://127.0.0.1:9',
  ABOUT_US_TOKEN: 'token',
  COMMERCE_BASE_URL: 'http://127.0.0.1:9',
  MOBILE_BASE_URL: 'http://127.0.0.1:9',
  ...dan,
  ...qpay,
};
const paths = [
  '/operator/outbox',
  '/operator/app',
  '/operator/wallet',
  '/operator/style.css',
  '/operator/dan/oauth2/authorize',
  '/operator/dan/oauth2/style.css',
];
const seen: Request[] = [];

/** Says what it likes, as another party may. */
function answerBadly(request: Request): Response {
  seen.push(request);
  return new Response('<script>1</script>', {
    status: request.method === 'POST' ? 303 : 200,
    headers: {
      location: '/contents/home',
      'set-cookie': 'sid=stolen; Path=/',
      'content-type': 'text/html',
      'content-security-policy': "default-src *; script-src 'unsafe-inline'",
      'x-content-type-options': 'maybe',
    },
  });
}

const secret = 'a secret of the demo';
const toBasic = (password: string) => `Basic ${btoa(`anybody:${password}`)}`;

let unbound: Site;
let bad: Site;
let demo: Site;
let shut: Site;

beforeAll(async () => {
  unbound = await startSite(addresses, { operator: null });
  bad = await startSite({}, { operator: answerBadly });
  demo = await startSite({}, { operator: { ENVIRONMENT: 'demo', OPERATOR_SECRET: secret } });
  shut = await startSite({}, { operator: { ENVIRONMENT: 'demo' } });
});
afterAll(() => Promise.all([unbound, bad, demo, shut].map((site) => site?.stop())));

test('a site that is bound to no operator starts with addresses alone and has none of its pages', async () => {
  expect((await sendTo(unbound.origin, '/robots.txt')).status).toBe(200);
  for (const path of paths) {
    expect.soft((await sendTo(unbound.origin, path)).status, path).toBe(404);
    const init = { method: 'POST', headers: { origin: unbound.origin } };
    expect.soft((await sendTo(unbound.origin, path, init)).status, path).toBe(404);
  }
  expect(await (await sendTo(unbound.origin, '/sign-in')).text()).not.toContain('/operator/');
});

test('the operator is handed no cookie, and none of its cookies and policies reaches a browser', async () => {
  const headers = { cookie: `sid=${'A'.repeat(43)}; lang=en`, accept: 'text/html' };
  const answer = await sendTo(bad.origin, '/operator/outbox', { headers });
  expect(seen.at(-1)?.headers.get('cookie')).toBeNull();
  expect(answer.headers.getSetCookie()).toEqual([]);
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'nonce-");
  expect(policy).not.toContain('unsafe-inline');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test("the operator's redirect goes to the browser, and is not followed inside", async () => {
  const before = seen.length;
  const answer = await sendTo(bad.origin, '/operator/app', {
    method: 'POST',
    body: new URLSearchParams({ isdn: '99112233' }),
    headers: { origin: bad.origin },
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contents/home']);
  expect(seen.slice(before).map(({ url }) => new URL(url).pathname)).toEqual(['/operator/app']);
});

test('nothing of the operator but its pages is reached through the site', async () => {
  const before = seen.length;
  for (const path of [
    '/operator/',
    '/operator/contents/home',
    '/operator/sms/send',
    '/operator/webview-token/introspect',
    '/operator/dan/oauth2/token',
    '/operator/outbox/',
    '/operator/%6futbox',
    '/operator/../sms/send',
  ]) {
    // Another spelling leads to the one address.
    const status = /\/$|%6f/.test(path) ? 308 : 404;
    expect.soft((await sendTo(bad.origin, path)).status, path).toBe(status);
  }
  expect(seen.length).toBe(before);
});

test("the demo's operator asks for its secret before it shows a page or takes a form", async () => {
  for (const path of paths) {
    for (const authorization of [undefined, toBasic(''), toBasic(`${secret}x`), 'Basic !']) {
      const headers = authorization ? { authorization } : {};
      const answer = await sendTo(demo.origin, path, { headers });
      expect
        .soft([answer.status, answer.headers.get('www-authenticate')], path)
        .toEqual([401, 'Basic realm="operator"']);
    }
  }
  const init = {
    method: 'POST',
    body: new URLSearchParams({ isdn: '99112233' }),
    headers: { origin: demo.origin },
  };
  expect((await sendTo(demo.origin, '/operator/app', init)).status).toBe(401);
  const headers = { ...init.headers, authorization: toBasic(secret) };
  expect((await sendTo(demo.origin, '/operator/outbox', { headers })).status).toBe(200);
  const opened = await sendTo(demo.origin, '/operator/app', { ...init, headers });
  expect(opened.headers.get('location')).toMatch(/^\/\?t=/);
  expect((await sendTo(demo.origin, '/shop')).status).toBe(200);
});

test("a demo's operator without a secret shows nothing", async () => {
  for (const path of paths) {
    expect.soft((await sendTo(shut.origin, path)).status, path).toBe(503);
  }
});

test('the layout of the app is left by the button on the page that plays the app, a kiosk is not', async () => {
  const leave = (mode: string) =>
    sendTo(demo.origin, '/preferences', {
      method: 'POST',
      body: new URLSearchParams({ layout: 'browser', return: '/operator/app' }),
      headers: { origin: demo.origin, cookie: `mode=${mode}` },
    });
  const left = await leave('webview');
  expect(left.headers.get('location')).toBe('/operator/app');
  expect(left.headers.getSetCookie()).toEqual([expect.stringMatching(/^mode=;.*Max-Age=0/)]);
  expect((await leave('kiosk')).headers.getSetCookie()).toEqual([]);
});
