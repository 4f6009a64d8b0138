import { toQuery } from '#features/search/model.ts';
import { requestContext } from '#request/context.ts';
import { findClosedHref } from '#request/switches.ts';
import { texts } from '#request/texts.ts';
import { searchContent } from '#services/content.ts';
import { settleRead } from '#lib/outcome.ts';

const maxSuggestions = 8;

/**
 * Suggestions while the reader types: `[{title, category, link}]` in their language; empty where the search fails. What is
 * switched off stands on the page of results only, which says so.
 */
export async function GET(): Promise<Response> {
  const { own } = texts();
  const query = toQuery(requestContext().page.query.get('q'));
  const found = await settleRead(await searchContent(query));
  const results = found.ok ? found.value.filter(({ link }) => !findClosedHref(link)) : [];
  return Response.json(
    results.slice(0, maxSuggestions).map((result) => ({
      title: own(result, 'title'),
      category: own(result, 'category'),
      link: result.link,
    })),
  );
}
