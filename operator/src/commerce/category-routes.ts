import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import type { OperatorEnv } from '../http/operator-env.ts';
import { sendData, toJsonList } from '../http/send-json.ts';

export const categoryRoutes = new Hono<OperatorEnv>();

interface SubCategoryRow {
  category_id: string;
  body: string;
  count: number;
}

categoryRoutes.get('/product/sub-category', async (c) => {
  const { results } = await prepareSubCategories(c.env.OPERATOR_DB).all<SubCategoryRow>();
  return sendData(toJsonList(results.map(toSubCategoryJson)));
});

categoryRoutes.get('/product/category-populate', async (c) => {
  const db = c.env.OPERATOR_DB;
  const [categories, subCategories] = await Promise.all([
    db
      .prepare('SELECT id, body FROM category ORDER BY position')
      .all<{ id: string; body: string }>(),
    prepareSubCategories(db).all<SubCategoryRow>(),
  ]);
  const children = Map.groupBy(subCategories.results, (row) => row.category_id);
  const list = categories.results.map(({ id, body }) => {
    const own = toJsonList((children.get(id) ?? []).map(toSubCategoryJson));
    return `${body.slice(0, -1)},"productSubCategoryList":${own}}`;
  });
  return sendData(`{"productCategoryPopulateDtos":${toJsonList(list)}}`);
});

function prepareSubCategories(db: D1Database) {
  return db.prepare(
    `SELECT sub_category.category_id, sub_category.body, sub_category.count FROM category
     JOIN sub_category ON sub_category.category_id = category.id
     ORDER BY category.position, sub_category.position`,
  );
}

function toSubCategoryJson(row: SubCategoryRow): string {
  return `${row.body.slice(0, -1)},"count":${row.count}}`;
}
