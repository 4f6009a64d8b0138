import { translator } from '#i18n/translator.ts';
import { products } from '#operator/seed/shop/products.ts';
import { productName } from '../../support/product-name.ts';
import type { Journey } from '../visit.ts';

const mn = translator('mn');
const altai = '#filters input[name=brand][value=Altai]';
const isTicked = (css: string) => document.querySelector<HTMLInputElement>(css)?.checked;

const isNotTicked = (css: string) =>
  document.querySelector<HTMLInputElement>(css)?.checked === false;

/** The filters beside the list: before hydration the button sends them, after it a tick applies at once. */
export const filters: Journey = {
  name: 'filters',
  async run(visit) {
    const page = await visit.open();
    visit.proxy.scriptsLateMs = 2500;
    await page.goto('/shop?category=c-phones');
    await page.press(altai);
    await page.press('#filters button[type=submit]');
    await page.arrive(/brand=Altai/);
    await page.waitFor('the tick stays', isTicked, altai);

    visit.proxy.scriptsLateMs = 0;
    await page.goto('/shop?category=c-phones');
    await page.hydrate();
    await page.ask(() => void Object.assign(window, { sameDocument: true }));
    await page.press(altai);
    await page.arrive(/^\/shop\?category=c-phones&brand=Altai$/);
    await page.waitFor(
      'every card is of the brand',
      (css) => {
        const names = [...document.querySelectorAll(css)];
        return names.length > 0 && names.every((name) => name.textContent.includes('Altai'));
      },
      productName,
    );
    if (!(await page.ask(() => 'sameDocument' in window)))
      throw new Error('the document was replaced');
    await page.press(`main a[aria-label="${mn('shop.remove', { name: 'Altai' })}"]`);
    await page.arrive(/^\/shop\?category=c-phones$/);
    await page.waitFor('the tick follows', isNotTicked, altai);
    return undefined;
  },
};

/** Back after a reload shows the list before, also when the page was not hydrated again. */
export const backAfterReload: Journey = {
  name: 'back-after-reload',
  async run(visit) {
    const page = await visit.open();
    await page.goto('/shop?category=c-phones');
    await page.hydrate();
    await page.press(altai);
    await page.arrive(/^\/shop\?category=c-phones&brand=Altai$/);
    visit.proxy.scriptsLateMs = 2500;
    await page.tab.reload();
    await page.waitFor('the tick stays', isTicked, altai);
    await page.tab.back();
    await page.arrive(/^\/shop\?category=c-phones$/);
    await page.waitFor('the tick is gone', isNotTicked, altai);
    await page.see(`main a[aria-label="${mn('shop.remove', { name: 'Altai' })}"]`, '', false);
    return undefined;
  },
};

/** Another variant is another address, before and after hydration. */
export const variants: Journey = {
  name: 'variants',
  async run(visit) {
    const product = products.find(({ slug }) => slug === 'altai-nova-12-pro');
    const [first, ...others] = product?.variants ?? [];
    const other = others.find(({ color }) => color !== first?.color);
    if (!product || !other) throw new Error('the seed has no phone in two colours');
    const page = await visit.open();
    const link = `main a[href$="variant=${other.id}"]`;
    for (const hydrated of [false, true]) {
      visit.proxy.scriptsLateMs = hydrated ? 0 : 2000;
      await page.goto(`/shop/${product.slug}`);
      if (hydrated) await page.hydrate();
      await page.press(link);
      await page.arrive(new RegExp(`variant=${other.id}$`));
      await page.waitFor(
        'the form adds this variant',
        (id) => document.querySelector<HTMLInputElement>('main input[name=variant]')?.value === id,
        other.id,
      );
    }
    return undefined;
  },
};
