import type { Mode, Theme } from '#request/preferences.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { phone } from './support/cart-page.ts';
import { checkPage, type Size } from './support/check-page.ts';
import { expect, prefer, test } from './support/fixtures.ts';
import type { SitePage } from './support/describe-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const cart: SitePage = {
  path: '/cart',
  title: { mn: translator('mn')('cart.title'), en: translator('en')('cart.title') },
  says: { mn: [], en: [] },
  reads: 'content',
  status: 200,
};

const cases: readonly (readonly [Mode, Locale, Theme, readonly [Size, ...Size[]], number])[] = [
  [
    'browser',
    'mn',
    'light',
    [
      [320, 700],
      [390, 844],
      [768, 1024],
      [1440, 900],
    ],
    24,
  ],
  [
    'browser',
    'en',
    'dark',
    [
      [1440, 900],
      [320, 700],
    ],
    24,
  ],
  ['kiosk', 'mn', 'dark', [[1080, 1920]], 60],
];

for (const [mode, locale, theme, sizes, minTarget] of cases) {
  test(`A cart with a product in it passes the page checks, ${mode}, ${theme}, in ${locale}`, async ({
    page,
    context,
    baseURL,
    watch,
  }) => {
    await prefer(context, baseURL, { lang: locale, theme });
    await page.goto(`/shop/${phone.slug}${mode === 'kiosk' ? '?source=touchscreen' : ''}`);
    // By the native form, without waiting for scripts.
    await page.evaluate(() => {
      const form = document.querySelector('main form:has(input[name=variant])');
      if (form instanceof HTMLFormElement) form.submit();
    });
    await page.waitForLoadState();
    await expect(page.getByText(translator(locale)('cart.added')).first()).toBeVisible();
    watch.complaints();
    await checkPage(page, watch, cart, { locale, theme, mode, sizes, minTarget });
  });
}
