import { afterAll, beforeAll, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { readFaults, readWords } from './checkout-visitor.ts';
import { PayVisitor } from './pay-visitor.ts';
import { type Site, startSite } from './start-site.ts';

const secret = 'the secret of the staff, long enough for production';
const t = translator('en');
const good = { template: 'khadag', to: 'Mum', message: 'All the best', from: 'Bat' };

let site: Site;
let visitor: PayVisitor;
beforeAll(async () => {
  site = await startSite({ STAFF_SECRET: secret });
  visitor = new PayVisitor(site.origin);
  visitor.cookies.set('lang', 'en');
});
afterAll(() => site.stop());

async function make(fields: Record<string, string> = {}): Promise<string> {
  const answer = await visitor.post('/new-year-greeting', { ...good, ...fields });
  const link = answer.headers.get('location')?.split('g=')[1];
  return link ?? `${answer.status} ${readFaults(await answer.text())}`;
}
const see = async (link: string) => {
  const answer = await fetch(`${site.origin}/new-year-greeting/card?g=${link}`, {
    headers: { cookie: 'lang=en; complete=1' },
  });
  return { status: answer.status, html: await answer.text() };
};

test.each([
  [{ template: 'x' }, 'greeting.fault.template'],
  [{ to: ' ' }, 'greeting.fault.to'],
  [{ to: 'n0vsh' }, 'greeting.fault.abuse'],
  [{ from: 'новшийн' }, 'greeting.fault.abuse'],
  [{ message: '' }, 'greeting.fault.message'],
  [{ message: 'You won! tenger-prize.com' }, 'greeting.fault.link'],
  [{ message: 'Call 9911 2233' }, 'greeting.fault.link'],
  [{ message: 'a\n'.repeat(9) }, 'greeting.fault.lines'],
] as const)('%o is refused beside its field, and the rest is kept', async (fields, fault) => {
  const answer = await visitor.post('/new-year-greeting', { ...good, ...fields });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(readFaults(html)).toContain(t(fault));
  if (!('from' in fields)) expect(html).toContain('value="Bat"');
});

test('a card that was made in English opens in English for whom it is sent to, and another in Mongolian', async () => {
  const link = await make();
  const open = async (lang: 'mn' | 'en') => {
    const ready = await fetch(`${site.origin}/new-year-greeting/ready?g=${link}`, {
      headers: { cookie: `lang=${lang}; complete=1` },
    });
    const [, address = ''] = /value="([^"]*\/card\?[^"]*)"/.exec(await ready.text()) ?? [];
    return (await fetch(address.replaceAll('&amp;', '&'))).text();
  };
  expect(await open('en')).toContain('<html lang="en"');
  expect(await open('mn')).toContain('<html lang="mn"');
});

test('a link shows its greeting as text, to anybody, and nothing of it is stored', async () => {
  const before = await site.countStored();
  const link = await make({ from: '<script>x</script>' });
  const { status, html } = await see(link);
  expect(status).toBe(200);
  expect(html).toContain('&lt;script&gt;x');
  expect(html).not.toContain('<script>x</script>');
  expect(html).toContain('name="robots" content="noindex"');
  // Whoever shares it shows the picture, and nobody's name.
  expect(/<meta property="og:[^>]*Mum/.test(html)).toBe(false);
  expect(await site.countStored()).toEqual(before);
});

test('robots may read a card, so that they learn to list none and find its picture', async () => {
  const robots = await (await fetch(`${site.origin}/robots.txt`)).text();
  const closed = [...robots.matchAll(/^Disallow: (\S+)/gm)].map(([, path = '']) => path);
  expect(closed).toContain('/new-year-greeting/ready');
  expect(closed.filter((path) => '/new-year-greeting/card?g=x'.startsWith(path))).toEqual([]);
  const { html } = await see(await make());
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toContain('property="og:image"');
});

test('a link that was changed shows nothing', async () => {
  const link = await make();
  const changed = link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A');
  for (const other of [changed, link.slice(0, -4), 'x', '']) {
    const { status, html } = await see(other);
    expect(status).toBe(404);
    expect(readWords(html)).toContain(t('greeting.gone.title'));
    expect(html).not.toContain('All the best');
  }
});

test('a report stops that link alone, however it is spelt, until staff allow it again', async () => {
  const [link, other] = [await make(), await make()];
  const reported = await visitor.post(`/new-year-greeting/card?g=${link}`, {
    g: link,
    reason: 'insult',
  });
  expect(reported.status).toBe(303);
  expect(readWords((await see(link)).html)).toContain(t('greeting.stopped.title'));
  // The last letter of base64 has bits that are not read.
  for (const last of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    expect((await see(link.slice(0, -1) + last)).status).toBe(404);
  }
  expect((await see(other)).status).toBe(200);
  const staff = new PayVisitor(site.origin);
  staff.cookies.set('lang', 'en');
  await staff.post('/staff', { intent: 'sign-in', secret });
  const desk = await staff.see('/staff/greetings');
  expect(readWords(desk)).toContain(t('greeting.reason.insult'));
  const [, id = ''] = /\?report=([0-9a-f]{64})/.exec(desk) ?? [];
  expect(readWords(await staff.see(`/staff/greetings?link=${link}`))).toContain('All the best');
  const act = { id, to: 'ALLOWED', who: 'Bat', reason: 'It is kind' };
  expect((await staff.post('/staff/greetings', act)).status).toBe(303);
  expect((await see(link)).status).toBe(200);
  const [logged] = await site.query(`SELECT who, reason FROM staff_log WHERE subject = '${id}'`);
  expect(logged).toEqual({ who: 'Bat', reason: 'It is kind' });
  await visitor.post(`/new-year-greeting/card?g=${link}`, { g: link, reason: 'other' });
  expect((await see(link)).status).toBe(200);
});
