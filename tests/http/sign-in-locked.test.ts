import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { caps } from '#identity/tan/caps.ts';
import { origin, queryDatabase } from './site.ts';
import { newNumber, Visitor } from './tan-visitor.ts';

const mn = translator('mn');

test('who has asked too often is told the minute from which there is a code again, and nobody else is', async () => {
  const visitor = new Visitor(origin, {}, '198.51.100.1');
  const isdn = newNumber();
  const letTimePass = () =>
    queryDatabase(`UPDATE tan_issue SET at = at - 61000 WHERE subject = (SELECT subject FROM tan_issue
      WHERE id IN (SELECT id FROM tan_challenge WHERE address = '${isdn}'))`);
  await visitor.requestCode(isdn);
  for (let codes = 1; codes < caps.burst; codes += 1) {
    await letTimePass();
    expect((await visitor.post('/sign-in', { step: 'again' })).status).toBe(303);
  }
  await letTimePass();
  const refused = await visitor.post('/sign-in', { step: 'again' });
  const page = (await refused.text()).replaceAll(/<[^>]*>/g, '');
  const [, after = ''] = mn('identity.againAt', { time: '|' }).split('|');
  expect(page).toMatch(new RegExp(`(?<![\\d:])\\d\\d:\\d\\d${after}`));
  const stranger = new Visitor(origin, {}, '198.51.100.2');
  const elsewhere = await stranger.post('/sign-in', { step: 'number', isdn });
  expect(await elsewhere.text()).not.toContain(after);
});
