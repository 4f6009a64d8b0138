import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import {
  contact,
  FlowVisit,
  homeAddresses,
  readRefusal,
  readShown,
  type StepFields,
  toAgreed,
} from './home-internet-visit.ts';
import { queryDatabase, send } from './site.ts';
import { selectVisitor } from './consent-page.ts';

const t = translator('en');
const leads = async (answer: Promise<Response>) => {
  const { status, headers } = await answer;
  return [status, headers.get('location')];
};

test('a step that is asked for too early leads to the first that is not done', async () => {
  const visit = new FlowVisit();
  for (const step of ['package', 'visit', 'contact', 'confirm']) {
    const path = `/home-internet/${step}`;
    expect.soft(await leads(visit.ask(path)), step).toEqual([303, '/home-internet/address']);
  }
  const address = await visit.see('address');
  const early = visit.send('confirm', { terms: 'yes' }, address);
  expect(await leads(early)).toEqual([303, '/home-internet/address']);
  await visit.fill('address', homeAddresses.available, address);
  expect(await leads(visit.ask('/home-internet/confirm'))).toEqual([303, '/home-internet/package']);
});

test('a step that the flow does not have answers 404', async () => {
  expect((await send('/home-internet/no-such-step')).status).toBe(404);
});

test('a step whose form comes from another site answers 403 and saves nothing', async () => {
  const visit = new FlowVisit();
  const { hidden } = await visit.see('address');
  const body = new URLSearchParams({ ...hidden, ...homeAddresses.available });
  for (const from of ['https://evil.test', 'null']) {
    const headers = { origin: from };
    const answer = await visit.ask('/home-internet/address', { method: 'POST', body, headers });
    expect.soft([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  }
});

const refusals: [string, StepFields][] = [
  ['address', {}],
  ['address', { cityId: 'ub' }],
  ['address', { ...homeAddresses.available, building: ' ', apartment: '7' }],
  ['address', { ...homeAddresses.available, khorooId: 'bayangol-999' }],
  ['package', {}],
  ['package', { packageId: 'no-such-package' }],
  ['visit', {}],
  ['visit', { date: '2020-01-01', slot: '09:00-13:00' }],
  ['contact', { name: '', phone: '12' }],
  ['confirm', {}],
];

test('a refused step answers 422, says it in the title and leads to each field', async () => {
  const visit = new FlowVisit();
  const next: Record<string, () => Promise<unknown>> = {
    address: () => visit.fill('address', homeAddresses.available),
    package: () => visit.choose('package'),
    visit: () => visit.choose('visit'),
    contact: () => visit.fill('contact', contact),
  };
  for (const [index, [step, fields]] of refusals.entries()) {
    const answer = await visit.send(step, fields);
    const label = `${step} ${JSON.stringify(fields)}`;
    expect.soft(answer.status, label).toBe(422);
    const { title, links, lost } = readRefusal(await answer.text());
    expect.soft(title, label).toMatch(/^Error: /);
    expect.soft(links.length, label).toBeGreaterThan(0);
    expect.soft(lost, label).toEqual([]);
    if (refusals[index + 1]?.[0] !== step) await next[step]?.();
  }
  visit.cookies.set('lang', 'mn');
  expect(readRefusal(await (await visit.send('confirm', {})).text()).title).toMatch(/^Алдаа: /);
});

test('a refused step keeps everything that was typed', async () => {
  const visit = new FlowVisit();
  const typed = { ...homeAddresses.available, building: '', apartment: '7 тоот' };
  const refused = await visit.send('address', typed);
  expect(readShown(await refused.text()).typed).toMatchObject(typed);
  await visit.fill('address', homeAddresses.no);
  const wrong = { name: 'Бат <b>', phone: '8800 4' };
  const answer = await visit.send('contact', wrong);
  expect(readShown(await answer.text()).typed).toMatchObject(wrong);
});

test('a choice answers 200 without faults, and keeps what was typed', async () => {
  const visit = new FlowVisit();
  const { khorooId: _, ...typed } = homeAddresses.available;
  const answer = await visit.send('address', { ...typed, choose: 'districtId' });
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(readRefusal(html)).toMatchObject({ links: [], title: expect.not.stringContaining('Err') });
  expect(readShown(html).typed).toMatchObject({ ...typed, khorooId: '' });
  expect(html).toContain('value="bayangol-03"');
});

test('going back shows what was typed, and a changed address keeps what still fits', async () => {
  const visit = new FlowVisit();
  await visit.fillUntilConfirm();
  expect((await visit.see('address')).typed).toMatchObject(homeAddresses.available);
  const { packageId } = (await visit.see('package')).typed;
  expect(packageId).toBeDefined();
  expect((await visit.see('contact')).typed).toMatchObject(contact);
  const moved = { ...homeAddresses.available, building: '14' };
  expect(await visit.fill('address', moved)).toBe('package');
  expect((await visit.see('package')).typed).toMatchObject({ packageId });
  await visit.choose('package');
  expect(await visit.choose('visit')).toBe('confirm');
  expect(await visit.fill('address', homeAddresses.planned)).toBe('confirm');
});

test('an older form is told what changed, and keeps what was typed', async () => {
  const visit = new FlowVisit();
  await visit.fill('address', homeAddresses.no);
  const older = await visit.see('contact');
  await visit.fill('address', homeAddresses.planned);
  const answer = await visit.send('contact', contact, older);
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain(t('flow.changed', { steps: t('homeInternet.step.address') }));
  const shown = readShown(html);
  expect(shown.typed).toMatchObject(contact);
  expect(await visit.fill('contact', contact, shown)).toBe('confirm');
});

test('the last step refuses an order of which something changed in another tab', async () => {
  const visit = new FlowVisit();
  await visit.fillUntilConfirm(homeAddresses.no);
  const older = await visit.see('confirm');
  await visit.fill('contact', { ...contact, name: 'Өөр хүн' });
  const answer = await visit.send('confirm', toAgreed(older), older);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(
    t('flow.changed', { steps: t('homeInternet.step.contact') }),
  );
});

test('the same form sent twice leads to the same next step', async () => {
  const visit = new FlowVisit();
  await visit.fill('address', homeAddresses.no);
  const shown = await visit.see('contact');
  const sent = await Promise.all([1, 2, 3].map(() => visit.fill('contact', contact, shown)));
  expect([...sent, await visit.fill('contact', contact, shown)]).toEqual(
    Array<string>(4).fill('confirm'),
  );
});

test('the cookie of a draft is out of reach of scripts, and ends', async () => {
  const visit = new FlowVisit();
  const answer = await visit.send('address', homeAddresses.no);
  const [cookie] = answer.headers.getSetCookie().filter((one) => one.startsWith('draft-'));
  expect(cookie).toMatch(/^draft-homeInternet=[\w-]{43};/);
  expect(cookie).toMatch(/; HttpOnly/i);
  expect(cookie).toMatch(/; SameSite=Lax/i);
  expect(cookie).toMatch(/; Max-Age=[1-9]/i);
});

test('at a kiosk a draft ends with the browser, and after 15 minutes', async () => {
  const visit = new FlowVisit({ mode: 'kiosk' });
  const answer = await visit.send('address', homeAddresses.no);
  const [cookie] = answer.headers.getSetCookie().filter((one) => one.startsWith('draft-'));
  expect(cookie).toMatch(/; HttpOnly/i);
  expect(cookie).not.toMatch(/Max-Age|Expires/i);
  const [row] = await queryDatabase(
    `SELECT max(expires_at) AS "until" FROM draft
     WHERE visitor_id = ${selectVisitor(visit.cookies.get('sid') ?? '')}`,
  );
  expect(Number(row?.['until'])).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
});

test('a stranger sees nothing of a draft, with its cookie or without', async () => {
  const visit = new FlowVisit();
  await visit.fill('address', homeAddresses.no);
  await visit.fill('contact', contact);
  const draft = visit.cookies.get('draft-homeInternet') ?? '';
  const stranger = new FlowVisit();
  await stranger.fill('address', homeAddresses.planned);
  const { sid = '' } = Object.fromEntries(stranger.cookies);
  for (const cookies of [{ sid }, { sid, 'draft-homeInternet': draft }]) {
    const other = new FlowVisit(cookies);
    const page = other.ask('/home-internet/contact');
    expect.soft(await leads(page)).toEqual([303, '/home-internet/address']);
    const { html } = await other.see('address');
    expect.soft(html).not.toContain(contact.name);
    expect.soft(html).not.toContain('88004157');
  }
});
