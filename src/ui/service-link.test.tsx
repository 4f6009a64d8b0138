import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { runInContext } from '#request/context.ts';
import type { Mode } from '#request/preferences.ts';
import { visit } from '../../tests/unit/visit.ts';
import { ServiceLink } from './service-link.tsx';

const render = (mode: Mode, child: { id: string | null; link: string | null }) =>
  runInContext(visit({ mode }), async () =>
    new Response(
      await renderToReadableStream(
        <ServiceLink child={{ ...child, nameMn: 'ТВ', nameEn: 'TV' }} className="x" />,
      ),
    ).text(),
  );

const other = 'https://tv.example.mn/';

test.each<[Mode, string | null, RegExp, RegExp | null]>([
  ['browser', other, /<a href="https:\/\/tv.example.mn\/" target="_blank"/, null],
  ['browser', '/roaming', /<a href="\/roaming" target="_blank"/, null],
  ['browser', null, /<a href="\/service\/a%2Fb"/, /target/],
  ['webview', other, /<a href="https:\/\/tv.example.mn\/"/, /target/],
  ['webview', '/roaming', /<a href="\/roaming"/, /target/],
  ['kiosk', other, /<summary[^>]*icon-after i-qr-code.*<svg role="img"/s, /href|target/],
  ['kiosk', '/roaming', /<a href="\/roaming"/, /target/],
])(
  'in the %s a child with the link %s leads there as that layout can',
  async (mode, link, has, not) => {
    const html = await render(mode, { id: 'a/b', link });
    expect(html).toMatch(has);
    if (not) expect(html).not.toMatch(not);
  },
);

test('a child with neither a link nor an id is words', async () => {
  expect(await render('browser', { id: null, link: null })).toBe('<span class="x">ТВ</span>');
});
