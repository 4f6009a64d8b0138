import { toQuery } from '#features/search/model.ts';
import { texts } from '#i18n/texts.ts';
import { searchContent } from '#services/content.ts';
import { settleRead } from '#lib/outcome.ts';

const most = 8;

/** Suggestions while one types: `[{title, category, link}]` in the reader's language, empty on any trouble. */
export async function GET(request: Request): Promise<Response> {
  const { own } = texts();
  const query = toQuery(new URL(request.url).searchParams.get('q'));
  const found = await settleRead(await searchContent(query));
  const results = found.ok ? found.value : [];
  return Response.json(
    results.slice(0, most).map((result) => ({
      title: own(result, 'title'),
      category: own(result, 'category'),
      link: result.link,
    })),
  );
}
