import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { homeContent } from '#contracts/content/home.ts';
import { newsArticle, newsCard } from '#contracts/content/news.ts';
import { leasingGroup, preorder, tradeIn } from '#contracts/content/offers.ts';
import { contentPage, digitalConsent } from '#contracts/content/pages.ts';
import { branch, place, travelPoint } from '#contracts/content/places.ts';
import { service, serviceCategory } from '#contracts/content/services.ts';
import { get, prepareOperator } from '../../tests/operator-under-test.ts';

beforeAll(() => prepareOperator());

const data = (shape: z.ZodMiniType) => z.object({ data: shape });
const nested = (shape: z.ZodMiniType) => data(data(shape));
const attributes = (shape: z.ZodMiniType) => data(z.object({ attributes: shape }));

const answers: ReadonlyArray<readonly [path: string, shape: z.ZodMiniType]> = [
  ['/contents/home', nested(homeContent)],
  ['/cooperation-page', data(contentPage)],
  ['/sdg-page', nested(contentPage)],
  ['/digital-consent', attributes(digitalConsent)],
  ['/trade-in', attributes(tradeIn)],
  ['/city/list', data(z.array(place).check(z.length(2)))],
  ['/district/list?cityId=ub', nested(z.array(place).check(z.length(2)))],
  ['/horoo/list?districtId=bgd', data(z.array(place).check(z.length(1)))],
  ['/travel-point/list', nested(z.array(travelPoint).check(z.length(1)))],
  ['/travel-point/list?kind=HOTEL', nested(z.array(travelPoint).check(z.length(0)))],
  ['/branch/list', nested(z.array(branch).check(z.length(2)))],
  [
    '/branch/list?cityId=ub&districtId=bgd&service=esim',
    nested(z.array(branch).check(z.length(1))),
  ],
  ['/branch/list?size=1', nested(z.array(branch).check(z.length(1)))],
  ['/branch/list?service=none', nested(z.array(branch).check(z.length(0)))],
  ['/service-categories', data(z.array(serviceCategory).check(z.length(1)))],
  ['/mobile-service/esim-tourist', data(service)],
  ['/mobile-service/single/s-esim', nested(service)],
  ['/leasing-group?id=l-1', nested(leasingGroup)],
  ['/preorder?id=o-1', data(preorder)],
  ['/preorder?id=p-8', data(preorder)],
  ['/contents/news?id=medee-2', data(z.array(newsArticle).check(z.length(1)))],
];

for (const [path, shape] of answers) {
  test(`${path} answers in the shape of its contract`, async () => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(shape.safeParse(await answer.json()).error).toBeUndefined();
  });
}

test('branches are sorted by distance when a position is given', async () => {
  const list = z.object({ data: z.object({ data: z.array(branch) }) });
  for (const [at, nearest] of [
    ['lat=48&lng=106.9', 'b-1'],
    ['lat=48.2&lng=106.9', 'b-2'],
  ]) {
    const answer = await get(`/branch/list?${at}&size=1`);
    const { data: body } = list.parse(await answer.json());
    expect(body.data.map(({ id }) => id)).toEqual([nearest]);
  }
  expect((await get('/branch/list?lat=91&lng=0')).status).toBe(400);
});

test('news are sorted newest first, with their total and without their bodies', async () => {
  const answer = await get('/contents/news/list?page=1&size=2');
  const list = z.strictObject({
    data: z.array(newsCard),
    total: z.int(),
    page: z.int(),
    size: z.int(),
  });
  const { data: body } = z.object({ data: list }).parse(await answer.json());
  expect(body).toMatchObject({ total: 3, page: 1, size: 2 });
  expect(body.data.map((card) => card.id)).toEqual(['n-3', 'n-2']);
  expect(await (await get('/contents/news/list')).text()).not.toContain('bodyMn');
  const past = z
    .object({ data: list })
    .parse(await (await get('/contents/news/list?page=9')).json());
  expect(past.data).toMatchObject({ data: [], total: 3 });
});

test('the page about us answers 401 without a bearer token', async () => {
  expect((await get('/contents/about-us')).status).toBe(401);
  expect((await get('/contents/about-us', { authorization: 'Bearer ' })).status).toBe(401);
  expect((await get('/contents/about-us', { authorization: 'Bearer any' })).status).toBe(200);
});

test('content answers 404 when an id is unknown and 400 when a parameter is wrong', async () => {
  for (const path of [
    '/mobile-service/none',
    '/contents/news?id=none',
    '/preorder?id=none',
    '/none',
  ]) {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: 'not found' });
  }
  for (const path of [
    '/district/list',
    '/travel-point/list?kind=SHIP',
    '/contents/news/list?size=999',
    '/contents/news',
  ]) {
    expect((await get(path)).status).toBe(400);
  }
});
