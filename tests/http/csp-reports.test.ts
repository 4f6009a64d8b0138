import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendTo } from './send-to.ts';
import { type Site, startSite } from './start-site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const report = (body: unknown, type: string) =>
  sendTo(site.origin, '/csp-reports', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type },
  });
const toReport = (blocked: string, page = '/news?t=TOKEN&isdn=99112233') => ({
  'csp-report': {
    'document-uri': site.origin + page,
    referrer: 'https://elsewhere.example/REFERRER',
    'violated-directive': "img-src 'self'",
    'effective-directive': 'img-src',
    'original-policy': 'POLICY',
    'blocked-uri': blocked,
    'script-sample': 'SAMPLE',
  },
});
const readLines = () =>
  site.lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'csp-report');

test('every page tells browsers of both kinds where to report what its policy stops', async () => {
  const { headers } = await sendTo(site.origin, '/news');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining(['report-uri /csp-reports', 'report-to csp']),
  );
  expect(headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
});

test('reports of both kinds are one line each, once, without what the visitor sent or saw', async () => {
  const one = toReport('https://img.evil.test/pixel.gif?isdn=99112233');
  const body = {
    documentURL: `${site.origin}/staff-99112233`,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    sample: 'SAMPLE',
  };
  const many = [{ type: 'csp-violation', age: 1, url: 'URL', user_agent: 'AGENT', body }];
  for (let times = 0; times < 3; times += 1) {
    expect((await report(one, 'application/csp-report')).status).toBe(204);
    expect((await report(many, 'application/reports+json')).status).toBe(204);
  }
  expect(readLines()).toEqual([
    { event: 'csp-report', kind: 'img-src', host: 'img.evil.test', path: '/news' },
    { event: 'csp-report', kind: 'script-src-elem', host: 'inline' },
  ]);
  expect(site.lines.join('\n')).not.toMatch(/TOKEN|99112233|REFERRER|POLICY|SAMPLE|AGENT/);
});

test('what is no report is answered in short, and leaves no line', async () => {
  const before = readLines().length;
  const big = toReport(`https://${'a'.repeat(9000)}.test/`);
  expect((await report(big, 'application/csp-report')).status).toBe(413);
  expect((await report('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
  for (const wrong of ['{', '5', '[]', '{"csp-report":5}', '[{"type":"deprecation","body":{}}]']) {
    expect.soft((await report(wrong, 'application/reports+json')).status, wrong).toBe(204);
  }
  expect((await sendTo(site.origin, '/csp-reports')).status).toBe(405);
  expect(readLines().length).toBe(before);
});

test('a thousand reports write at most a few lines and no row', async () => {
  const tables = await site.query(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
  );
  const count = () =>
    Promise.all(
      tables.map(({ name }) => site.query(`SELECT count(*) AS n FROM "${String(name)}"`)),
    );
  const before = await count();
  for (let i = 0; i < 1000; i += 40) {
    const sent = Array.from({ length: 40 }, (_, n) =>
      report(toReport(`https://x${i + n}.evil.test/`), 'application/csp-report'),
    );
    for (const { status, headers } of await Promise.all(sent)) {
      expect([status, headers.getSetCookie()]).toEqual([204, []]);
    }
  }
  // Twenty in a minute; the test may run into a second one.
  expect(readLines().length).toBeLessThanOrEqual(42);
  expect(await count()).toEqual(before);
});
