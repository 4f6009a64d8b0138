import type { D1Database } from '@cloudflare/workers-types';
import type { ContentTag } from '#contracts/content/content-tags.ts';
import type { Delivery } from '#contracts/webhook.ts';
import type { ContentTagRow } from './cache-schema.ts';
import { batch, bind, readRows, statement } from './statement.ts';
import { claimDelivery } from './webhook-delivery.ts';

/** The changes that are read at once; of more, the oldest are left out. */
export const maxChanges = 1000;

const listChanges = statement<{ after: number }, ContentTagRow>(
  `SELECT tag, version FROM content_tag WHERE version > :after
   ORDER BY version DESC LIMIT ${maxChanges}`,
);

const upsertTags = statement<{ tags: string; now: number }, { tag: string }>(
  `INSERT INTO content_tag (tag, version)
   SELECT value, (SELECT max(:now, coalesce(max(version), 0) + 1) FROM content_tag)
   FROM json_each(:tags) WHERE changes() = 1
   ON CONFLICT (tag) DO UPDATE SET version = excluded.version
   RETURNING tag`,
);

/** The tags that got a newer version than `after`, the newest first. */
export function readChanges(db: D1Database, after: number): Promise<ContentTagRow[]> {
  return readRows(db, bind(listChanges, { after }));
}

/** Gives the tags a new version, once for each delivery; returns how many, and all changes after `after`. */
export async function insertChanges(
  db: D1Database,
  { tags, delivery, after }: { tags: readonly ContentTag[]; delivery: Delivery; after: number },
): Promise<{ changed: number; changes: ContentTagRow[] }> {
  const rows = await batch(db, {
    claimed: claimDelivery(delivery),
    changed: bind(upsertTags, { tags: JSON.stringify([...new Set(tags)]), now: delivery.at }),
    changes: bind(listChanges, { after }),
  });
  return { changed: rows.changed.length, changes: rows.changes };
}
