import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOperationId } from '#forms/operation-id.ts';
import { formatDate } from '#i18n/format-date.ts';
import { translator } from '#i18n/translator.ts';
import { newWebhookSecret, signWebhook } from '../support/sign-webhook.ts';
import { CheckoutVisitor, readFaults, readWords } from './checkout-visitor.ts';
import { findHtmlFaults } from './find-html-faults.ts';
import { sendTo } from './send-to.ts';
import { ShiftVisitor } from './shift-visitor.ts';
import { type Site, startSite } from './start-site.ts';

const secret = 'the secret of the staff, long enough for production';
const viewSecret = 'the secret of who only looks, long enough for production';
const hookSecret = newWebhookSecret();
const t = translator('en');
const act = { who: 'Dorj', reason: 'Read the letter twice' };

let site: Site;
const staff = { full: new CheckoutVisitor(''), viewer: new CheckoutVisitor('') };
beforeAll(async () => {
  site = await startSite({
    STAFF_SECRET: secret,
    STAFF_VIEW_SECRET: viewSecret,
    LEASING_WEBHOOK_SECRETS: hookSecret,
  });
  for (const [who, given] of [
    ['full', secret],
    ['viewer', viewSecret],
  ] as const) {
    staff[who] = new CheckoutVisitor(site.origin);
    await staff[who].post('/staff', { intent: 'sign-in', secret: given });
  }
});
afterAll(() => site.stop());

const readLog = (subject: string) =>
  site.query(`SELECT who, act, reason FROM staff_log WHERE subject = '${subject}' ORDER BY at`);

/** Where the desk led, or its refusal in words. */
async function move(path: string, fields: Record<string, string>, by = staff.full) {
  const answer = await by.post(path, fields);
  return answer.headers.get('location') ?? `${answer.status} ${readFaults(await answer.text())}`;
}

/** A company's letter; `PENDING` as if it were an assessment that a machine does not decide. */
async function addLetter(state: 'LETTER' | 'PENDING') {
  const visitor = new CheckoutVisitor(site.origin);
  const letter = { registerNumber: '5012345', name: 'Narlag LLC', phone: '88001234' };
  const answer = await visitor.post('/leasing/company', { ...letter, op: newOperationId() });
  const href = answer.headers.get('location') ?? '';
  const [row] = await site.query(
    `UPDATE leasing_assessment SET state = '${state}', reason = 'NOT_CHECKED'
     WHERE id = (SELECT id FROM leasing_assessment ORDER BY created_at DESC LIMIT 1) RETURNING id, code`,
  );
  const [id, code] = [String(row?.['id']), String(row?.['code'])];
  const read = async () =>
    (
      await site.query(`SELECT state, monthly, reason FROM leasing_assessment WHERE id = '${id}'`)
    )[0];
  return { id, code, read, see: async () => readWords(await visitor.see(href)) };
}

test('an assessment is approved with an amount, once, by whoever may, and the log says who and why', async () => {
  const { id, code, read, see } = await addLetter('PENDING');
  const html = await staff.full.see(`/staff/leasing?assessment=${id}`);
  expect(readWords(html)).toContain(code);
  expect(readWords(html)).toContain(t('leasing.reason.NOT_CHECKED'));
  expect(await findHtmlFaults(html)).toEqual([]);
  const yes = { assessment: id, to: 'COMPLETE', monthly: '90,000', ...act };
  for (const [wrong, says] of [
    [{ monthly: '' }, t('leasing.desk.noMonthly')],
    [{ monthly: 'much' }, t('leasing.desk.noMonthly')],
    [{ who: '' }, t('staff.fault.who')],
    [{ reason: ' ' }, t('staff.fault.reason')],
    // That is for letters.
    [{ to: 'CLOSED' }, t('leasing.desk.movedOn')],
  ] as const) {
    expect.soft(await move('/staff/leasing', { ...yes, ...wrong })).toBe(`422 ${says}`);
  }
  expect(await move('/staff/leasing', yes, staff.viewer)).toMatch(/^422 /);
  expect(await move('/staff/leasing', yes, new CheckoutVisitor(site.origin))).toMatch(/^422 /);
  expect(await read()).toMatchObject({ state: 'PENDING', monthly: null });
  expect(await readLog(id)).toEqual([]);
  // Of two at a moment one decides.
  const led = await Promise.all([move('/staff/leasing', yes), move('/staff/leasing', yes)]);
  expect(led.toSorted()).toEqual(['/staff/leasing', `422 ${t('leasing.desk.movedOn')}`]);
  expect(await read()).toEqual({ state: 'COMPLETE', monthly: 90_000, reason: '' });
  expect(await readLog(id)).toEqual([{ ...act, act: 'complete' }]);
  expect(readWords(await staff.full.see('/staff/leasing'))).not.toContain(code);
  expect(await see()).toContain(t('leasing.result.COMPLETE'));
});

