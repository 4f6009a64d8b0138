const YES = '{"value":"true"}';
const COLUMNS = '(category_id, sub_category_id, facet, value, count)';
const HEAD = 'SELECT category_id, sub_category_id';

/** Each choice of a product once, though two of its variants have it. */
function countLooks(facet: string, value: string): string {
  return `${HEAD}, '${facet}', value, count(*) FROM (
    SELECT DISTINCT narrow.id, category_id, sub_category_id, ${value} AS value
    FROM narrow JOIN product_variant AS variant ON variant.product_id = narrow.id)
    GROUP BY 1, 2, 4`;
}

/**
 * Counts the whole catalogue once, by sub-category; the counts of categories and of the shop are sums of these. After
 * that only the stock changes, and a trigger adjusts `facet_count`. The scopes are those of `toScopeName`. D1 allows at
 * most five parts in a UNION.
 */
export function toFacetStatements(): string[] {
  return [
    'DELETE FROM facet_count',
    `WITH narrow AS MATERIALIZED (
    SELECT id, category_id, sub_category_id, brand, price, stock_online, leasable FROM product),
  flag ${COLUMNS} AS (
    ${HEAD}, 'all', 'true', count(*) FROM narrow GROUP BY 1, 2
    UNION ALL ${HEAD}, 'inStock', 'true', sum(stock_online > 0) FROM narrow GROUP BY 1, 2
    UNION ALL ${HEAD}, 'leasable', 'true', sum(leasable) FROM narrow GROUP BY 1, 2),
  choice ${COLUMNS} AS (
    ${HEAD}, 'brand', brand, count(*) FROM narrow GROUP BY 1, 2, 4
    UNION ALL ${HEAD}, 'price', facet_value.value, count(*) FROM narrow
      JOIN facet_value ON facet = 'price' AND price BETWEEN least AND most GROUP BY 1, 2, 4
    UNION ALL ${countLooks('color', 'coalesce(variant.color_name, variant.color)')}
    UNION ALL ${countLooks('storage', 'variant.storage')}),
  part AS MATERIALIZED (SELECT * FROM flag UNION ALL SELECT * FROM choice),
  scoped (scope, facet, value, count) AS (
    SELECT 'all', facet, value, count FROM part
    UNION ALL SELECT 'c:' || category_id, facet, value, count FROM part
    UNION ALL SELECT 'u:' || sub_category_id, facet, value, count FROM part
      WHERE sub_category_id IS NOT NULL)
INSERT INTO facet_count (scope, facet, value, position, body, count)
SELECT scope, facet, value, coalesce(position, 0), coalesce(body, '${YES}'), sum(count)
FROM scoped LEFT JOIN facet_value USING (facet, value)
WHERE body IS NOT NULL OR facet IN ('all', 'inStock', 'leasable')
GROUP BY scope, facet, value`,
  ];
}
