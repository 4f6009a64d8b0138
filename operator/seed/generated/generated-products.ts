import { FIRST_SEARCH_ID } from '../../src/search/search-numbers.ts';
import { toListingStatements, toUnlistStatements } from '../listing-statements.ts';
import { PRODUCT_SEARCH_CATEGORY } from '../search-rows.ts';
import { toLiteral } from '../sql-text.ts';
import { series, suffixes } from './model-names.ts';
import type { ProductTemplate } from './product-templates.ts';

/** Numbers of generated products begin here, far behind those of the seed. */
const FIRST_NUMBER = 1_000_000;
const CHUNK = 100_000;
function toJsonLiteral(value: unknown): string {
  return toLiteral(JSON.stringify(value));
}

/** The rows `from`–`to` of a catalogue that is the same whenever it is generated. */
function toMade(templates: readonly ProductTemplate[], from: number, to: number): string {
  return `WITH RECURSIVE
  n (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to}),
  spread AS MATERIALIZED (
    SELECT i, i * 2654435761 % 4294967291 AS dice, printf('x-%06d', i) AS id FROM n),
  template AS MATERIALIZED (SELECT key, value ->> 'categoryId' AS category_id,
    value ->> 'subCategoryId' AS sub_category_id, value ->> 'brand' AS brand,
    value ->> '$.noun.mn' AS noun_mn, value ->> '$.noun.en' AS noun_en, value ->> 'type' AS type,
    value ->> 'price' AS price, value ->> 'image' AS image, value ->> 'leasable' AS leasable,
    value ->> 'lookCount' AS looks, value ->> 'card' AS card, value ->> 'foldedBrand' AS folded_brand,
    value ->> '$.foldedNoun.mn' AS folded_mn, value ->> '$.foldedNoun.en' AS folded_en,
    value ->> 'foldedWords' AS folded_words FROM json_each(${toJsonLiteral(templates.map(({ looks: _looks, ...one }) => one))})),
  look AS MATERIALIZED (SELECT template.key AS template, look.key AS at, look.value AS look,
    look.value ->> 'color' AS color, look.value ->> 'colorNameMn' AS color_mn,
    look.value ->> 'colorNameEn' AS color_en, look.value ->> 'storage' AS storage
    FROM json_each(${toJsonLiteral(templates.map(({ looks }) => looks))}) AS template,
      json_each(template.value) AS look),
  series AS MATERIALIZED (SELECT key, value ->> 'name' AS name, value ->> 'folded' AS folded
    FROM json_each(${toJsonLiteral(series)})),
  suffix AS MATERIALIZED (SELECT key, value ->> 'name' AS name, value ->> 'folded' AS folded
    FROM json_each(${toJsonLiteral(suffixes)})),
  made AS (SELECT spread.i, spread.dice, spread.id, template.*, look.*,
    template.brand || ' ' || series.name || ' ' || (dice / 7 % 90 + 10) || suffix.name AS name,
    lower(series.name || '-' || (dice / 7 % 90 + 10) || replace(suffix.name, ' ', '-')) || '-'
      || spread.id AS slug,
    series.folded || ' ' || (dice / 7 % 90 + 10) || ' ' || suffix.folded AS folded,
    max(1000, template.price * (60 + dice / 11 % 81) / 100 / 100 * 100) AS own_price,
    dice / 13 % 40 AS stock
    FROM spread
    JOIN template ON template.key = dice % ${templates.length}
    JOIN look ON look.template = template.key AND look.at = dice / 37 % template.looks
    JOIN series ON series.key = dice / 31 % ${series.length}
    JOIN suffix ON suffix.key = dice / 1009 % ${suffixes.length})`;
}

