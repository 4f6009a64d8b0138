import type { Page } from 'playwright/test';
import { findAxeViolations } from './support/find-axe-violations.ts';
import { findIbmFaults } from './support/find-ibm-faults.ts';
import { findSmallTargets } from './support/find-small-targets.ts';
import { expect, hydrate, prefer, test, translator } from './support/fixtures.ts';
import { askForCode, enterCode, newNumber, toWrong } from './support/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const cases = [
  { mode: 'browser', locale: 'mn', theme: 'dark', width: 320, height: 640, minTarget: 24 },
  {
    mode: 'browser',
    locale: 'en',
    theme: 'light',
    width: 1440,
    height: 900,
    minTarget: 24,
    byIbm: true,
  },
  { mode: 'webview', locale: 'mn', theme: 'light', width: 390, height: 844, minTarget: 24 },
  { mode: 'kiosk', locale: 'mn', theme: 'light', width: 1080, height: 1920, minTarget: 60 },
  { mode: 'kiosk', locale: 'en', theme: 'dark', width: 1080, height: 1920, minTarget: 60 },
] as const;

async function expectSound(
  page: Page,
  step: string,
  minTarget: number,
  byIbm: boolean,
): Promise<void> {
  expect.soft(await findAxeViolations(page), `${step}: axe`).toEqual([]);
  if (byIbm) expect.soft(await findIbmFaults(page), `${step}: IBM's checker`).toEqual([]);
  const small = await findSmallTargets(page, minTarget);
  expect.soft(small, `${step}: targets under ${minTarget} px`).toEqual([]);
  const [clientWidth, scrollWidth] = await page.evaluate(() => {
    const { clientWidth: shown, scrollWidth: whole } = document.documentElement;
    return [shown, whole];
  });
  expect.soft(scrollWidth, `${step}: too wide`).toBe(clientWidth);
}

for (const { mode, locale, theme, width, height, minTarget, ...rest } of cases) {
  test(`Every step of signing in passes the page checks, ${mode} ${width} px, ${theme}, ${locale}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const t = translator(locale);
    const isSound = (step: string) => expectSound(page, step, minTarget, 'byIbm' in rest);
    await page.setViewportSize({ width, height });
    await prefer(context, baseURL, { lang: locale, theme, prompt: 'web', mode });
    await page.goto('/sign-in');
    await page.getByLabel(t('identity.number')).fill('88112233');
    await page.getByRole('button', { name: t('identity.getCode') }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await isSound('a number of another operator');
    const code = await askForCode(page, newNumber(), locale);
    await hydrate(page);
    await isSound('the code');
    await enterCode(page, toWrong(code), locale);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await isSound('a wrong code');
    await enterCode(page, code, locale);
    await expect(page).toHaveURL(/\/account$/);
    await hydrate(page);
    await isSound('the account');
  });
}
