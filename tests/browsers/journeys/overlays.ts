import { productName } from '../../support/product-name.ts';
import { desktop, type Journey, phone } from '../visit.ts';

const menuLink = '#menu a[href^="/service/"]';
/** The button of a popover; where the browser knows none, the link that is shown instead. */
export const toOpener = (id: string) => `[popovertarget=${id}], .popover-link[href="#${id}"]`;
const opener = `header :is(${toOpener('menu')})`;
const closer = '#menu :is([popovertargetaction=hide], .popover-link[href="#menu-"])';

/** The menu of services works before hydration, by pointer and by keyboard. */
export const menu: Journey = {
  name: 'menu',
  async run(visit) {
    const page = await visit.open({ size: desktop });
    await page.goto('/about');
    await page.see(menuLink, '', false);
    await page.waitForEntry();
    // So hydration takes a while, and Escape comes at each of its moments.
    visit.proxy.scriptsLateMs = 700;
    const giveUpAt = Date.now() + 15_000;
    for (let isReady = false; !isReady;) {
      if (Date.now() > giveUpAt) throw new Error('the page is not hydrated');
      isReady = await page.ask(() => document.documentElement.hasAttribute('data-ready'));
      await page.press(opener);
      await page.see(menuLink);
      await page.key('Escape');
      await page.see(menuLink, '', false);
    }
    visit.proxy.scriptsLateMs = 0;
    await page.focus(opener);
    await page.key('Enter');
    await page.see(menuLink);
    await page.press(menuLink);
    await page.arrive(/^\/service\//);
    await page.see(menuLink, '', false);
    await page.see('main h1');
    return undefined;
  },
};

/** On a phone the same menu is a drawer, which a touch opens. */
export const drawer: Journey = {
  name: 'drawer',
  async run(visit) {
    const page = await visit.open({ size: phone });
    for (const hydrated of [false, true]) {
      await page.goto('/about');
      if (hydrated) await page.hydrate();
      await page.press(opener, 'touch');
      await page.see(menuLink);
      await page.press(closer, 'touch');
      await page.see(menuLink, '', false);
      await page.press(opener, 'touch');
      await page.press('#menu a[href="/service-branches"]', 'touch');
      await page.arrive(/^\/service-branches$/);
      await page.see('#menu a[href="/service-branches"]', '', false);
    }
    return undefined;
  },
};

/** The filters of the shop are a sheet on a phone, where only the button applies them. */
export const sheet: Journey = {
  name: 'sheet',
  async run(visit) {
    const page = await visit.open({ size: phone });
    const tick = '#filters input[name=brand][value=Altai]';
    for (const hydrated of [false, true]) {
      await page.goto('/shop?category=c-phones');
      await page.see('#filters', '', false);
      if (hydrated) await page.hydrate();
      await page.press(toOpener('filters'), 'touch');
      await page.press(tick, 'touch');
      await page.waitFor(
        'the tick is set',
        (css) => document.querySelector<HTMLInputElement>(css)?.checked,
        tick,
      );
      await page.press('#filters button[type=submit]', 'touch');
      await page.arrive(/brand=Altai/);
      await page.see('#filters', '', false);
      await page.see(productName, 'Altai');
    }
    return undefined;
  },
};

/** The cart's drawer shows no focus ring after a press of the mouse: it is the whole drawer that has the focus. */
export const cartDrawer: Journey = {
  name: 'cart-drawer',
  async run(visit) {
    const page = await visit.open({ size: desktop });
    await page.goto('/about');
    await page.hydrate();
    await page.press('header a[data-cart-link]');
    await page.see('dialog[open] h2');
    const ring = await page.ask(() => {
      const focused = document.activeElement ?? document.body;
      return `${focused.localName} ${getComputedStyle(focused).outlineStyle}`;
    });
    if (!ring.endsWith(' none')) throw new Error(`focus ring: ${ring}`);
    await page.key('Escape');
    await page.see('dialog[open] h2', '', false);
    return undefined;
  },
};
