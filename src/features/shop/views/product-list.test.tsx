import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { runInContext } from '#request/context.ts';
import { visit } from '../../../../tests/unit/visit.ts';
import { toShopFilters } from '../model.ts';
import { type Found, listProducts } from '../whole-list.ts';
import { ProductList } from './product-list.tsx';

const filters = toShopFilters(new URLSearchParams());

function render(found: Found): Promise<string> {
  return runInContext(visit({ locale: 'mn' }), async () => {
    const list = (
      <ProductList
        read={{ state: 'ready', value: found }}
        facets={{ state: 'ready', value: { facets: [] } }}
        filters={filters}
        canSort
      />
    );
    const stream = await renderToReadableStream(list);
    await stream.allReady;
    return new Response(stream).text();
  });
}

test('a list says who made it, so that a payload of the other is not taken for the document’s', async () => {
  expect(await render(listProducts([], filters))).toContain('data-revision="shop site"');
  const asked = { items: [], next: null, total: 0 };
  expect(await render(asked)).toContain('data-revision="shop service"');
});
