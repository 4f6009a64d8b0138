import type { Page } from 'playwright/test';
import { decideAsCitizen, signInAt, test } from './support/dan-site.ts';
import { expect, hydrate, locales, translator } from './support/fixtures.ts';
import { askForCode, enterCode } from './support/sign-in.ts';
import { readText } from './support/read-text.ts';

// Each test process starts sites of its own, so the tests of this file share one process.
test.describe.configure({ mode: 'default' });

const mn = translator('mn');
const startPath = '/dan/redirect?for=simRecovery';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes from the page that explains Dan to the provider's page. */
async function leave(page: Page, url: string, locale: 'mn' | 'en' = 'mn', path = startPath) {
  await page.goto(url + path);
  await page.getByRole('button', { name: translator(locale)('dan.start.go') }).click();
  await page.waitForURL(/\/oauth2\/authorize/);
}

for (const script of [true, false]) {
  const how = script ? 'With scripts' : 'Without scripts';
  for (const locale of locales) {
    const t = translator(locale);

    test(`${how} the owner of a number is confirmed, in ${locale}`, async ({
      browser,
      embedded,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: script });
      await signInAt(context, embedded, { locale });
      const page = await context.newPage();
      await page.goto(embedded.url + startPath);
      await expect(title(page)).toHaveText(t('dan.start.title'));
      for (const key of ['name', 'register', 'address'] as const) {
        await expect(page.getByText(t(`dan.start.told.${key}`))).toBeVisible();
      }
      if (script) await hydrate(page);
      await page.getByRole('button', { name: t('dan.start.go') }).click();
      await decideAsCitizen(page, 'temuulen');
      await expect(page).toHaveURL(`${embedded.url}/afterDan?for=simRecovery`);
      await expect(title(page)).toHaveText(t('dan.verified.title'));
      expect(await readText(page)).not.toMatch(/УК91031458|Тэмүүлэн|99110011/);
      await page.reload();
      await expect(title(page)).toHaveText(t('dan.verified.title'));
      await page
        .getByRole('link', { name: t('dan.continue', { flow: t('flow.simRecovery.title') }) })
        .click();
      await expect(page).toHaveURL(/\/simRecovery$/);
      await context.close();
    });
  }

  test(`${how} Dan reports a mismatch for another citizen, and no change after cancelling`, async ({
    browser,
    embedded,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: script });
    await signInAt(context, embedded);
    const page = await context.newPage();
    await leave(page, embedded.url);
    await decideAsCitizen(page, 'enkhtuya');
    await expect(title(page)).toHaveText(mn('dan.mismatch.title'));
    await page.getByRole('link', { name: mn('dan.again') }).click();
    await expect(title(page)).toHaveText(mn('dan.start.title'));
    await leave(page, embedded.url);
    await decideAsCitizen(page, null);
    await expect(title(page)).toHaveText(mn('dan.cancelled.title'));
    await context.close();
  });

  test(`${how} Dan reports a missing link when a return is repeated or unknown`, async ({
    browser,
    embedded,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: script });
    await signInAt(context, embedded);
    const page = await context.newPage();
    const returns: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('code=')) returns.push(request.url());
    });
    await leave(page, embedded.url, 'mn', '/dan/redirect?for=packageShift');
    await decideAsCitizen(page, 'temuulen');
    await expect(page).toHaveURL(/\/packageshift\/afterDan\?for=packageShift$/);
    expect(returns).toHaveLength(1);
    await page.goto(returns[0] ?? '');
    await expect(page).toHaveURL(/\/packageshift\/afterDan$/);
    await expect(title(page)).toHaveText(mn('dan.missing.title'));
    const goOn = mn('dan.continue', { flow: mn('flow.packageShift.title') });
    await expect(page.getByRole('link', { name: goOn })).toBeVisible();
    await page.goto(`${embedded.url}/afterDan`);
    await expect(title(page)).toHaveText(mn('dan.missing.title'));
    await context.close();
  });

  test(`${how} Dan works with a provider at another address, and reports it when that is down`, async ({
    browser,
    remote,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: script });
    await signInAt(context, remote);
    const page = await context.newPage();
    remote.provider.setDown(true);
    await leave(page, remote.url);
    expect(new URL(page.url()).origin).toBe(remote.provider.url);
    await decideAsCitizen(page, 'temuulen');
    await expect(title(page)).toHaveText(mn('dan.failed.title'));
    remote.provider.setDown(false);
    await page.getByRole('link', { name: mn('dan.again') }).click();
    if (script) await hydrate(page);
    await page.getByRole('button', { name: mn('dan.start.go') }).click();
    await decideAsCitizen(page, 'temuulen');
    await expect(title(page)).toHaveText(mn('dan.verified.title'));
    // A Referer holds the origin at most.
    const own = remote.provider.referrers.filter((one) => one.startsWith(remote.provider.url));
    const foreign = remote.provider.referrers.filter((one) => !own.includes(one));
    for (const one of foreign) expect(one).toBe(`${remote.url}/`);
    for (const one of own) expect(one).toBe(`${remote.provider.url}/`);
    await context.close();
  });
}

test('Dan can be started after a client-side navigation from another page', async ({
  page,
  context,
  remote,
}) => {
  await signInAt(context, remote);
  await page.goto(`${remote.url}/simRecovery`);
  await hydrate(page);
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = 'x';
    document.querySelector('main')?.append(link);
    link.click();
  }, startPath);
  await expect(title(page)).toHaveText(mn('dan.start.title'));
  await page.getByRole('button', { name: mn('dan.start.go') }).click();
  await page.waitForURL(/\/oauth2\/authorize/);
  expect(new URL(page.url()).origin).toBe(remote.provider.url);
});

for (const script of [true, false]) {
  const how = script ? 'With scripts' : 'Without scripts';
  test(`${how} a visitor signs in first, and then goes on to Dan`, async ({
    browser,
    embedded,
  }) => {
    // A citizen for each test, because a number gets one code a minute.
    const [number, citizen] = script ? ['94330033', 'ulziibayar'] : ['85440044', 'nomin-erdene'];
    const context = await browser.newContext({
      javaScriptEnabled: script,
      baseURL: embedded.url,
    });
    const page = await context.newPage();
    await page.goto('/dan/redirect?for=packageShift');
    await expect(page).toHaveURL(/\/sign-in\?next=/);
    await enterCode(page, await askForCode(page, number, 'mn'), 'mn');
    await expect(page).toHaveURL(/\/dan\/redirect\?for=packageShift$/);
    if (script) await hydrate(page);
    await page.getByRole('button', { name: mn('dan.start.go') }).click();
    await decideAsCitizen(page, citizen);
    await expect(title(page)).toHaveText(mn('dan.verified.title'));
    await context.close();
  });
}
