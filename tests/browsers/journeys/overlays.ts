import { desktop, type Journey, phone } from '../visit.ts';

const menuLink = '#menu a[href^="/service/"]';
/** The button of a popover; where the browser knows none, the link that is shown instead. */
export const toOpener = (id: string) => `[popovertarget=${id}], .popover-link[href="#${id}"]`;
const opener = `header :is(${toOpener('menu')})`;
const closer = '#menu :is([popovertargetaction=hide], .popover-link[href="#menu-"])';

/** Without popovers of its own a browser closes them by the keyboard once React is there. */
const hasPopovers = () => CSS.supports('selector(:popover-open)');

/** The menu of services works before hydration, by pointer and by keyboard. */
export const menu: Journey = {
  name: 'menu',
  async run(visit) {
    const page = await visit.open({ size: desktop });
    await page.goto('/about');
    await page.see(menuLink, '', false);
    await page.press(opener);
    await page.see(menuLink);
    if (!(await page.ask(hasPopovers))) await page.hydrate();
    await page.key('Escape');
    await page.see(menuLink, '', false);
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
      await page.see('main article', 'Altai');
    }
    return undefined;
  },
};
