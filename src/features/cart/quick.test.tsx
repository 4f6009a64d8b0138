import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { quickAddFormId } from '#browser/page-contract.ts';
import { productCard } from '#contracts/commerce/products.ts';
import { runInContext } from '#request/context.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { QuickAdd, QuickButton } from './views/quick-add.tsx';

function render(given: Record<string, unknown>): Promise<string> {
  const plain = { id: 'glass-1', nameEn: 'Glass', price: 29_000, stockOnline: 7 };
  const product = productCard.parse({ ...plain, ...given });
  return runInContext(visit({ locale: 'en' }), async () => {
    const list = (
      <>
        <QuickAdd products={[product]} />
        <QuickButton product={product} />
      </>
    );
    const stream = await renderToReadableStream(list);
    await stream.allReady;
    return new Response(stream).text();
  });
}

const twoColors = [{ color: 'red' }, { color: 'blue' }];

test.each([
  ['of which nothing is to be chosen', {}, true],
  ['with one colour', { colors: ['red'], variants: [{ color: 'red' }] }, true],
  ['of which nobody says how many there are', { stockOnline: null }, true],
  ['that is sent as a code', { type: 'DIGITAL' }, true],
  ['in two colours', { colors: ['red', 'blue'] }, false],
  ['with two variants', { variants: twoColors }, false],
  ['in two sizes', { variants: [{ storage: '128 GB' }, { storage: '256 GB' }] }, false],
  ['that is sold out', { stockOnline: 0 }, false],
  ['that is only pre-ordered', { preorder: true }, false],
  ['without a price', { price: 0 }, false],
  ['that is a number', { type: 'NUMBER' }, false],
  ['that is a service', { type: 'SERVICE' }, false],
])('a list adds a product %s with one press: %o', async (_, given, isAdded) => {
  const html = await render(given);
  if (!isAdded) return expect(html).toBe('');
  const button = /<button[^>]*form=[^>]*>/.exec(html)?.[0];
  expect(html).toContain(`<form id="${quickAddFormId}"`);
  expect(button).toContain(`form="${quickAddFormId}"`);
  expect(button).toContain('name="pressed"');
  expect(button).toContain('value="glass-1 29000"');
  return expect(button).toContain('Add to cart: Glass');
});
