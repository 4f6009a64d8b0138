import { expect, test } from 'vitest';
import { newOperationId } from '#forms/operation-id.ts';
import { toTakePath } from '#features/cart/take-along.ts';
import { translator } from '#i18n/translator.ts';
import { CheckoutVisitor } from './checkout-visitor.ts';
import { listElements, readFormWith } from './page-html.ts';
import { origin } from './site.ts';

const t = translator('en');
const line = { productId: 'p-0078', product: 'p-0078', quantity: 2 };
const unknown = { productId: 'p-none', product: 'p-none', quantity: 1 };
const path = toTakePath([line, unknown]);

const readQuantities = (html: string) =>
  listElements(html).flatMap(({ tagName, properties }) =>
    tagName === 'input' && properties['name'] === 'quantity' && properties['type'] !== 'hidden'
      ? [String(properties['value'])]
      : [],
  );

test('what an address offers is shown with what it costs now, and is put into the cart once', async () => {
  const visitor = new CheckoutVisitor(origin);
  const page = await visitor.see(path);
  expect(page).toMatch(/× 2/);
  expect(page).toContain(t('order.again.gone'));
  expect(await visitor.see('/cart')).toContain(t('cart.empty'));
  const fields = readFormWith(page, 'line');
  expect(fields.filter(([name]) => name === 'line')).toEqual([['line', 'p-0078 p-0078 2']]);
  const send = async () =>
    (await visitor.post(path, Object.fromEntries(fields))).headers.get('location');
  expect([await send(), await send()]).toEqual(['/cart', '/cart']);
  expect(readQuantities(await visitor.see('/cart'))).toEqual(['2']);
});

test('a kiosk shows its cart as a code, and leads to it from the cart', async () => {
  const kiosk = new CheckoutVisitor(origin);
  kiosk.cookies.set('mode', 'kiosk');
  expect(await kiosk.see('/cart/take')).toContain(t('cart.empty'));
  await kiosk.post(path, { op: newOperationId(), line: 'p-0078 p-0078 2' });
  expect(await kiosk.see('/cart')).toContain('href="/cart/take"');
  const page = await kiosk.see('/cart/take');
  expect(page).toContain(t('cartTake.qr'));
  expect(page).not.toContain('name="line"');
  const browser = new CheckoutVisitor(origin);
  await browser.post(path, { op: newOperationId(), line: 'p-0078 p-0078 2' });
  expect(await browser.see('/cart')).not.toContain('href="/cart/take"');
});

test('an address of nothing says so, and what cannot be had now stays where it is', async () => {
  const visitor = new CheckoutVisitor(origin);
  const nothing = t('cartTake.nothing');
  for (const offered of ['/cart/take', '/cart/take?line=%3Cb%3E', toTakePath([unknown])]) {
    expect(await visitor.see(offered)).toContain(nothing);
  }
  const refused = await visitor.post(toTakePath([unknown]), {
    op: newOperationId(),
    line: 'p-none p-none 1',
  });
  expect(refused.status).toBe(422);
});
