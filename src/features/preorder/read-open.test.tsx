import { renderToStaticMarkup } from 'react-dom/server.edge';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { readListedBelow } from '#db/listing.ts';
import { settleRead } from '#lib/outcome.ts';
import { runInContext } from '#request/context.ts';
import { hour, instant, servePreorder } from '../../../tests/unit/serve-preorder.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { readOpenPreorder } from './read-open.ts';
import { OpenPreorderLink } from './views/open-preorder-link.tsx';

beforeAll(() => prepareOperator());
afterEach(() => vi.restoreAllMocks());

const find = (...ids: string[]) =>
  runInContext(visit(), async () => {
    const outcome = await settleRead(await readOpenPreorder(ids));
    if (!outcome.ok) throw outcome.error;
    return outcome.value;
  });
const render = (open: Awaited<ReturnType<typeof find>>) =>
  runInContext(visit({ locale: 'en' }), () =>
    renderToStaticMarkup(<OpenPreorderLink read={{ state: 'ready', value: open }} />),
  );

test('the home page leads to the pre-order that is open', async () => {
  const { id } = servePreorder();
  const open = await find(id);
  expect(open?.preorder.id).toBe(id);
  expect(render(open)).toMatch(/<a href="\/pre-order\/[\w-]+".*200,000₮/);
  expect(render(open)).toContain(`data-revision="preorder ${open?.product.id}"`);
});

test.each([
  ['has not begun', { opensAt: instant(hour) }],
  ['is over', { opensAt: instant(-2 * hour), closesAt: instant(-hour) }],
])('the home page leads to no pre-order that %s, and shows nothing', async (_, terms) => {
  const open = await find(servePreorder(terms).id);
  expect(open).toBeNull();
  // Hydration asks whether its payload says the same.
  expect(render(open)).toBe('<i hidden="" data-revision="preorder none"></i>');
});

test('the home page leads to no pre-order when the service does not answer, or there is none', async () => {
  const served = servePreorder();
  served.fail();
  expect(await find(served.id)).toBeNull();
  expect(await find()).toBeNull();
});

test('the products that can be pre-ordered are those of the filled list, in its order', async () => {
  const paths = [
    '/shop/a',
    '/pre-order/a',
    '/pre-orders',
    '/shop/b',
    '/pre-order/b',
    '/pre-order/c',
  ];
  await DB.prepare(
    `INSERT INTO listing (kind, entries, filled_at, due_at) VALUES ('test', ?1, 0, 0)`,
  )
    .bind(JSON.stringify(paths.map((path) => ({ path }))))
    .run();
  const below = { kind: 'test', from: '/pre-order/', rows: 2 };
  expect(await readListedBelow(DB, below)).toEqual(['/pre-order/a', '/pre-order/b']);
});
