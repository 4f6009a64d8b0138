import { expectSound, heading, main, type Visit } from './support/checkout.ts';
import { expect, hydrate, prefer, test, translator } from './support/fixtures.ts';

test.describe('With scripts', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('A greeting is seen while it is typed, sent by its link, and stopped by a report, mn', async ({
    page,
    context,
    baseURL,
    browser,
  }) => {
    test.setTimeout(120_000);
    const t = translator('mn');
    const visit: Visit = { page, t, scripts: true };
    await prefer(context, baseURL, { lang: 'mn', theme: 'light', prompt: 'web', mode: 'browser' });
    await page.goto('/new-year-greeting');
    await expectSound(visit, 'form');
    await hydrate(page);
    const card = main(page).getByRole('article');
    await page.locator('input[name=template][value=tree]').check();
    await page.getByLabel(t('greeting.to'), { exact: true }).fill('Хайрт өвөө');
    await page.getByLabel(t('greeting.message'), { exact: true }).fill('Эрүүл энх байгаарай');
    await page.getByLabel(t('greeting.from'), { exact: true }).fill('<b>Ач нь</b>');
    await expect(card).toContainText(t('greeting.wish.tree'));
    await expect(card).toContainText('Хайрт өвөө,');
    await page.getByRole('button', { name: t('greeting.make') }).click();
    await expect(heading(page)).toHaveText(t('greeting.ready.title'));
    await expectSound(visit, 'ready');
    const address = await page.getByLabel(t('greeting.ready.link')).inputValue();
    const other = await (await browser.newContext()).newPage();
    await other.goto(address);
    await expect(heading(other)).toHaveText(t('greeting.wish.tree'));
    // What was typed is text.
    await expect(main(other)).toContainText('<b>Ач нь</b>');
    await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(other.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /\/pictures\/greeting-tree\.png$/,
    );
    await expectSound({ ...visit, page: other }, 'card');
    await main(other).getByText(t('greeting.report.title')).click();
    await other.getByRole('radio', { name: t('greeting.reason.insult') }).check();
    await other.getByRole('button', { name: t('greeting.report.send') }).click();
    await expect(heading(other)).toHaveText(t('greeting.stopped.title'));
    await other.context().close();
    await page.goto(address);
    await expect(heading(page)).toHaveText(t('greeting.stopped.title'));
    await expect(main(page)).not.toContainText('өвөө');
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('A greeting is looked at before it is made, and an insult is refused, en', async ({
    page,
    context,
    baseURL,
  }) => {
    const t = translator('en');
    await prefer(context, baseURL, { lang: 'en', theme: 'dark', prompt: 'web', mode: 'browser' });
    await page.goto('/new-year-greeting');
    const field = (key: 'greeting.to' | 'greeting.message' | 'greeting.from') =>
      page.getByLabel(t(key), { exact: true });
    await page.locator('input[name=template][value=boov]').check();
    await field('greeting.to').fill('Grandma');
    await field('greeting.message').fill('You f.u.c.k');
    await field('greeting.from').fill('Bat');
    await page.getByRole('button', { name: t('greeting.see') }).click();
    await expect(main(page).getByRole('article')).toContainText('Grandma,');
    await expect(main(page).getByRole('article')).toContainText(t('greeting.wish.boov'));
    await page.getByRole('button', { name: t('greeting.make') }).click();
    await expect(page.locator('[aria-labelledby=error-summary]')).toContainText(
      t('greeting.fault.abuse'),
    );
    await expect(field('greeting.to')).toHaveValue('Grandma');
    await field('greeting.message').fill('Health and peace');
    await page.getByRole('button', { name: t('greeting.make') }).click();
    await expect(heading(page)).toHaveText(t('greeting.ready.title'));
    await page.goto(await page.getByLabel(t('greeting.ready.link')).inputValue());
    await expect(heading(page)).toHaveText(t('greeting.wish.boov'));
    await expect(main(page)).toContainText('Health and peace');
  });
});
