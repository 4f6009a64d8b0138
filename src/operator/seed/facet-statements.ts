/** The scopes of `toScopeName`, as SQL. */
const SCOPES = [`'all'`, `'c:' || product.category_id`, `'u:' || product.sub_category_id`];
const HEAD = 'INSERT INTO facet_count (scope, facet, value, position, body, count)';
const YES = `'true', 0, '{"value":"true"}'`;

function countProducts(scope: string): string[] {
  const counts = { all: 'count(*)', inStock: 'sum(stock_online > 0)', leasable: 'sum(leasable)' };
  return Object.entries(counts).map(
    ([facet, count]) => `${HEAD}
SELECT ${scope} AS scope, '${facet}', ${YES}, ${count} FROM product
WHERE scope IS NOT NULL GROUP BY scope`,
  );
}

function countValues(scope: string, facet: string, from: string, count: string): string {
  return `${HEAD}
SELECT ${scope} AS scope, facet_value.facet, facet_value.value, facet_value.position,
  facet_value.body, ${count}
FROM ${from} WHERE facet_value.facet = '${facet}' AND scope IS NOT NULL
GROUP BY scope, facet_value.value`;
}

/**
 * Counts the whole catalogue, once: `facet_count` then answers for it however large it is. After this only the
 * stock changes, which a trigger follows.
 */
export function toFacetStatements(): string[] {
  const variants = 'product JOIN product_variant AS variant ON variant.product_id = product.id';
  const distinct = 'count(DISTINCT product.number)';
  return [
    'DELETE FROM facet_count',
    ...SCOPES.flatMap((scope) => [
      ...countProducts(scope),
      countValues(
        scope,
        'brand',
        'product JOIN facet_value ON facet_value.value = product.brand',
        'count(*)',
      ),
      countValues(
        scope,
        'price',
        'product JOIN facet_value ON product.price BETWEEN facet_value.least AND facet_value.most',
        'count(*)',
      ),
      countValues(
        scope,
        'color',
        `${variants} JOIN facet_value
  ON facet_value.value = coalesce(variant.color_name, variant.color)`,
        distinct,
      ),
      countValues(
        scope,
        'storage',
        `${variants} JOIN facet_value ON facet_value.value = variant.storage`,
        distinct,
      ),
    ]),
  ];
}
