import type { D1Database } from '@cloudflare/workers-types';
import { throwNotFound } from '../http/http-error.ts';

export type DocumentKind =
  | 'page'
  | 'city'
  | 'district'
  | 'khoroo'
  | 'branch'
  | 'travel-point'
  | 'coverage'
  | 'roaming'
  | 'service-category'
  | 'service'
  | 'service-child'
  | 'shop-banner'
  | 'news'
  | 'home-package'
  | 'data-package'
  | 'wifi-card'
  | 'number-plan'
  | 'tourist-package'
  | 'stars-package'
  | 'leasing-group'
  | 'preorder'
  | 'citizen'
  | 'subscriber';

interface BodyRow {
  body: string;
}

/** By id, or by the second key that some kinds have (a news slug, a pre-order's product). */
export async function readDocument(db: D1Database, kind: DocumentKind, id: string) {
  const row = await db
    .prepare(
      `SELECT body FROM document WHERE kind = ?1 AND id = ?2
       UNION ALL SELECT body FROM document WHERE kind = ?1 AND alias = ?2 LIMIT 1`,
    )
    .bind(kind, id)
    .first<BodyRow>();
  return row?.body ?? throwNotFound();
}

/** The leasing group of a product; null where it has none. */
export async function findGroupOf(db: D1Database, productId: string): Promise<string | null> {
  const row = await db
    .prepare(
      `SELECT body FROM document WHERE kind = 'leasing-group' AND EXISTS (
         SELECT 1 FROM json_each(body, '$.productIds') WHERE value = ?1) ORDER BY position LIMIT 1`,
    )
    .bind(productId)
    .first<BodyRow>();
  return row?.body ?? null;
}

export async function readDocuments(db: D1Database, kind: DocumentKind): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT body FROM document WHERE kind = ? ORDER BY position')
    .bind(kind)
    .all<BodyRow>();
  return results.map((row) => row.body);
}

export async function readChildDocuments(db: D1Database, kind: DocumentKind, parentId: string) {
  const { results } = await db
    .prepare('SELECT body FROM document WHERE kind = ? AND parent_id = ? ORDER BY position')
    .bind(kind, parentId)
    .all<BodyRow>();
  return results.map((row) => row.body);
}
