import { expect, test } from 'vitest';
import { hashText } from '#lib/hash.ts';
import { FlowVisit, homeAddresses } from './home-internet-visit.ts';
import { listElements } from './page-html.ts';
import { origin, queryDatabase, send } from './site.ts';
import { Visitor } from './tan-visitor.ts';

const quarterMs = 15 * 60_000;

async function readEnds(visit: { cookies: ReadonlyMap<string, string> }) {
  const id = await hashText(visit.cookies.get('sid') ?? '');
  const [row] = await queryDatabase(
    `SELECT session.expires_at AS session, visitor.expires_at AS visitor,
       (SELECT max(expires_at) FROM draft WHERE draft.visitor_id = visitor.id) AS draft
     FROM session JOIN visitor ON visitor.id = visitor_id WHERE session.id = '${id}'`,
  );
  return { id, row };
}

/** What was set to end in `leftMs`, or has ended. */
async function setEnds(sessionId: string, leftMs: number): Promise<void> {
  const end = Date.now() + leftMs;
  const whose = `(SELECT visitor_id FROM session WHERE id = '${sessionId}')`;
  await queryDatabase(`UPDATE draft SET expires_at = ${end} WHERE visitor_id = ${whose}`);
  await queryDatabase(`UPDATE visitor SET expires_at = ${end} WHERE id = ${whose}`);
  await queryDatabase(`UPDATE session SET expires_at = ${end} WHERE id = '${sessionId}'`);
}

test('every request of a kiosk lets its visit live for a quarter of an hour from then on', async () => {
  const visit = new FlowVisit({ mode: 'kiosk' });
  await visit.fill('address', homeAddresses.available);
  const { id } = await readEnds(visit);
  for (const touch of [() => visit.ask('/news'), () => visit.post('/still-here', {})]) {
    await setEnds(id, 60_000);
    const from = Date.now();
    await touch();
    await expect
      .poll(async () => Number((await readEnds(visit)).row?.['session']))
      .toBeGreaterThanOrEqual(from + quarterMs);
    const { row } = await readEnds(visit);
    expect(Number(row?.['draft'])).toBeGreaterThanOrEqual(from + quarterMs);
    expect(Number(row?.['visitor'])).toBeGreaterThanOrEqual(Number(row?.['session']));
  }
});

test('a kiosk’s visit ends after two hours, however often it is touched', async () => {
  const visit = new FlowVisit({ mode: 'kiosk' });
  await visit.fill('address', homeAddresses.available);
  const { id } = await readEnds(visit);
  const begun = Date.now() - 7_140_000;
  await queryDatabase(`UPDATE session SET created_at = ${begun} WHERE id = '${id}'`);
  await setEnds(id, 30_000);
  // The second answer comes after the first one's work.
  for (let i = 0; i < 3; i += 1) await visit.ask('/news');
  await expect
    .poll(async () => (await readEnds(visit)).row?.['session'])
    .toBeLessThanOrEqual(begun + 7_200_000);
});

test('a browser’s session is not prolonged, nor one that has ended at a kiosk', async () => {
  for (const [mode, leftMs] of [
    ['browser', 60_000],
    ['kiosk', -1],
  ] as const) {
    const visit = new FlowVisit({ mode });
    await visit.fill('address', homeAddresses.available);
    const { id } = await readEnds(visit);
    await setEnds(id, leftMs);
    const before = (await readEnds(visit)).row;
    for (let i = 0; i < 3; i += 1) await visit.ask('/news');
    expect((await readEnds(visit)).row).toEqual(before);
  }
});

test('a kiosk without scripts ends its visit by itself, by a page of its own only', async () => {
  const html = await (await send('/news', { headers: { cookie: 'mode=kiosk' } })).text();
  expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="120;url=\/kiosk\/idle"/i);
  const visitor = new Visitor(origin, { mode: 'kiosk' });
  await visitor.signIn();
  const ask = (headers: Record<string, string>) => visitor.ask('/kiosk/idle', { headers });
  const others: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
    { 'sec-purpose': 'prefetch' },
  ];
  for (const headers of others) {
    const answer = await ask(headers);
    expect(answer.headers.get('location')).toBe('/');
    expect(visitor.cookies.has('sid')).toBe(true);
  }
  const answer = await ask({ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kiosk']);
  expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
  expect([...visitor.cookies.keys()].toSorted()).toEqual(['mode', 'toast']);
  const browser = new Visitor(origin);
  await browser.signIn();
  await browser.ask('/kiosk/idle');
  expect(browser.cookies.has('sid')).toBe(true);
});

test('a kiosk that begins shows its attract screen, in both languages and without a bar', async () => {
  const begun = await send('/?source=touchscreen');
  expect([begun.status, begun.headers.get('location')]).toEqual([303, '/kiosk']);
  expect(begun.headers.getSetCookie()).toEqual(['mode=kiosk; Path=/; SameSite=Lax']);
  const html = await (await send('/kiosk', { headers: { cookie: 'mode=kiosk' } })).text();
  for (const lang of ['mn', 'en']) {
    const buttons = listElements(html).filter(({ properties }) => properties['value'] === lang);
    expect(buttons.map(({ properties }) => properties['name'])).toContain('lang');
  }
  expect(html).not.toContain('id="idle"');
  expect(html).not.toContain('http-equiv="refresh"');
  expect((await send('/kiosk')).status).toBe(404);
  expect((await send('/kiosk/leave')).status).toBe(404);
});

test.each(['image', 'iframe', 'script', 'empty'])(
  'an address that is asked for as %s changes no preference',
  async (destination) => {
    const cookie = 'lang=mn; toast=success.kiosk.ended';
    const address = '/news?lang=en&theme=dark&source=touchscreen&complete=1';
    const ask = (headers: Record<string, string>) =>
      send(address, { headers: { cookie, ...headers }, redirect: 'manual' });
    const answer = await ask({ 'sec-fetch-dest': destination });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const visited = await ask({ 'sec-fetch-dest': 'document' });
    expect(visited.headers.getSetCookie().length).toBeGreaterThan(2);
  },
);
