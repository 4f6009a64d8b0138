import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { products } from '#operator/seed/shop/products.ts';
import { act, KioskSite, listForms, toFields } from './kiosk-site.ts';
import { Visitor } from './tan-visitor.ts';

let kiosks: KioskSite;
let branch: string;
beforeAll(async () => {
  kiosks = await KioskSite.start();
  [branch = ''] = await kiosks.listBranches();
});
afterAll(() => kiosks.site.stop());
beforeEach(() => kiosks.forget());

test('a link of the staff makes a kiosk of one browser, once, and only when it is confirmed there', async () => {
  const link = await kiosks.getLink(branch);
  const browser = new Visitor(kiosks.site.origin, {
    sid: 'x'.repeat(43),
    cart_count: '2',
    lang: 'en',
  });
  const opened = await browser.ask(link.pathname + link.search);
  expect(opened.status).toBe(200);
  expect(browser.cookies.has('kiosk')).toBe(false);
  expect(listForms(await opened.text())).toContain('/kiosk/setup');
  const answer = await browser.post('/kiosk/setup', toFields(link));
  expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('kiosk='));
  expect(cookie).toMatch(
    new RegExp(`^kiosk=[0-9a-f]{32}\\.[\\w-]{43}\\.${branch}; .*Max-Age=34560000; HttpOnly`),
  );
  expect([...browser.cookies.keys()].toSorted()).toEqual(['kiosk']);
  expect(await kiosks.readLog()).toEqual([{ ...act, act: 'kiosk-link' }]);
  const second = new Visitor(kiosks.site.origin);
  expect((await second.post('/kiosk/setup', toFields(link))).status).toBe(422);
  expect(second.cookies.has('kiosk')).toBe(false);
});

test('a link that staff did not make, or that is older than a day, makes no kiosk', async () => {
  const link = await kiosks.getLink(branch);
  const { device = '', key = '' } = toFields(link);
  for (const forged of [
    { device, key: key.replace(/^./, '-') },
    { device: 'a'.repeat(32), key },
  ]) {
    expect((await new Visitor(kiosks.site.origin).post('/kiosk/setup', forged)).status).toBe(422);
  }
  await kiosks.site.query(`UPDATE kiosk_device SET link_expires_at = ${Date.now()}`);
  expect((await new Visitor(kiosks.site.origin).post('/kiosk/setup', { device, key })).status).toBe(
    422,
  );
  expect(await kiosks.site.query('SELECT key_hash FROM kiosk_device')).toEqual([
    { key_hash: null },
  ]);
});

test('only staff make links, and with a name, a branch and a reason', async () => {
  const fields = { intent: 'add', name: 'Үүд', branch: branch, ...act };
  expect((await new Visitor(kiosks.site.origin).post('/staff/kiosks', fields)).status).toBe(422);
  const staff = await kiosks.openStaff();
  for (const wrong of [{ branch: 'nowhere' }, { name: ' ' }, { who: '' }, { reason: '' }]) {
    expect((await staff.post('/staff/kiosks', { ...fields, ...wrong })).status).toBe(422);
  }
  expect(await kiosks.site.query('SELECT id FROM kiosk_device')).toEqual([]);
  expect(await kiosks.readLog()).toEqual([]);
});

test('a kiosk that staff have set up stays one without its visit’s cookies, and shows no way out', async () => {
  const kiosk = await kiosks.setUp();
  for (const name of kiosk.cookies.keys()) if (name !== 'kiosk') kiosk.cookies.delete(name);
  const started = await kiosk.ask('/');
  expect([started.status, started.headers.get('location')]).toEqual([303, '/kiosk']);
  await kiosk.post('/start-over', { lang: 'mn' });
  for (const path of ['/kiosk', '/news']) {
    const html = await (await kiosk.ask(path)).text();
    expect(html).toMatch(/<html[^>]*data-mode="kiosk"/);
    expect.soft(listForms(html), path).not.toContain('/kiosk/leave');
  }
  const visitors = new Visitor(kiosks.site.origin, { mode: 'kiosk' });
  for (const path of ['/kiosk', '/news']) {
    expect.soft(listForms(await (await visitors.ask(path)).text()), path).toContain('/kiosk/leave');
  }
});

test('between two visits a kiosk that staff have set up shows its attract screen, whatever is asked for', async () => {
  const kiosk = await kiosks.setUp();
  await kiosk.post('/start-over', { lang: 'en' });
  const paths = ['/', '/search?q=Сарнай', '/order/ABCDEFGH', '/paymentSuccess?id=x', '/account'];
  for (const path of paths) expect.soft(await toLocation(path), path).not.toBe('/kiosk');
  await kiosk.post('/start-over', {});
  for (const path of paths) expect.soft(await toLocation(path), path).toBe('/kiosk');
  for (const path of ['/kiosk', '/kiosk/leave'])
    expect.soft((await kiosk.ask(path)).status).toBe(200);

  async function toLocation(path: string) {
    return (await kiosk.ask(path)).headers.get('location');
  }
});

