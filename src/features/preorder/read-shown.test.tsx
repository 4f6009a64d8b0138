import { renderToStaticMarkup } from 'react-dom/server.edge';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DB } from '#env.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { readListedBelow } from '#db/listing.ts';
import { settleRead } from '#lib/outcome.ts';
import { runInContext } from '#request/context.ts';
import { hour, instant, servePreorder } from '../../../tests/unit/serve-preorder.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { readShownPreorders } from './read-shown.ts';
import { ShownPreorders } from './views/shown-preorders.tsx';

beforeAll(() => prepareOperator());
afterEach(() => vi.restoreAllMocks());

const find = (...ids: string[]) =>
  runInContext(visit(), async () => {
    const outcome = await settleRead(await readShownPreorders(ids));
    if (!outcome.ok) throw outcome.error;
    return outcome.value;
  });
const render = (list: Awaited<ReturnType<typeof find>>) =>
  runInContext(visit({ locale: 'en' }), () =>
    renderToStaticMarkup(<ShownPreorders read={{ state: 'ready', value: list }} />),
  );

test('the home page leads to the pre-order that is open', async () => {
  const { id } = servePreorder();
  const list = await find(id);
  expect(list.map(({ preorder }) => preorder.id)).toEqual([id]);
  expect(render(list)).toMatch(/<a href="\/pre-order\/[\w-]+".*200,000₮/);
  expect(render(list)).toContain(`data-revision="preorder ${list[0]?.product.id}"`);
});

const noon = Date.parse('2026-11-27T12:00:00+08:00');

test.each([
  ['today', '2026-11-27T18:30:00+08:00', 'Opens today at 18:30'],
  ['tomorrow', '2026-11-28T10:00:00+08:00', 'Opens tomorrow at 10:00'],
  ['later', '2026-12-03T00:05:00+08:00', 'Opens on 3 December, 00:05'],
])('the home page says when a pre-order opens that opens %s', async (_, opensAt, says) => {
  vi.spyOn(Date, 'now').mockReturnValue(noon);
  const list = await find(servePreorder({ opensAt }).id);
  expect(render(list)).toContain(says);
  expect(render(list)).toContain(`data-revision="preorder ${list[0]?.product.id} soon"`);
});

test('the home page leads to no pre-order that is over, and shows nothing', async () => {
  const terms = { opensAt: instant(-2 * hour), closesAt: instant(-hour) };
  const list = await find(servePreorder(terms).id);
  expect(list).toEqual([]);
  // Hydration asks whether its payload says the same.
  expect(render(list)).toBe('<i hidden="" data-revision="preorder none"></i>');
});

test('the home page leads to no pre-order when the service does not answer, or there is none', async () => {
  const served = servePreorder();
  served.fail();
  expect(await find(served.id)).toEqual([]);
  expect(await find()).toEqual([]);
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
