import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { products } from '#operator/seed/shop/products.ts';
import { readWords } from './checkout-visitor.ts';
import { send } from './site.ts';

const t = translator('en');
const plans = 'of=postpaid-plans&plan=tenger-29&plan=tenger-45';

async function see(query: string): Promise<{ status: number; html: string; words: string }> {
  const answer = await send(`/compare?${query}`, { headers: { cookie: 'lang=en; complete=1' } });
  const html = await answer.text();
  return { status: answer.status, html, words: readWords(html) };
}

test('an address compares plans of a service, and each is chosen from there', async () => {
  const { html, words } = await see(plans);
  for (const key of ['compare.plans', 'compare.differs', 'service.data'] as const) {
    expect(words).toContain(t(key));
  }
  expect(html).toContain('href="/new-number?plan=tenger-29"');
  expect(html).toContain('href="/compare?of=postpaid-plans&amp;plan=tenger-45"');
});

test('phones and plans of one address are compared apart', async () => {
  const { html, words } = await see(`with=${products[0]?.id}&${plans}`);
  expect(words).toContain(t('compare.apart'));
  expect(words).toContain(String(products[0]?.nameEn));
  expect(html).toContain(`href="/compare?${plans.replaceAll('&', '&amp;')}"`);
});

test('plans that there are not are said, and the page leads on', async () => {
  const { status, html, words } = await see('of=none&plan=x&plan=y');
  expect([status, words.includes(t('compare.lacking'))]).toEqual([200, true]);
  expect(html).toContain('href="/service"');
});

test('the page of the plans has a tray that is a form of its own', async () => {
  const answer = await send('/service/postpaid-plans', {
    headers: { cookie: 'lang=en; complete=1' },
  });
  const html = await answer.text();
  expect(html).toMatch(/<input[^>]*name="of"[^>]*value="postpaid-plans"/);
  expect(html).toContain(t('compare.tick', { name: 'Tenger 29' }));
});
