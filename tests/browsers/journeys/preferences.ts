import { translator } from '#i18n/translator.ts';
import type { Page } from '../page.ts';
import type { Journey } from '../visit.ts';

const themeButton = 'header [data-preference=theme]';
const languageButton = 'header [data-preference=lang]';

/** The page has this theme, and each of its buttons would send the other one. */
const hasTheme = (page: Page, theme: string) =>
  page.waitFor(
    `the theme is ${theme}, and the other one comes next`,
    (value) =>
      document.documentElement.dataset['theme'] === value &&
      [...document.querySelectorAll<HTMLButtonElement>('button[name=theme]')].every(
        (button) => button.value !== value,
      ),
    theme,
  );
const hasLanguage = (page: Page, lang: string) =>
  page.waitFor(`the language is ${lang}`, (value) => document.documentElement.lang === value, lang);

/** Language and theme apply to the next pages too, and changing them stays on the page and its query. */
export async function changePreferences(page: Page, settle: () => Promise<void>): Promise<void> {
  await page.goto('/news?page=2');
  await settle();
  await page.press(themeButton);
  await hasTheme(page, 'dark');
  await page.press(languageButton);
  await hasLanguage(page, 'en');
  await page.arrive(/^\/news\?page=2$/);
  await hasTheme(page, 'dark');
  await page.press('header nav a[href="/shop"]');
  await page.arrive(/^\/shop$/);
  await page.see('h1', translator('en')('shop.title'));
  await settle();
  await page.press(themeButton);
  await hasTheme(page, 'light');
  await page.tab.reload();
  await hasTheme(page, 'light');
  await hasLanguage(page, 'en');
}

export const preferences: Journey = {
  name: 'preferences',
  async run(visit) {
    const page = await visit.open();
    await changePreferences(page, () => page.hydrate());
    await page.tab.goto(`${page.origin}/about`);
    await page.press(themeButton);
    await hasTheme(page, 'dark');
    return undefined;
  },
};

/** Runs in the page. */
function readColours(): string[] {
  const of = (css: string, property: 'color' | 'backgroundColor') => {
    const element = document.querySelector(css);
    return element ? getComputedStyle(element)[property] : 'no element';
  };
  return [
    of('body', 'backgroundColor'),
    of('body', 'color'),
    of('main form button[type=submit]', 'backgroundColor'),
    of('main form button[type=submit]', 'color'),
  ];
}

/** Backgrounds are painted, and differ in the dark theme. */
export const colours: Journey = {
  name: 'colours',
  async run(visit) {
    const page = await visit.open();
    const read = async (theme: string) => {
      await page.goto(`/shop/altai-nova-12-pro?theme=${theme}`);
      await page.see('main form button[type=submit]');
      return page.ask(readColours);
    };
    const [light, dark] = [await read('light'), await read('dark')];
    const unpainted = [light[0], light[2], dark[0]].filter((one) => one === 'rgba(0, 0, 0, 0)');
    if (unpainted.length > 0 || light[0] === dark[0] || light[2] === light[3]) {
      throw new Error(`page and button, ground and text: ${light.join(' ')}; ${dark.join(' ')}`);
    }
    return undefined;
  },
};
