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
const render = (linksBrandGuide: boolean) =>
  runInContext(visit(), async () => {
    const view = <EditorialPage page={page} path="/about" linksBrandGuide={linksBrandGuide} />;
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
