import { afterEach, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { maskPhoneNumber, groupPhoneNumber } from '#domain/phone-number.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { translator } from '#i18n/translator.ts';
import { hashText } from '#lib/hash.ts';
import type { Purchase } from '#purchase/model.ts';
import { starsItem } from '../../../../tests/support/sim-items.ts';
import { addPaid } from '../../../../tests/unit/add-purchase.ts';
import { addSession } from '../../../../tests/unit/add-visitor.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import * as store from '../store.ts';
import { StarsPart } from './branch-way.tsx';
import { StarsResult } from './result-page.tsx';
import { ChildFields } from './step-fields.tsx';

afterEach(() => vi.restoreAllMocks());

const branches = 'href="/service-branches?service=sim"';

test('the SIM card of a new number names the branches, the own number of a child none', async () => {
  const see = async (isNew: boolean, status: Purchase['status']) => {
    const item = { ...starsItem('99110033', '94112203'), isNew };
    return render(<StarsPart purchase={{ ...(await addPaid({ item })), status }} />, 'en', '/');
  };
  expect(await see(true, 'DONE')).toContain(branches);
  expect(await see(false, 'DONE')).toBe('');
  expect(await see(true, 'PAID')).toBe('');
});

test.each([
  ['stars.fault.notChild', true],
  ['stars.fault.tooMany', false],
] as const)('a refusal that sends to a branch leads there, %s: %s', async (message, isLed) => {
  const fault = { message, field: 'registerNumber', text: message };
  const formState = { faults: [fault], typed: {} };
  const html = await render(<ChildFields />, 'en', '/stars/child', { formState });
  expect(html.includes(branches)).toBe(isLed);
});

test('the parent reads a new number whole and that its SIM waits; whoever has the address reads it masked', async () => {
  const [visitorId, sid] = [crypto.randomUUID(), newToken()];
  await addSession(visitorId);
  await DB.prepare('UPDATE session SET id = ?1 WHERE visitor_id = ?2')
    .bind(await hashText(sid), visitorId)
    .run();
  const item = { ...starsItem('99110033', '94112204'), isNew: true };
  const known = { id: 's', code: 'CODE', visitorId, isdn: '99110033', status: 'DONE' as const };
  const rest = { sentAt: 1, language: 'en' as const, createdAt: 1, updatedAt: 1, token: 't', item };
  vi.spyOn(store, 'findStars').mockResolvedValue({ ...known, ...rest });
  const see = async (cookies = new Map<string, string>()) =>
    words(await render(<StarsResult />, 'en', `/stars/result?id=${newToken()}`, { cookies }));
  const own = await see(new Map([['__Host-sid', sid]]));
  expect(own).toContain(words(groupPhoneNumber('94112204')));
  expect(own).toContain(translator('en')('stars.states.DONE_NEW'));
  const others = await see();
  expect(others).toContain(words(maskPhoneNumber('94112204')));
  expect(others).not.toContain(words(groupPhoneNumber('94112204')));
});
