import { toQuery } from '#features/search/model.ts';
import { readHits } from '#features/search/read-hits.ts';
import { isSearchable } from '#domain/search-length.ts';
import { requestContext } from '#request/context.ts';
import { findClosedHref } from '#request/switches.ts';
import { texts } from '#request/texts.ts';
import { settleRead } from '#lib/outcome.ts';

const maxSuggestions = 8;

/**
 * Suggestions while the reader types: `[{title, category, link}]` in their language; empty where the search fails. What is
 * switched off stands on the page of results only, which says so.
 */
export async function GET(): Promise<Response> {
  const { t } = texts();
  const query = toQuery(requestContext().page.query.get('q'));
  if (!isSearchable(query)) return Response.json([]);
  const found = await settleRead(await readHits(query));
  const hits = found.ok ? found.value.hits.filter(({ link }) => !findClosedHref(link)) : [];
  return Response.json(
    hits.slice(0, maxSuggestions).map(({ title, category, type, link }) => ({
      title,
      category: category || t(`search.type.${type}`),
      link,
    })),
  );
}
