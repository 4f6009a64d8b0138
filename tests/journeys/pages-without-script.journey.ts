import { keepTogether } from '#i18n/keep-together.ts';
import { expect, locales, prefer, test } from './support/fixtures.ts';
import { sitePages } from './support/pages.ts';
import { readText } from './support/read-text.ts';

test.use({ javaScriptEnabled: false });

test('Without scripts every page is complete, in either language', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  for (const [i, { path, title, says, status }] of sitePages.entries()) {
    // The other language than in `slow-content.journey.ts`, which sees the same pages.
    const locale = locales[(i + 1) % locales.length] ?? 'mn';
    await prefer(context, baseURL, { lang: locale });
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(status);
    await expect
      .soft(page.getByRole('heading', { level: 1 }), path)
      .toHaveText(keepTogether(title[locale]));
    await expect.soft(page.locator('.skeleton'), path).toHaveCount(0);
    const shown = await readText(page, { scripts: false });
    const unsaid = says[locale].filter((text) => !shown.includes(keepTogether(text)));
    expect.soft(unsaid, `${path}: texts that are not there`).toEqual([]);
  }
});

test('Without scripts a first visit to a page that is not cached ends with the complete page', async ({
  page,
}) => {
  await page.goto('/search?q=роуминг');
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'роуминг' }),
  ).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  expect(new URL(page.url()).searchParams.has('complete')).toBe(false);
});
