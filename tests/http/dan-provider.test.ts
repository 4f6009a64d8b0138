import { afterAll, beforeAll, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import {
  type FaultyUpstream,
  startFaultyUpstream,
} from '../support/faulty-upstream/start-faulty-upstream.ts';
import { addSession } from './add-session.ts';
import { expectQuietLog } from './quiet-log.ts';
import { sendTo } from './send-to.ts';
import { type Site, startSite } from './start-site.ts';

const en = translator('en');
const service = 'WS_citizen';
const card = { regnum: 'УК91031458', lastname: 'Батбаяр', firstname: 'Тэмүүлэн' };
const secrets = {
  DAN_CLIENT_ID: 'site',
  DAN_CLIENT_SECRET: 'SECRET-of-the-client',
  DAN_PEPPER: 'PEPPER-'.repeat(8),
};

let provider: FaultyUpstream;
let site: Site;
let cookie: string;

beforeAll(async () => {
  provider = await startFaultyUpstream();
  site = await startSite({
    ...secrets,
    DAN_BASE_URL: provider.url,
    DAN_SERVICE: service,
    DAN_WSDL: 'https://xyp.example.mn/ws?WSDL',
  });
  const { token } = await addSession((sql) => site.query(sql), '99110011');
  cookie = `sid=${token}; lang=en`;
});

afterAll(async () => {
  await site.stop();
  await provider.close();
});

async function leave(): Promise<URL> {
  const answer = await sendTo(site.origin, '/dan/start', {
    method: 'POST',
    body: new URLSearchParams({ for: 'simRecovery' }),
    headers: { origin: site.origin, cookie },
  });
  return new URL(answer.headers.get('location') ?? '', site.origin);
}

async function comeBack(state: string): Promise<string> {
  const headers = { cookie };
  const answer = await sendTo(site.origin, `/afterDan?code=CODE-1&state=${state}`, { headers });
  const page = await sendTo(site.origin, answer.headers.get('location') ?? '', { headers });
  return page.text();
}

function recover(): void {
  provider.reset();
  provider.set('/oauth2/token', { answer: { access_token: 'TOKEN-1' } });
  provider.set('/oauth2/api/', {
    answer: [{ services: { [service]: { resultCode: 0, response: card } } }],
  });
}

test('a configured provider is where the browser is sent, and where forms may lead', async () => {
  const address = await leave();
  expect(address.origin + address.pathname).toBe(`${provider.url}/oauth2/authorize`);
  expect(address.searchParams.get('client_id')).toBe('site');
  expect(address.href).not.toContain('SECRET');
  const policy = (await sendTo(site.origin, '/')).headers.get('content-security-policy');
  expect(policy).toContain(`form-action 'self' ${provider.url};`);
});

test('the embedded one is not there beside it', async () => {
  for (const path of ['/oauth2/authorize', '/oauth2/style.css', '/oauth2/token']) {
    expect((await sendTo(site.origin, `/operator/dan${path}`)).status).toBe(404);
  }
});

test('a provider that fails is told as such, in words of ours, and a second way works', async () => {
  recover();
  for (const fault of ['500', 'html', 'reset', 'redirect', 'wrong-types'] as const) {
    provider.set('/oauth2/token', { fault });
    const page = await comeBack((await leave()).searchParams.get('state') ?? '');
    expect(page).toContain(en('dan.failed.title'));
    expect(page).not.toMatch(/stack trace|The proxy is away|169\.254/);
  }
  recover();
  const page = await comeBack((await leave()).searchParams.get('state') ?? '');
  expect(page).toContain(en('dan.verified.title'));
});

test('the logs of it all hold nobody, no code, no token and no secret', async () => {
  recover();
  const states: string[] = [];
  for (const regnum of [card.regnum, 'ЧЛ85120246']) {
    const response = { ...card, regnum };
    provider.set('/oauth2/api/', {
      answer: [{ services: { [service]: { resultCode: 0, response } } }],
    });
    states.push((await leave()).searchParams.get('state') ?? '');
    await comeBack(states.at(-1) ?? '');
  }
  expectQuietLog(site.lines);
  const written = site.lines.join('\n');
  expect(site.lines.length).toBeGreaterThan(10);
  for (const word of [
    ...states,
    'CODE-1',
    'TOKEN-1',
    'SECRET',
    'PEPPER',
    'Тэмүүлэн',
    'Батбаяр',
    card.regnum,
    'ЧЛ85',
    '99110011',
  ]) {
    expect(written).not.toContain(word);
  }
});

test('a database that fails leaves no page at the address with the code, and verifies nobody', async () => {
  recover();
  const state = (await leave()).searchParams.get('state') ?? '';
  await site.query('ALTER TABLE dan_attempt RENAME TO dan_attempt_away');
  const before = site.lines.length;
  const answer = await sendTo(site.origin, `/afterDan?code=CODE-1&state=${state}`, {
    headers: { cookie },
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/afterDan']);
  expect(provider.calls('/oauth2/')).toBe(0);
  expectQuietLog(site.lines.slice(before));
  await site.query('ALTER TABLE dan_attempt_away RENAME TO dan_attempt');
  expect(await comeBack(state)).toContain(en('dan.verified.title'));
});
