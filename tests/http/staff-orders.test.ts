import { afterAll, beforeAll, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { HomeVisitor } from './home-visitor.ts';
import { type Site, startSite } from './start-site.ts';

const secret = 'the secret of the staff, long enough for production';
const t = translator('en');

let site: Site;
beforeAll(async () => {
  site = await startSite({ STAFF_SECRET: secret });
});
afterAll(() => site.stop());

const post = (path: string, fields: Record<string, string>, cookie = 'lang=en') =>
  fetch(site.origin + path, {
    method: 'POST',
    headers: { origin: site.origin, cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

test('staff read of an order what is about orders: in the hint, and where a colleague was quicker', async () => {
  const visitor = new HomeVisitor(site.origin);
  await visitor.fillUntilConfirm();
  await visitor.confirm();
  const [row] = await site.query('SELECT id FROM home_request');
  const request = String(row?.['id']);

  const signedIn = await post('/staff', { intent: 'sign-in', secret });
  const cookie = `lang=en; ${signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''}`;
  const path = '/staff/home-internet';
  const open = await fetch(`${site.origin}${path}?request=${request}`, { headers: { cookie } });
  const html = await open.text();
  expect(html).toContain(t('homeInternet.reasonHint'));
  expect(html).not.toContain(t('staff.reasonHint'));

  const move = { request, from: 'REQUESTED', to: 'SCHEDULED', who: 'Dorj', reason: 'agreed' };
  expect((await post(path, move, cookie)).status).toBe(303);
  const again = await post(path, move, cookie);
  expect(again.status).toBe(422);
  const refused = await again.text();
  expect(refused).toContain(t('homeInternet.movedOn'));
  expect(refused).not.toContain(t('staff.fault.gone'));
});
