import { afterEach, expect, test, vi } from 'vitest';
import { OPERATOR } from '#env.ts';
import { settleRead } from '#lib/outcome.ts';
import { awaitRead } from '../../tests/unit/await-read.ts';
import { readService } from './content.ts';
import { readBranchesNear, readTravelPoints } from './places.ts';
import { readProductCategories } from './product-categories.ts';
import { readProductsByIds } from './products-by-id.ts';
import { rateProduct } from './products.ts';

/** A service that knows these paths only; a list of the requests that it gets. */
function openService(
  answers: Readonly<Record<string, unknown>>,
  known: (path: string) => unknown = () => undefined,
) {
  if (!OPERATOR) throw new Error('no operator is bound');
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const open = { now: 0, most: 0 };
  vi.spyOn(OPERATOR, 'fetch').mockImplementation(async (request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    if (request.method === 'POST') bodies.push(await request.json());
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    await new Promise((done) => setTimeout(done));
    open.now -= 1;
    const answer = pathname in answers ? answers[pathname] : known(pathname);
    if (answer === undefined) return Response.json({ message: 'not found' }, { status: 404 });
    return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
  });
  return { asked, bodies, open };
}
afterEach(() => vi.restoreAllMocks());

test('readService asks by the service’s own id when no child has it', async () => {
  const { asked } = openService({
    '/mobile-service/single/s-77': { id: 's-77', titleMn: 'Үйлчилгээ' },
  });
  expect(await settleRead(await readService('s-77'))).toMatchObject({
    ok: true,
    value: { id: 's-77' },
  });
  expect(asked).toEqual(['/mobile-service/s-77', '/mobile-service/single/s-77']);
});

test('readProductCategories asks for sub-categories when no category has one', async () => {
  openService({
    '/product/category-populate': { productCategoryPopulateDtos: [{ id: 31, nameMn: 'Утас' }] },
    '/product/sub-category': [{ id: 311, nameMn: 'Ухаалаг', categoryId: 31 }],
  });
  expect(await awaitRead(readProductCategories())).toMatchObject({
    value: { productCategoryPopulateDtos: [{ id: '31', productSubCategoryList: [{ id: '311' }] }] },
  });
});

test('readProductsByIds asks for products six at a time when a service ignores ids', async () => {
  const ids = Array.from({ length: 20 }, (_, at) => `own-${at}`);
  const { open } = openService({ '/product': [{ id: 'other', nameMn: 'Өөр' }] }, (path) => ({
    id: path.split('/').at(-1),
    nameMn: 'Утас',
  }));
  const read = await settleRead(await readProductsByIds(ids));
  expect(read.ok && read.value.map(({ id }) => id)).toEqual(ids.toSorted());
  expect(open.most).toBe(6);
});

test('rateProduct sends the point and nothing else, and does without an answer', async () => {
  const { asked, bodies } = openService({ '/product/rating': null });
  expect(await rateProduct({ productId: '901', point: 4 }, 'key')).toMatchObject({ ok: true });
  expect([asked, bodies]).toEqual([['/product/rating?productId=901'], [{ point: 4 }]]);
});

test('readTravelPoints asks for one kind, and leaves out others where the service ignores that', async () => {
  const { asked } = openService({
    '/travel-point/list': [
      { id: 1, nameMn: 'Нисэх буудал', kind: 'AIRPORT' },
      { id: 2, nameMn: 'Боомт', kind: 'BORDER' },
      { id: 3, nameMn: 'Цэг' },
    ],
  });
  const read = await settleRead(await readTravelPoints('BORDER'));
  expect(read.ok && read.value.map(({ id }) => id)).toEqual(['2', '3']);
  expect(asked).toEqual(['/travel-point/list?kind=BORDER']);
});

test('branches are asked for near a visitor in the country, and in the capital for everybody else', async () => {
  const { asked } = openService({ '/branch/list': [] });
  const [khovd, austin, beijing] = [
    { lat: 48.01, lng: 91.64 },
    { lat: 30.27, lng: -97.74 },
    { lat: 39.9, lng: 116.4 },
  ];
  for (const position of [khovd, austin, beijing, null]) {
    // Those in the capital are one entry of the cache.
    await awaitRead(readBranchesNear(position));
  }
  expect(asked).toEqual([
    '/branch/list?lat=48&lng=91.6&size=9',
    '/branch/list?lat=47.9&lng=106.9&size=9',
  ]);
});