test('a rejected one is told its reason, and a letter that has come is closed with an answer', async () => {
  for (const [state, to] of [
    ['PENDING', 'REJECTED'],
    ['LETTER', 'CLOSED'],
  ] as const) {
    const { id, read, see } = await addLetter(state);
    expect(await move('/staff/leasing', { assessment: id, to, monthly: '', ...act })).toBe(
      '/staff/leasing',
    );
    expect(await read()).toEqual({ state: to, monthly: null, reason: act.reason });
    expect(await readLog(id)).toEqual([{ ...act, act: to.toLowerCase() }]);
    const words = await see();
    expect(words).toContain(t(`leasing.result.${to}`));
    expect(words).toContain(act.reason);
  }
});

test('the webhook decides what waits, if it is signed, and once', async () => {
  const { code, read, see } = await addLetter('PENDING');
  const told = { code, state: 'COMPLETE', monthly: 90_000, reason: '' };
  const send = async (init: RequestInit) => {
    const answer = await sendTo(site.origin, '/hooks/leasing', init);
    return answer.status === 200 ? ((await answer.json()) as unknown) : answer.status;
  };
  const sign = (given: object, id?: string) =>
    signWebhook(hookSecret, { body: JSON.stringify(given), ...(id !== undefined && { id }) });
  const body = JSON.stringify(told);
  expect(await send({ method: 'POST', body })).toBe(401);
  expect(await send(signWebhook(newWebhookSecret(), { body }))).toBe(401);
  expect(await send({ ...sign(told), body: body.replace('90000', '99000') })).toBe(401);
  expect(await send(sign({ ...told, state: 'ASKING' }))).toBe(400);
  // Without an amount it is refused, and of nobody's assessment it changes nothing.
  expect(await send(sign({ ...told, monthly: null }))).toBe(400);
  expect(await send(sign({ ...told, code: 'NOBODY22' }))).toEqual({ decided: false });
  expect(await read()).toMatchObject({ state: 'PENDING' });
  expect(await send(sign(told, 'msg_decided'))).toEqual({ decided: true });
  expect(await send(sign(told, 'msg_decided'))).toEqual({ decided: false });
  expect(await send(sign({ ...told, monthly: 80_000 }))).toEqual({ decided: false });
  expect(await send(sign({ ...told, state: 'REJECTED' }))).toEqual({ decided: false });
  expect(await read()).toEqual({ state: 'COMPLETE', monthly: 90_000, reason: '' });
  expect(await see()).toContain(t('leasing.result.COMPLETE'));
});

test.each([
  ['99000976', 'DONE', 'later'],
  ['99000979', 'FAILED', 'failed'],
] as const)(
  'the change of %s that nobody knows the outcome of is ended by staff as %s, and told',
  async (isdn, to, said) => {
    const visitor = await ShiftVisitor.enter(site, isdn);
    await visitor.prove();
    await visitor.fill('tenger-18');
    const answer = await visitor.confirm(await visitor.readConfirm());
    const href = answer.headers.get('location') ?? '';
    // Nobody asks any more, and a minute has gone by.
    await site.query('DELETE FROM outbox');
    const [row] = await site.query(
      `UPDATE package_shift SET state = 'SENDING', ended_at = NULL, created_at = created_at - 120000
       WHERE isdn = '${isdn}' RETURNING id, code, effective_on AS day`,
    );
    const [id, code] = [String(row?.['id']), String(row?.['code'])];
    const html = await staff.full.see(`/staff/shifts?id=${id}`);
    expect(readWords(html)).toContain(code);
    expect(readWords(html)).not.toContain(isdn);
    expect(await findHtmlFaults(html)).toEqual([]);
    const end = { id, to, ...act };
    const [who, reason] = [`422 ${t('staff.fault.who')}`, `422 ${t('staff.fault.reason')}`];
    expect(await move('/staff/shifts', { ...end, who: '' })).toBe(who);
    expect(await move('/staff/shifts', { ...end, reason: '' })).toBe(reason);
    expect(await move('/staff/shifts', end, staff.viewer)).toMatch(/^422 /);
    // What goes on can not be noted as failed.
    const gone = `422 ${t('payment.desk.notThere')}`;
    expect(await move('/staff/shifts', { ...end, to: 'NOTED' })).toBe(gone);
    expect(await readLog(id)).toEqual([]);
    const led = await Promise.all([move('/staff/shifts', end), move('/staff/shifts', end)]);
    expect(led.toSorted()).toEqual(['/staff/shifts', gone]);
    const log = [{ ...act, act: to.toLowerCase() }];
    expect(await readLog(id)).toEqual(log);
    const values = { plan: 'Tenger 18', date: formatDate(String(row?.['day']), 'en') };
    const words = readWords(await visitor.see(href));
    expect(words).toContain(t(`packageShift.result.${said}`, values));
    // What has failed stays in the list until somebody has seen it.
    const listed = readWords(await staff.full.see('/staff/shifts'));
    expect(listed.includes(code)).toBe(to === 'FAILED');
    if (to === 'DONE') return;
    expect(await move('/staff/shifts', { ...end, to: 'NOTED' })).toBe('/staff/shifts');
    expect(await readLog(id)).toEqual([...log, { ...act, act: 'noted' }]);
    expect(readWords(await staff.full.see('/staff/shifts'))).not.toContain(code);
  },
  60_000,
);
