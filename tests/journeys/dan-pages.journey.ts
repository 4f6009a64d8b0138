import { type Mode, modes } from '#request/preferences.ts';
import { checkPage, type Size } from './support/check-page.ts';
import { decideAsCitizen, signInAt, test } from './support/dan-site.ts';
import { findAxeViolations } from './support/find-axe-violations.ts';
import { expect, locales, themes, translator } from './support/fixtures.ts';

test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sizes: Record<Mode, readonly [Size, ...Size[]]> = {
  browser: [
    [1440, 900],
    [320, 640],
    [768, 900],
  ],
  webview: [
    [390, 844],
    [320, 640],
  ],
  kiosk: [[1080, 1920]],
};

for (const [i, mode] of modes.entries()) {
  for (const [j, theme] of themes.entries()) {
    const locale = locales[(i + j) % 2] ?? 'mn';
    test(`The pages of Dan pass the page checks, ${mode}, ${theme}, in ${locale}`, async ({
      page,
      context,
      watch,
      embedded,
    }) => {
      test.setTimeout(120_000);
      const t = translator(locale);
      await signInAt(context, embedded, { locale, theme, mode });
      const path = `${embedded.url}/dan/redirect?for=simRecovery`;
      const setup = {
        locale,
        theme,
        mode,
        sizes: sizes[mode],
        minTarget: mode === 'kiosk' ? 60 : 24,
      };
      const check = (key: Parameters<typeof t>[0], address: string) => {
        const title = { mn: translator('mn')(key), en: translator('en')(key) };
        return checkPage(
          page,
          watch,
          { path: address, title, says: { mn: [], en: [] }, status: 200 },
          setup,
        );
      };
      await check('dan.missing.title', `${embedded.url}/afterDan`);
      await check('dan.start.title', path);
      // There the visitor goes on with a phone.
      if (mode === 'kiosk') return;
      for (const [citizen, key] of [
        [null, 'dan.cancelled.title'],
        ['enkhtuya', 'dan.mismatch.title'],
        ['temuulen', 'dan.verified.title'],
      ] as const) {
        await page.goto(path);
        await page.getByRole('button', { name: t('dan.start.go') }).click();
        await page.waitForURL(/\/oauth2\/authorize/);
        if (citizen === null) expect.soft(await findAxeViolations(page)).toEqual([]);
        await decideAsCitizen(page, citizen);
        await check(key, page.url());
      }
      await check('dan.start.title', path);
    });
  }
}
