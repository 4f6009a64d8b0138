import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendTo } from './send-to.ts';
import { publicOrigin, type Site, startSite } from './start-site.ts';

const blank = { SITE_ORIGIN: '', ALLOWED_ORIGINS: '', TAN_PEPPER: '', DATA_KEYS: '' };

let unready: Site;
let forgotten: Site;

beforeAll(async () => {
  unready = await startSite(blank, { operator: null });
  forgotten = await startSite({ ...blank, ENVIRONMENT: '' });
});
afterAll(() => Promise.all([unready, forgotten].map((site) => site?.stop())));

test('a site in production answers 503 until it has what it needs, and one line of the log names all of it', async () => {
  const answer = await sendTo(unready.origin, '/');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await answer.text()).toBe('Service Unavailable');
  const [line = ''] = unready.lines.filter((one) => one.includes('"not-ready"'));
  for (const name of [
    'SITE_ORIGIN',
    'CONTENT_BASE_URL',
    'ABOUT_US_TOKEN',
    'COMMERCE_BASE_URL',
    'MOBILE_BASE_URL',
    'DAN_BASE_URL',
    'DAN_CLIENT_SECRET',
    'DAN_PEPPER',
    'TAN_PEPPER',
    'DATA_KEYS',
  ]) {
    expect.soft(line).toContain(`${name}: set `);
  }
  expect(line).not.toContain('COVERAGE_BASE_URL');
});

test('a site whose ENVIRONMENT was forgotten answers on the machine itself only', async () => {
  expect((await sendTo(forgotten.origin, '/robots.txt')).status).toBe(200);
  for (const origin of [publicOrigin, 'http://10.0.0.7', 'http://127.0.0.1.example.mn']) {
    const answer = await forgotten.dispatch(`${origin}/robots.txt`);
    expect.soft([answer.status, await answer.text()], origin).toEqual([503, 'Service Unavailable']);
  }
  expect(forgotten.lines.join('\n')).toMatch(/"not-ready".*ENVIRONMENT: set it to production/);
});
