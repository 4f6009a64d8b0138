import { translator } from '#i18n/translator.ts';
import { toOpener } from './overlays.ts';
import { type Journey, phone } from '../visit.ts';
import { changeCart } from './cart.ts';
import { changePreferences } from './preferences.ts';
import { signInAndOut } from './sign-in.ts';

const mn = translator('mn');
const nothing = async () => {};

/** The decisive journeys where no script ever runs. */
export const withoutScripts: Journey = {
  name: 'without-scripts',
  async run(visit) {
    const page = await visit.open({ scripts: false });
    await page.goto('/about');
    if (await page.ask(() => 'settled' in document.documentElement.dataset)) {
      throw new Error('scripts run although they are switched off');
    }
    await page.fill('header input[role=combobox]', 'gar utas');
    await page.key('Enter');
    await page.arrive(/^\/search\?q=gar(\+|%20)utas$/);
    await page.see('main [role=status]', 'gar utas');
    await page.goto('/shop?category=c-phones');
    await page.press('#filters input[name=brand][value=Altai]');
    await page.press('#filters button[type=submit]');
    await page.arrive(/brand=Altai/);
    await changePreferences(page, nothing);
    await page.goto('/about?lang=mn');
    await changeCart(page, nothing);
    await signInAndOut(page);

    const small = await visit.open({ scripts: false, size: phone });
    await small.goto('/about');
    await small.press(`header :is(${toOpener('menu')})`, 'touch');
    await small.press('#menu a[href="/service-branches"]', 'touch');
    await small.arrive(/^\/service-branches$/);
    await small.see('main', mn('branches.filters'));
    // Without scripts nothing could answer "Use my location".
    await small.see('main [data-replay]', '', false);
    return undefined;
  },
};