test('who knows a device but not its key has no kiosk that keeps others in', async () => {
  const kiosk = await kiosks.setUp();
  const [id, key = '', place] = kiosk.cookies.get('kiosk')?.split('.') ?? [];
  for (const guess of ['A'.repeat(43), key.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))]) {
    const stranger = new Visitor(kiosks.site.origin, { kiosk: `${id}.${guess}.${place}` });
    const html = await (await stranger.ask('/news')).text();
    expect(html).toMatch(/<html[^>]*data-mode="browser"/);
    expect(stranger.cookies.has('kiosk')).toBe(false);
  }
  await kiosk.post('/start-over', { lang: 'mn' });
  expect(await (await kiosk.ask('/news')).text()).toMatch(/<html[^>]*data-mode="kiosk"/);
});

test('a kiosk that nobody has set up is left by one press, with everything of the visit', async () => {
  const visitor = new Visitor(kiosks.site.origin, { mode: 'kiosk', lang: 'en' });
  await visitor.signIn();
  const answer = await visitor.post('/kiosk/leave', {});
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
  expect([...visitor.cookies.keys()]).toEqual(['toast']);
  expect(await (await visitor.ask('/')).text()).toMatch(/<html[^>]*data-mode="browser"/);
});

test('a device that staff give up is a kiosk that anybody may leave', async () => {
  const kiosk = await kiosks.setUp();
  const staff = await kiosks.openStaff();
  const [row] = await kiosks.site.query('SELECT id FROM kiosk_device');
  const fields = { intent: 'revoke', device: String(row?.['id']) };
  expect((await staff.post('/staff/kiosks', { ...fields, who: '', reason: '' })).status).toBe(422);
  expect((await staff.post('/staff/kiosks', { ...fields, ...act })).status).toBe(303);
  expect((await staff.post('/staff/kiosks', { ...fields, ...act })).status).toBe(422);
  expect(await kiosks.readLog()).toContainEqual({ ...act, act: 'kiosk-revoked' });
  // An isolate that has seen it a moment ago may still take it for a kiosk for half a minute.
  await kiosks.site.stop();
  kiosks = await KioskSite.start();
  const later = new Visitor(kiosks.site.origin, Object.fromEntries(kiosk.cookies));
  const html = await (await later.ask('/news')).text();
  expect(later.cookies.has('kiosk')).toBe(false);
  expect(listForms(html)).toContain('/kiosk/leave');
});

test('"start over" leaves a kiosk what it is, and its next visit begins in the language that was pressed', async () => {
  const kiosk = await kiosks.setUp();
  const cookie = kiosk.cookies.get('kiosk');
  await kiosk.signIn();
  const ended = await kiosk.post('/start-over', {});
  expect(ended.headers.get('location')).toBe('/kiosk');
  expect([...kiosk.cookies.keys()].toSorted()).toEqual(['kiosk', 'mode', 'toast']);
  const begun = await kiosk.post('/start-over', { lang: 'en' });
  expect([begun.headers.get('location'), begun.headers.get('clear-site-data')]).toEqual([
    '/',
    null,
  ]);
  expect([kiosk.cookies.get('lang'), kiosk.cookies.get('kiosk')]).toEqual(['en', cookie]);
  expect(begun.headers.getSetCookie().join('\n')).toMatch(/^kiosk=.*Max-Age=34560000/m);
});

const listStocked = (stock: (typeof products)[number]['storeStock'] = []) =>
  stock.filter(({ qty }) => (qty ?? 0) > 0).map(({ branchId }) => branchId);

test('at a kiosk that staff have set up the stock of its own branch comes first', async () => {
  const product = products.find(({ storeStock }) => listStocked(storeStock).length > 2);
  const last = listStocked(product?.storeStock).at(-1) ?? '';
  const readFirst = async (visitor: Visitor) => {
    await visitor.post('/start-over', { lang: 'mn' });
    // Without scripts the page has its late parts too.
    visitor.cookies.set('complete', '1');
    const html = await (await visitor.ask(`/shop/${product?.slug}`)).text();
    return /service-branches\?all=1#([\w-]+)/.exec(html)?.[1];
  };
  expect(await readFirst(await kiosks.setUp(last))).toBe(last);
  expect(await readFirst(new Visitor(kiosks.site.origin, { mode: 'kiosk' }))).not.toBe(last);
});
