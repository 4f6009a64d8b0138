import { expect, test } from 'vitest';
import { maskEmailAddress } from '#domain/email-address.ts';
import { legalTexts } from '#domain/legal.ts';
import { translator } from '#i18n/translator.ts';
import { hashText } from '#lib/hash.ts';
import { readEverything } from './customers.ts';
import {
  contact,
  countRequests,
  FlowVisit,
  homeAddresses,
  readRefusal,
  readShown,
  type StepFields,
  toAgreed,
} from './home-internet-visit.ts';
import { readFormWith } from './page-html.ts';
import { queryDatabase } from './site.ts';

const t = translator('en');
const withVisit = ['address', 'package', 'visit', 'contact', 'confirm'];
const withoutVisit = ['address', 'contact', 'confirm'];
const month = { month: 'June 2027' };

const phoneHints = (['INSTALL', 'NOTIFY', 'CALL_BACK'] as const).map(
  (kind) => [kind, t(`homeInternet.phoneHints.${kind}`)] as const,
);

/** What the network answers, which steps follow, what the customer reads and what is stored. */
const answers: [string, StepFields, string[], string, string][] = [
  ['AVAILABLE', homeAddresses.available, withVisit, t('homeInternet.available'), 'INSTALL'],
  ['PLANNED', homeAddresses.planned, withoutVisit, t('homeInternet.planned', month), 'NOTIFY'],
  ['NO', homeAddresses.no, withoutVisit, t('homeInternet.no'), 'CALL_BACK'],
  ['UNKNOWN', homeAddresses.unknown, withoutVisit, t('homeInternet.unknown'), 'CALL_BACK'],
  ['a failure', homeAddresses.failing, withoutVisit, t('homeInternet.unknown'), 'CALL_BACK'],
  ['nothing in time', homeAddresses.slow, withoutVisit, t('homeInternet.unknown'), 'CALL_BACK'],
];

test.each(answers)(
  'where the network answers %s, the steps and the words fit',
  async (_, address, steps, words, kind) => {
    const visit = new FlowVisit();
    expect(await visit.fillUntilConfirm(address)).toEqual(steps);
    expect((await visit.see(steps[1] ?? '')).html).toContain(words);
    // An engineer calls only where one comes.
    const { html } = await visit.see('contact');
    expect(phoneHints.filter(([, hint]) => html.includes(hint)).map(([name]) => name)).toEqual([
      kind,
    ]);
    const { request } = await order(visit);
    expect(request?.['kind']).toBe(kind);
  },
);

const toToken = (location: string | null) =>
  new URL(location ?? '', 'http://site.test').searchParams.get('id') ?? '';

/** Sends the last step, and returns where it leads and what is stored. */
async function order(visit: FlowVisit) {
  const answer = await visit.confirm();
  const location = answer.headers.get('location');
  expect([answer.status, location]).toEqual([
    303,
    expect.stringMatching(/^\/home-internet\/result\?id=[\w-]{43}$/),
  ]);
  const id = await hashText(toToken(location));
  const [request] = await queryDatabase(`SELECT * FROM home_request WHERE id = '${id}'`);
  return { answer, location: location ?? '', request };
}

test('all that is missing for the last step is said at once, and ticked boxes stay ticked', async () => {
  const visit = new FlowVisit();
  await visit.fillUntilConfirm(homeAddresses.no);
  const shown = await visit.see('confirm');
  const purposes = shown.choices.get('purpose') ?? [];
  expect([shown.typed['purpose'], shown.typed['terms']]).toEqual([undefined, undefined]);
  const before = await countRequests();
  const { links, lost } = readRefusal(await (await visit.send('confirm', {}, shown)).text());
  const all = [...purposes.map((id) => `field-purpose-${id}`), 'field-terms'];
  expect([links.toSorted(), lost]).toEqual([all.toSorted(), []]);
  const [one = ''] = purposes;
  const again = await visit.send('confirm', { purpose: one, terms: 'yes' }, shown);
  const html = await again.text();
  const kept = { purpose: [one], terms: ['yes'] };
  expect([again.status, readShown(html).typed]).toMatchObject([422, kept]);
  expect(readRefusal(html).links).not.toContain(`field-purpose-${one}`);
  expect(await countRequests()).toEqual(before);
});

