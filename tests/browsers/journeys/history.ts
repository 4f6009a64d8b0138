import type { Journey } from '../visit.ts';

const readY = () => scrollY;

/** Back and forward restore page and scroll position, between documents and within one. */
export const history: Journey = {
  name: 'history',
  async run(visit) {
    const page = await visit.open();
    for (const hydrated of [false, true]) {
      visit.proxy.scriptsLateMs = hydrated ? 0 : 700;
      await page.goto('/news');
      if (hydrated) await page.hydrate();
      // The whole page is laid out by then, so the position stays the same.
      await page.waitFor(
        'the page is settled',
        () => 'settled' in document.documentElement.dataset,
      );
      await page.ask(() => {
        const links = document.querySelectorAll('main h2 a');
        links[links.length - 1]?.scrollIntoView({ block: 'center' });
      });
      await page.waitFor('the list is scrolled', () => scrollY > 300);
      const before = await page.ask(readY);
      const last = await page.ask(() => {
        const links = document.querySelectorAll('main h2 a');
        return links[links.length - 1]?.getAttribute('href');
      });
      await page.press(`main h2 a[href="${last}"]`);
      await page.arrive(new RegExp(`^${last}$`));
      await page.waitFor('a page begins at its top', () => scrollY === 0);
      await page.tab.back();
      await page.arrive(/^\/news$/);
      await page.waitFor('the place is found again', (y) => Math.abs(scrollY - y) < 120, before);
      await page.tab.forward();
      await page.arrive(new RegExp(`^${last}$`));
      await page.see('main h1');
    }
    return undefined;
  },
};
