import { expect, test } from 'vitest';
import { legalTexts } from '#domain/legal.ts';
import { send } from './site.ts';

const pages = Object.entries(legalTexts).flatMap(([name, versions]) =>
  versions.map(({ version }, i): [string, string, boolean] => [`/${name}`, version, i === 0]),
);

test.each(pages)('%s shows version %s in both languages', async (path, version, isNewest) => {
  for (const lang of ['mn', 'en']) {
    const address = isNewest ? `${path}?lang=${lang}` : `${path}?lang=${lang}&version=${version}`;
    const answer = await send(address);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toMatch(
      lang === 'mn' ? new RegExp(`${version}.{1,3}р.хувилбар`) : new RegExp(`Version ${version}`),
    );
    expect(html.match(/<h2/g)?.length ?? 0).toBeGreaterThan(2);
    expect(html).not.toMatch(/\{\{/);
    // An older one is not found by search engines.
    expect(/<meta name="robots" content="noindex/.test(html)).toBe(!isNewest);
  }
});

test('a version that never was is no page', async () => {
  expect((await send('/terms?version=99')).status).toBe(404);
  expect((await send('/terms?version=../privacy-1')).status).toBe(404);
});

test('every text is linked from the footer, and in the sitemap', async () => {
  const home = await (await send('/news')).text();
  const sitemap = await (await send('/sitemap.xml')).text();
  for (const name of Object.keys(legalTexts)) {
    expect(home).toContain(`href="/${name}"`);
    expect(sitemap).toContain(`/${name}</loc>`);
  }
});
