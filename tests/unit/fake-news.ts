import { newsListContract } from '#contracts/content/news.ts';
import type { CacheParts } from '#services/cache/cache-policy.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import { openIsolate, ownVersion } from './open-isolate.ts';

const card = (id: string, title: string) => ({
  id,
  slug: `s-${id}`,
  titleMn: title,
  titleEn: title,
  cover: '/a.webp',
  publishedAt: '2026-11-01T00:00:00Z',
});

/** A service with two articles, 12 and 13; `state.missing` counts as not there. */
export function openNews(parts: Partial<CacheParts> = {}) {
  const state = { calls: 0, title: 'first', missing: '' };
  const isolate = openIsolate({
    version: ownVersion(),
    ...parts,
    call: async (contract, { params }) => {
      state.calls += 1;
      const given = params?.['id'];
      if (given !== undefined && given === state.missing) {
        return { ok: false, error: new UpstreamError('not-found', 'content') };
      }
      const ids = contract === newsListContract ? ['12', '13'] : [given === 's-12' ? '12' : given];
      const items = ids.map((id) => ({
        ...card(String(id), state.title),
        bodyMn: '',
        bodyEn: '',
      }));
      return { ok: true, value: { items, dropped: 0, total: null, next: null } };
    },
  });
  return { state, ...isolate };
}
