import type { CacheParts } from '#services/cache/cache-policy.ts';
import { UpstreamError, type UpstreamFailure } from '#services/upstream/upstream-error.ts';
import { sleep } from '#lib/sleep.ts';

/** A client whose service answers with banners, or with `state.failure`; it counts its calls. */
export function createFakeCall(delayMs = 0) {
  const state = { calls: 0, failure: undefined as UpstreamFailure | undefined, title: 'first' };
  const call: CacheParts['call'] = async (contract) => {
    state.calls += 1;
    await sleep(delayMs);
    if (state.failure)
      return { ok: false, error: new UpstreamError(state.failure, contract.service) };
    const items = [toBanner(state.title)];
    return { ok: true, value: { items, dropped: 0, total: null, next: null } };
  };
  return { call, state };
}

export function toBanner(title: string) {
  return {
    image: '/a.webp',
    titleMn: title,
    titleEn: title,
    buttonTextMn: '',
    buttonTextEn: '',
    link: null,
  };
}
