import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '../page.ts';
import { desktop, type Journey, phone } from '../visit.ts';

/** Runs in the page: the place of each marked thumbnail, as it looks. */
function findMarked(): string {
  const links = [...document.querySelectorAll<HTMLElement>('main a[data-in-row]')];
  const edges = links.map((link) => getComputedStyle(link).borderTopColor);
  const plain = edges.find((edge, i) => edges.indexOf(edge) !== i);
  return edges.flatMap((edge, i) => (edge === plain ? [] : i)).join();
}

async function expectMarked(page: Page, place: string): Promise<void> {
  const giveUpAt = Date.now() + 5000;
  for (;;) {
    const marked = await page.ask(findMarked);
    if (marked === place) return;
    if (Date.now() > giveUpAt) throw new Error(`marked is "${marked}" instead of ${place}`);
    await sleep(50);
  }
}

/** The gallery marks the thumbnail of the picture that is shown, by a press and by scrolling, before and after hydration. */
export const gallery: Journey = {
  name: 'gallery',
  async run(visit) {
    const page = await visit.open();
    for (const hydrated of [false, true]) {
      await page.goto('/shop/altai-nova-12-pro');
      if (hydrated) await page.hydrate();
      await page.tab.moveTo(2, 2);
      await expectMarked(page, '0');
      await page.waitForEntry();
      await page.ask(() => {
        const row = document.querySelector('#picture-1')?.parentElement;
        row?.scrollTo({ left: 2 * row.clientWidth, behavior: 'auto' });
      });
      await expectMarked(page, '2');
      await page.press('main a[data-in-row][href="#picture-2"]');
      await page.tab.moveTo(2, 2);
      await expectMarked(page, '1');
    }
    return undefined;
  },
};

/** Runs in the page: rows that scroll sideways, with the height that their scrollbar takes. */
function measureBars(): { row: string; bar: number; isBanners: boolean }[] {
  return [...document.querySelectorAll<HTMLElement>('body ul, body ol')].flatMap((row) => {
    const { overflowX, borderTopWidth, borderBottomWidth } = getComputedStyle(row);
    if (!/auto|scroll/.test(overflowX) || row.scrollWidth <= row.clientWidth) return [];
    const edges = Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth);
    const bar = Math.round(row.offsetHeight - row.clientHeight - edges);
    return { row: row.outerHTML.slice(0, 90), bar, isBanners: row.querySelector('h2') !== null };
  });
}

/** A row that scrolls has no scrollbar, but for banners, which have a thin one: a mouse has no other way to them. */
export const rows: Journey = {
  name: 'rows',
  async run(visit) {
    let thickest = 0;
    for (const size of [phone, desktop]) {
      const page = await visit.open({ size });
      const found = [];
      for (const path of ['/', '/shop']) {
        await page.goto(path);
        await page.waitFor(
          'the page is settled',
          () => 'settled' in document.documentElement.dataset,
        );
        found.push(...(await page.ask(measureBars)));
      }
      if (found.length === 0) throw new Error(`no row scrolls in ${size.width} px`);
      const wrong = found.filter(({ bar, isBanners }) => bar > (isBanners ? 11 : 0));
      if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
      thickest = Math.max(thickest, ...found.map(({ bar }) => bar));
    }
    return `banners have a bar of ${thickest} px`;
  },
};
