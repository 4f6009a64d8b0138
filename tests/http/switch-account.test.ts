import { afterAll, beforeAll, expect, test } from 'vitest';
import { failed, startTokenSite, webview } from './token-site.ts';

let site: Awaited<ReturnType<typeof startTokenSite>>;
beforeAll(async () => {
  site = await startTokenSite();
});
afterAll(() => site.stop());

test.afterEach(() => site.expectNothingTold());

const sign = (isdn: string) => site.sign({ isdn });

async function signInAs(isdn: string) {
  const { sid } = await site.bring(await sign(isdn));
  return { sid, headers: { cookie: `sid=${sid}` } };
}

async function answerWith(choice: string, headers: Record<string, string>) {
  return site.open('/switch-account', {
    method: 'POST',
    body: new URLSearchParams({ choice, isdn: '85000000' }),
    headers: { origin: site.origin, ...headers },
  });
}

test('/switch-account asks first when another customer is signed in', async () => {
  const { sid, headers } = await signInAs('99112233');
  const asked = await site.bring(await sign('95112244'), '/news?page=2', { headers });
  expect([asked.location, asked.cookies]).toEqual(['/switch-account', [webview]]);
  expect(await site.readIsdn(sid)).toBe('99112233');
  const { text } = await site.open('/switch-account', {
    headers: { cookie: `${headers.cookie}; lang=en` },
  });
  expect(text).toMatch(/Go on as ••44.*Stay with ••33/s);
  expect(text).not.toMatch(/99112233|95112244/);

  const evil = await answerWith('go', { ...headers, origin: 'https://evil.test' });
  expect([evil.status, await site.readIsdn(sid)]).toEqual([403, '99112233']);
  const nobody = await answerWith('go', {});
  expect([nobody.location, nobody.cookies]).toEqual(['/', [failed]]);

  const gone = await answerWith('go', headers);
  expect([gone.status, gone.location]).toEqual([303, '/news?page=2']);
  expect(await site.readIsdn(gone.sid)).toBe('95112244');
  expect(await site.readIsdn(sid)).toBeUndefined();
});

test('/switch-account asks no more and the token is used up when the customer stays', async () => {
  const { sid, headers } = await signInAs('99112233');
  const token = await sign('95112244');
  await site.bring(token, '/?x=1', { headers });
  const stayed = await answerWith('stay', headers);
  expect([stayed.location, stayed.cookies]).toEqual(['/?x=1', []]);
  expect((await answerWith('go', headers)).cookies).toEqual([failed]);
  expect((await site.bring(token, '/?x=1', { headers })).cookies).toEqual([failed]);
  expect(await site.readIsdn(sid)).toBe('99112233');
});

test('one of 20 confirmations counts when they answer the same question', async () => {
  const { headers } = await signInAs('99112233');
  await site.bring(await sign('95112244'), '/?x=1', { headers });
  const answers = await Promise.all(Array.from({ length: 20 }, () => answerWith('go', headers)));
  expect(answers.filter(({ signedIn }) => signedIn).length).toBe(1);
});

test('/switch-account answers 404 when nothing was asked in this session', async () => {
  const first = await signInAs('99112233');
  await site.bring(await sign('95112244'), '/?x=1', { headers: first.headers });
  const other = await signInAs('94000000');
  expect((await site.open('/switch-account', { headers: other.headers })).status).toBe(404);
  expect((await answerWith('go', other.headers)).cookies).toEqual([failed]);
  expect(await site.readIsdn(other.sid)).toBe('94000000');
  expect((await site.open('/switch-account')).status).toBe(404);
});

test('the badge shows the customer’s cart from the first page, or it is said that the cart cannot be read', async () => {
  const add = `INSERT INTO cart_line (isdn, product_id, quantity, added_at)
    SELECT '99112299', id, 2, 0 FROM product WHERE stock_online > 2 LIMIT 1`;
  await site.query(add, 'OPERATOR_DB');
  const { cookies } = await site.bring(await sign('99112299'));
  expect(cookies.join('\n')).toMatch(/^cart_count=2;/m);
  await site.query('ALTER TABLE cart_line RENAME TO cart_line_away', 'OPERATOR_DB');
  const second = await site.bring(await sign('99112299'));
  expect(second.signedIn).toBe(true);
  expect(second.cookies.join('\n')).toMatch(/^cart_count=0;/m);
  expect(second.cookies.join('\n')).toMatch(/^toast=error\.request\.failed;/m);
  await site.query('ALTER TABLE cart_line_away RENAME TO cart_line', 'OPERATOR_DB');
});
