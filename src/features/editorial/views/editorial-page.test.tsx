import { renderToReadableStream } from 'react-dom/server.edge';
import { afterEach, expect, test } from 'vitest';
import { contentPage } from '#contracts/content/pages.ts';
import { settings } from '#env.ts';
import { runInContext } from '#request/context.ts';
import { visit } from '../../../../tests/unit/visit.ts';
import { EditorialPage } from './editorial-page.tsx';

afterEach(() => {
  Object.assign(settings(), { BRAND_GUIDE_URL: undefined });
});

const page = contentPage.parse({ titleMn: 'Бидний тухай', bodyMn: '<p>Текст</p>' });
const render = (linksBrandGuide: boolean, shown = page) =>
  runInContext(visit(), async () => {
    const view = <EditorialPage page={shown} path="/about" linksBrandGuide={linksBrandGuide} />;
    const stream = await renderToReadableStream(view);
    await stream.allReady;
    return new Response(stream).text();
  });

test('EditorialPage links the brand’s guide where it is looked for, and where there is one', async () => {
  const guide = 'https://brand.example.mn/guide';
  expect(await render(true)).not.toContain('target="_blank"');
  Object.assign(settings(), { BRAND_GUIDE_URL: guide });
  expect(await render(true)).toContain(`href="${guide}"`);
  expect(await render(false)).not.toContain(guide);
});

test('sections with figures are tiles, which lead to them in place of a table of contents', async () => {
  const toPage = (figures: readonly object[]) =>
    contentPage.parse({
      titleMn: 'Зорилго',
      sections: figures.map((figure, i) => ({ id: `s-${i}`, titleMn: `Нэр ${i}`, ...figure })),
    });
  const html = await render(false, toPage([{ value: '62 %', labelMn: 'Бага' }, {}]));
  expect(html).toMatch(/<a href="#s-0"[^>]*><span[^>]*>62 %<\/span><span[^>]*>Бага<\/span>/);
  expect(html.match(/href="#s-/g)).toHaveLength(1);
  const plain = await render(false, toPage([{}, {}]));
  expect(plain.match(/href="#s-/g)).toHaveLength(2);
});