test('the version of the terms that stood beside the box is stored, not the one of the moment of sending', async () => {
  const [newest, older] = legalTexts.terms;
  const visit = new FlowVisit();
  await visit.fillUntilConfirm(homeAddresses.no);
  const shown = await visit.see('confirm');
  expect(shown.html).toContain(`href="/terms?version=${newest.version}"`);
  expect(readFormWith(shown.html, 'termsVersion')).toContainEqual(['termsVersion', newest.version]);
  const agreed = { ...toAgreed(shown), termsVersion: older.version };
  const sent = await visit.send('confirm', agreed, shown);
  const id = await hashText(toToken(sent.headers.get('location')));
  const [row] = await queryDatabase(`SELECT consent FROM home_request WHERE id = '${id}'`);
  expect(JSON.parse(String(row?.['consent']))).toMatchObject({ terms: older.version });
});

test('no table has the name, the number or the address in clear, before or after the order', async () => {
  const words = ['Ханджаргал', 'Сэтгэмж', '88004271', '8800-4271', 'Гурван гол 9б', '61 тоот'];
  const visit = new FlowVisit();
  const expectSealed = async () => {
    for (const [table, rows] of Object.entries(await readEverything())) {
      const stored = JSON.stringify(rows);
      for (const word of words) expect.soft(stored, table).not.toContain(word);
    }
  };
  await visit.fill('address', {
    ...homeAddresses.no,
    building: words[4] ?? '',
    apartment: '61 тоот',
  });
  await visit.fill('contact', { name: 'Ханджаргал Сэтгэмж', phone: '8800-4271' });
  await expectSealed();
  expect((await visit.see('confirm')).html).toContain('Гурван гол 9б');
  await order(visit);
  await expectSealed();
});

test('the result shows the code and a masked number to whoever has its address', async () => {
  const visit = new FlowVisit();
  await visit.fillUntil('contact');
  await visit.fill('contact', { ...contact, email: 'sarnai@example.mn' });
  const { answer, location, request } = await order(visit);
  expect(answer.headers.getSetCookie().join('\n')).toMatch(/^draft-homeInternet=;.*Max-Age=0/m);
  const other = new FlowVisit();
  const page = await other.ask(location);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toContain(String(request?.['code']));
  // Where the confirmation goes, and what it costs.
  for (const word of ['••57', maskEmailAddress('sarnai@example.mn'), '₮ a month', 'installation'])
    expect(html).toContain(word);
  for (const word of ['88004157', contact.phone, contact.name]) expect(html).not.toContain(word);
});

test('at a kiosk the result is gone with the visit', async () => {
  const visit = new FlowVisit({ mode: 'kiosk' });
  await visit.fillUntilConfirm();
  const { location, request } = await order(visit);
  const read = async () => {
    const answer = await visit.ask(location);
    return [answer.status, (await answer.text()).includes(String(request?.['code']))];
  };
  expect(await read()).toEqual([200, true]);
  await visit.post('/start-over', {});
  expect(await read()).toEqual([404, false]);
});

test.each(['', 'short', 'A'.repeat(43)])('with the id "%s" there is no such order', async (id) => {
  const answer = await new FlowVisit().ask(`/home-internet/result?id=${id}`);
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  expect(html).toContain(t('flow.result.gone'));
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).not.toContain(t('flow.result.code'));
});

test('what is stored with an order says who agreed to what, and when', async () => {
  const visit = new FlowVisit();
  await visit.fillUntilConfirm();
  const { request } = await order(visit);
  expect(JSON.parse(String(request?.['consent']))).toMatchObject({
    version: expect.any(String),
    purposes: expect.arrayContaining([expect.any(String)]),
    terms: expect.any(String),
    at: expect.any(Number),
  });
  expect(request).toMatchObject({ language: 'en', status: 'REQUESTED' });
  expect(request?.['visit_date']).toMatch(/^\d{4}-\d\d-\d\d$/);
});