function toInsertProducts(made: string): string {
  return `${made}
INSERT INTO product (number, id, slug, category_id, sub_category_id, brand, type, name_mn, name_en,
  image, price, stock_online, leasable, popularity, newness, rating_sum, rating_count, card, detail)
SELECT ${FIRST_NUMBER} + i, id, slug, category_id, sub_category_id, lower(brand), type,
  name || ', ' || noun_mn, name || ', ' || noun_en, image, own_price, stock, leasable,
  dice / 17 % 3000, dice / 19 % 20000 * 1000,
  (dice / 23 % 50) * (30 + dice / 29 % 21) / 10, dice / 23 % 50,
  '{"id":"' || id || '","slug":"' || slug || '","nameMn":' || json_quote(name || ', ' || noun_mn)
    || ',"nameEn":' || json_quote(name || ', ' || noun_en)
    || ',"price":' || own_price || ',"colors":' || json_array(color) || card,
  '{"descriptionMn":"","descriptionEn":"","variants":[{"id":"' || id || '-1","price":' || own_price
    || ',"stock":' || stock || ',' || substr(look, 2) || ']}'
FROM made`;
}

/** One variant each, in the colour that its product was given. */
function toInsertVariants(made: string): string {
  return `${made}
INSERT INTO product_variant
  (product_id, id, color, color_name, storage, label_mn, label_en, image, price, stock)
SELECT id, id || '-1', nullif(lower(color), ''), nullif(lower(color_en), ''),
  nullif(lower(storage), ''), trim(storage || ', ' || color_mn, ', '),
  trim(storage || ', ' || color_en, ', '), image, own_price, stock
FROM made`;
}

function toInsertEntries(made: string): string {
  const { mn, en } = PRODUCT_SEARCH_CATEGORY;
  return `${made}
INSERT INTO search_entry (id, kind, title_mn, title_en, category_mn, category_en, link, title, body)
SELECT ${FIRST_SEARCH_ID.product + FIRST_NUMBER} + i, 'product',
  name || ', ' || noun_mn, name || ', ' || noun_en, ${toLiteral(mn)}, ${toLiteral(en)},
  '/shop/' || slug,
  folded_brand || ' ' || folded || ' ' || folded_mn || ' | '
    || folded_brand || ' ' || folded || ' ' || folded_en,
  folded_words
FROM made`;
}

/** Adds the generated products `have + 1` to `want`, with variants and search entries, so many at a time. */
export function toAddSteps(
  templates: readonly ProductTemplate[],
  have: number,
  want: number,
): { made: number; statements: string[] }[] {
  const steps: { made: number; statements: string[] }[] = [];
  for (let from = have + 1; from <= want; from += CHUNK) {
    const to = Math.min(want, from + CHUNK - 1);
    steps.push({ made: to, statements: toAddStatements(templates, from, to) });
  }
  return steps;
}

function toAddStatements(
  templates: readonly ProductTemplate[],
  from: number,
  to: number,
): string[] {
  const made = toMade(templates, from, to);
  const numbers = `BETWEEN ${FIRST_NUMBER + from} AND ${FIRST_NUMBER + to}`;
  const ids = `BETWEEN ${FIRST_SEARCH_ID.product + FIRST_NUMBER + from}
    AND ${FIRST_SEARCH_ID.product + FIRST_NUMBER + to}`;
  return [
    toInsertProducts(made),
    toInsertVariants(made),
    toInsertEntries(made),
    `INSERT INTO search_index (rowid, title, body)
     SELECT id, title, body FROM search_entry WHERE id ${ids}`,
    ...toListingStatements(numbers),
  ];
}

/** Deletes the generated products above `want`. */
export function toTrimStatements(want: number): string[] {
  const number = FIRST_NUMBER + want;
  const entry = FIRST_SEARCH_ID.product + number;
  return [
    ...toUnlistStatements(`> ${number}`),
    `INSERT INTO search_index (search_index, rowid, title, body)
     SELECT 'delete', id, title, body FROM search_entry WHERE id > ${entry}`,
    `DELETE FROM search_entry WHERE id > ${entry}`,
    `DELETE FROM product_variant
     WHERE product_id IN (SELECT id FROM product WHERE number > ${number})`,
    `DELETE FROM product WHERE number > ${number}`,
  ];
}
