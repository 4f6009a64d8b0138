import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serviceCategories } from '../../operator/seed/content/service-categories.ts';
import { services } from '../../operator/seed/content/services.ts';
import { categories } from '../../operator/seed/shop/categories.ts';
import { products } from '../../operator/seed/shop/products.ts';

const ids = new Set([
  ...services.flatMap(({ childId, service }) => [childId, service.id]),
  ...serviceCategories.map(({ id }) => id),
  ...categories.map(({ id }) => id),
  ...products.map(({ id }) => id),
]);

test('the site links to no page of content by an id of our own operator, which another one lacks', () => {
  const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\/service\/|\/shop\/|category=)([\w-]+)/g)]
      .filter(([, id = '']) => ids.has(id))
      .map(([address]) => `${file}: ${address}`),
  );
  expect(found).toEqual([]);
});
