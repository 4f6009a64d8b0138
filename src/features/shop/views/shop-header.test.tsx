import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { runInContext } from '#request/context.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import { visit } from '../../../../tests/unit/visit.ts';
import { toShopFilters } from '../model.ts';
import { ShopHeader } from './shop-header.tsx';

test.each([
  ['mn', 'Ангилал ачаалсангүй', 'Дахин оролдох'],
  ['en', 'Fetch category failed', 'Try again'],
] as const)(
  'where the categories fail, the shop says so beside "try again", and still searches (%s)',
  async (locale, says, again) => {
    const failed = { ok: false as const, error: new UpstreamError('timeout', 'commerce') };
    const read = { state: 'pending' as const, result: Promise.resolve(failed) };
    const html = await runInContext(visit({ locale }), async () => {
      const header = (
        <ShopHeader read={read} filters={toShopFilters(new URLSearchParams())} knows={() => true} />
      );
      const stream = await renderToReadableStream(header);
      await stream.allReady;
      return new Response(stream).text();
    });
    const [, alert = ''] = /<div role="alert"(.*?<\/a>)/s.exec(html) ?? [];
    expect(alert).toContain(says);
    expect(alert).toMatch(new RegExp(`<a href="/"[^>]*>${again}`));
    expect(html).toContain('id="shop-q"');
  },
);
