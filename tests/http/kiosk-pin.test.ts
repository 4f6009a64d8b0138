import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { KioskSite, pin } from './kiosk-site.ts';
import { listElements } from './page-html.ts';

const t = translator('mn');

let kiosks: KioskSite;
beforeAll(async () => {
  kiosks = await KioskSite.start();
});
afterAll(() => kiosks.site.stop());
beforeEach(() => kiosks.forget());

test('source=web leads a kiosk to the page that asks for the PIN', async () => {
  const kiosk = await kiosks.setUp();
  const answer = await kiosk.ask('/news?source=web');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kiosk/leave']);
  const html = await (await kiosk.ask('/kiosk/leave')).text();
  const [field] = listElements(html).filter(({ properties }) => properties['name'] === 'pin');
  expect(field?.properties).toMatchObject({ inputMode: 'numeric', autoComplete: ['off'] });
  const refused = await kiosk.post('/kiosk/leave', {});
  expect(refused.status).toBe(422);
  expect((await kiosk.post('/kiosk/leave', { pin })).headers.get('location')).toBe('/');
  expect(kiosk.cookies.has('kiosk')).toBe(false);
  expect(await (await kiosk.ask('/')).text()).toMatch(/<html[^>]*data-mode="browser"/);
  expect(await kiosks.site.query('SELECT id FROM kiosk_device')).toEqual([]);
  expect(await kiosks.readLog()).toContainEqual({ who: 'Үүд', act: 'kiosk-left', reason: 'PIN' });
});

test('after five wrong PINs none is looked at for fifteen minutes, not even the right one', async () => {
  const kiosk = await kiosks.setUp();
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => kiosk.post('/kiosk/leave', { pin: '000000' })),
  );
  expect(guesses.every(({ status }) => status === 422)).toBe(true);
  const texts = await Promise.all(guesses.map((guess) => guess.text()));
  const left = [4, 3, 2, 1, 0].map((count) => t('kiosk.leave.wrong', { count }));
  expect(left.map((line) => texts.filter((text) => text.includes(line)).length)).toEqual(
    left.map(() => 1),
  );
  expect((await kiosk.post('/kiosk/leave', { pin })).status).toBe(422);
  const [row] = await kiosks.site.query('SELECT pin_paused_until AS until FROM kiosk_device');
  expect(Math.abs(Number(row?.['until']) - Date.now() - 15 * 60_000)).toBeLessThan(60_000);
  await kiosks.site.query(`UPDATE kiosk_device SET pin_paused_until = ${Date.now() - 1}`);
  expect((await kiosk.post('/kiosk/leave', { pin: '1' })).status).toBe(422);
  expect((await kiosk.post('/kiosk/leave', { pin })).status).toBe(303);
});
