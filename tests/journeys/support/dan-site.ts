import type { BrowserContext, Page } from 'playwright/test';
import type { Mode, Theme } from '#request/preferences.ts';
import type { Locale } from '#i18n/locale.ts';
import { addSessions } from './add-sessions.ts';
import { test as base } from './fixtures.ts';
import { copySeed } from './run-directory.ts';
import { startApp } from './start-app.ts';
import { type Provider, startProvider } from './start-provider.ts';

/** The number of the seed's citizen `temuulen`. */
const isdn = '99110011';

interface DanSite {
  url: string;
  /** The session cookie of a customer who has just signed in. */
  newSession(): string;
}

async function startDanSite(name: string, vars: Record<string, string>) {
  const directory = await copySeed(name);
  const sessions = await addSessions(directory, isdn, 60);
  const app = await startApp({ name, directory, vars });
  return { app, site: { url: app.url, newSession: () => sessions.pop() ?? '' } };
}

interface Sites {
  /** The operator plays the provider, at the site's own address. */
  embedded: DanSite;
  /** The provider is configured, at another address. */
  remote: DanSite & { provider: Provider };
}

export const test = base.extend<object, Sites>({
  embedded: [
    async ({}, give) => {
      const { app, site } = await startDanSite('dan', {});
      await give(site);
      await app.stop();
    },
    { scope: 'worker' },
  ],
  remote: [
    async ({}, give) => {
      const provider = await startProvider(process.env['JOURNEYS_OPERATOR'] ?? '');
      const { app, site } = await startDanSite('dan-remote', {
        DAN_BASE_URL: provider.url,
        DAN_CLIENT_ID: 'embedded',
        DAN_CLIENT_SECRET: 'embedded',
        DAN_SERVICE: 'WS_journeys',
        DAN_WSDL: 'https://xyp.example.mn/ws?WSDL',
        DAN_PEPPER: 'p'.repeat(32),
      });
      await give({ ...site, provider });
      await app.stop();
      provider.close();
    },
    { scope: 'worker' },
  ],
});

interface Visitor {
  locale?: Locale;
  theme?: Theme;
  mode?: Mode;
}

/** Signs the visitor in, with the preferences given. */
export async function signInAt(
  context: BrowserContext,
  site: DanSite,
  { locale = 'mn', theme = 'light', mode = 'browser' }: Visitor = {},
): Promise<void> {
  const cookies = { sid: site.newSession(), lang: locale, theme, mode, prompt: 'web' };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: site.url })),
  );
}

/** Agrees as this citizen on the provider's page, or cancels where there is none, and returns to the site: to the step of a draft that is confirmed. */
export async function decideAsCitizen(page: Page, citizen: string | null): Promise<void> {
  if (citizen !== null) {
    await page.locator(`button[value=${citizen}]`).click();
    await page.waitForURL(/citizen=/);
  }
  await page.locator(`button[value=${citizen === null ? 'cancel' : 'allow'}]`).click();
  await page.waitForURL(
    (url) => !url.pathname.includes('/oauth2/') && !url.searchParams.has('code'),
  );
}
