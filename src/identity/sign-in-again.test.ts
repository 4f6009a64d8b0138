import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { visit } from '../../tests/unit/visit.ts';
import { runInContext } from '#request/context.ts';
import { parseCookies } from '#request/cookies.ts';
import { signIn } from './session.ts';

const customer = { kind: 'webview' as const, isdn: '99112233', expiresAt: Date.now() + 3_600_000 };

test('signIn moves the consent to the new session when the same customer signs in again', async () => {
  const first = visit({ posted: true });
  const session = await runInContext(first, () => signIn(customer));
  await DB.prepare("INSERT INTO consent VALUES (?1, 'v1', '[]', 0)").bind(session.id).run();
  const sid = first.cookieOutbox.find((cookie) => cookie.startsWith('__Host-sid=')) ?? '';
  const again = visit({ cookies: parseCookies(sid.split(';')[0] ?? ''), posted: true });
  const next = await runInContext(again, () => signIn(customer));
  const { results } = await DB.prepare('SELECT session_id FROM consent').all();
  expect(results).toEqual([{ session_id: next.id }]);
});
