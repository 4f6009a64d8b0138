import { afterAll, beforeAll, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { newWebhookSecret, signWebhook } from '../support/sign-webhook.ts';
import { sendTo } from './send-to.ts';
import { type Site, startSite } from './start-site.ts';
import { newNumber, readAlerts, Visitor } from './tan-visitor.ts';

const mn = translator('mn');
const secret = newWebhookSecret();
let site: Site;
let unnumbered: Site;

beforeAll(async () => {
  [site, unnumbered] = await Promise.all([
    startSite({ SMS_WEBHOOK_SECRETS: secret }),
    startSite({ MOBILE_BASE_URL: 'http://127.0.0.1:9' }),
  ]);
});
afterAll(() => Promise.all([site.stop(), unnumbered.stop()]));

/** Strangers have asked for the number all day. */
async function bomb(of: Site, isdn: string): Promise<void> {
  await new Visitor(of.origin).post('/sign-in', { step: 'number', isdn });
  await of.query(`INSERT INTO tan_issue SELECT 'copy' || n.value || t.id, t.subject, 'v' || n.value, 'n' || n.value,
    NULL, t.at FROM tan_issue AS t, json_each('[1,2,3,4,5,6,7,8,9]') AS n WHERE t.id NOT LIKE 'copy%'`);
}

/** Reports an SMS as mobile-services does; it comes twice. */
async function report(from: string, text: string): Promise<void> {
  const body = JSON.stringify({ id: `sms of ${from}`, from, text });
  for (const id of ['msg_1', 'msg_2']) {
    const answer = await sendTo(site.origin, '/hooks/sms', signWebhook(secret, { body, id }));
    expect(answer.status).toBe(200);
  }
}

test('a number of which strangers have asked for ten codes is signed in by the SMS that its owner sends', async () => {
  const isdn = newNumber();
  await bomb(site, isdn);
  const visitor = new Visitor(site.origin);
  const refused = await visitor.post('/sign-in?next=/news', { step: 'number', isdn });
  expect(refused.status).toBe(422);
  expect(await refused.clone().text()).toContain(mn('identity.inbound.choose'));
  expect(await readAlerts(refused)).toBe(mn('identity.locked'));
  const begun = await visitor.post('/sign-in?next=/news', { step: 'inbound', isdn });
  expect([begun.status, begun.headers.get('location')]).toEqual([303, '/sign-in?next=%2Fnews']);
  const page = await (await visitor.ask('/sign-in?next=%2Fnews')).text();
  expect(page).toContain('>1414<');
  expect(page).toMatch(/KOD \d{4} \d{4}/);
  expect(page).not.toContain(isdn);
  expect(await (await visitor.ask('/sign-in')).text()).toContain(/KOD \d{4} \d{4}/.exec(page)?.[0]);
  const early = await visitor.post('/sign-in?next=/news', { step: 'sent' });
  expect(await early.clone().text()).toMatch(/<p role="alert"[^>]* autofocus=""/);
  expect(await readAlerts(early)).toContain(mn('identity.inbound.waiting'));
  await report(isdn, /KOD \d{4} \d{4}/.exec(page)?.[0] ?? '');
  expect(await (await visitor.ask('/sign-in')).text()).toContain(mn('identity.inbound.arrived'));
  const done = await visitor.post('/sign-in?next=/news', { step: 'sent' });
  expect([done.status, done.headers.get('location')]).toEqual([303, '/news']);
  expect([...visitor.cookies.keys()]).toEqual(expect.arrayContaining(['account', 'known']));
  const again = new Visitor(site.origin, { sid: visitor.cookies.get('sid') ?? '' });
  expect((await again.post('/sign-in', { step: 'sent' })).status).not.toBe(200);
});

test('the word has ended after ten minutes, and another is had by a press', async () => {
  const visitor = new Visitor(site.origin);
  await visitor.post('/sign-in', { step: 'inbound', isdn: newNumber() });
  await site.query(`UPDATE tan_challenge SET expires_at = ${Date.now()} WHERE state = 'waiting'`);
  expect(await readAlerts(await visitor.ask('/sign-in'))).toBe(mn('identity.inbound.expired'));
  expect((await visitor.post('/sign-in', { step: 'inbound' })).status).toBe(303);
  expect(await (await visitor.ask('/sign-in')).text()).toMatch(/KOD \d{4} \d{4}/);
});

test('no SMS is asked for where nobody takes one', async () => {
  const isdn = newNumber();
  await bomb(unnumbered, isdn);
  const visitor = new Visitor(unnumbered.origin);
  const refused = await visitor.post('/sign-in', { step: 'number', isdn });
  expect(await refused.text()).not.toContain(mn('identity.inbound.choose'));
  expect((await visitor.post('/sign-in', { step: 'inbound', isdn })).status).toBe(422);
});
