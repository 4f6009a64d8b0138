import { beforeEach, expect, test } from 'vitest';
import {
  type ConsentPage,
  countRows,
  readConsentPage,
  readToken,
  selectVisitor,
} from './consent-page.ts';
import { listElements, readFormWith, toText } from './page-html.ts';
import { consentCall, post, queryDatabase, toCall } from './site.ts';
import { toForm } from './to-form.ts';

let seen: ConsentPage;
beforeEach(async () => {
  seen = await readConsentPage();
});

test('a form that can not be accepted makes no session either', async () => {
  const before = await countRows();
  const wrong = [
    {},
    { version: seen.version },
    { version: `${seen.version}x`, purpose: seen.purposes },
    { version: ['1', '2'] },
    { version: seen.version, purpose: seen.purposes, isdn: '99112233' },
    { version: 'v'.repeat(33), purpose: seen.purposes },
    { version: seen.version, purpose: ['constructor', '__proto__'] },
  ];
  for (const fields of wrong) {
    const answer = await post(consentCall, toCall(fields));
    expect.soft(answer.status).toBe(200);
    expect.soft(await answer.text(), JSON.stringify(fields)).toContain('"ok":false');
    expect.soft(answer.headers.getSetCookie()).toEqual([]);
  }
  expect(await countRows()).toEqual(before);
});

test('without scripts the form of the page itself stores the choice and answers with the page', async () => {
  const { html } = seen;
  const form = new FormData();
  for (const [name, value] of readFormWith(html, 'version')) form.append(name, value);
  expect([...form.keys()].filter((key) => key.startsWith('$ACTION_')).length).toBe(4);
  const answer = await post('/digital-consent?lang=en', form);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  const cookies = answer.headers.getSetCookie();
  expect(cookies.filter((cookie) => cookie.startsWith('sid=')).length).toBe(1);
  const status = listElements(await answer.text()).find(
    (element) =>
      element.properties['role'] === 'status' &&
      !element.properties['hidden'] &&
      toText(element) !== '',
  );
  expect(status).toBeDefined();
  const token = /sid=([\w-]{43})/.exec(cookies.join())?.[1] ?? '';
  expect((await readConsentPage(`sid=${token}`)).ticked).toEqual(seen.purposes);
});

test('without scripts a form that was tampered with is answered by its page, with the reason and without a session', async () => {
  const { html } = seen;
  const fields = readFormWith(html, 'version').filter(([name]) => name !== 'purpose');
  for (const change of [{ version: 'old' }, { purpose: 'unknown' }, { isdn: '99112233' }]) {
    const form = toForm(Object.fromEntries(fields.map(([name, value]) => [name, value])));
    for (const [name, value] of Object.entries(change)) form.set(name, value);
    const answer = await post('/digital-consent', form);
    expect.soft(answer.status).toBe(200);
    // Not a session: that this browser answers without scripts.
    expect.soft(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^complete=1;/)]);
    const alerts = listElements(await answer.text()).filter(
      ({ tagName, properties }) =>
        tagName === 'p' && properties['role'] === 'alert' && !properties['hidden'],
    );
    expect.soft(alerts.map(toText).join(''), JSON.stringify(change)).not.toBe('');
  }
});

test('a purpose that nobody offered is not stored', async () => {
  const answer = await post(
    consentCall,
    toCall({ version: seen.version, purpose: [...seen.purposes, 'sell-everything'] }),
  );
  const stored = await queryDatabase(
    `SELECT purposes FROM consent WHERE visitor_id = ${selectVisitor(readToken(answer))}`,
  );
  const [row] = stored;
  expect(row === undefined || row['purposes'] === JSON.stringify(seen.purposes)).toBe(true);
});
