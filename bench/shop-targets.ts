import { isShop } from './plan.ts';
import { byPage, one, type Target } from './target.ts';
import { toKb } from './gzip-size.ts';

/** What is held to for the shop, the product page and the cart alone. */
export const shopTargets: readonly Target[] = [
  {
    figure: 6,
    what: 'JavaScript before the first interaction, shop, gz',
    unit: 'KB',
    atMost: 25,
    digits: 1,
    read: ({ weights }) =>
      byPage(
        weights?.filter(({ page }) => isShop(page)),
        ({ jsBefore, jsInline }) => toKb(jsBefore + jsInline),
      ),
  },
  {
    figure: 6,
    what: 'JavaScript all in all, shop, gz',
    unit: 'KB',
    atMost: 110,
    digits: 1,
    read: ({ weights }) =>
      byPage(
        weights?.filter(({ page }) => isShop(page)),
        ({ jsAfter, jsInline }) => toKb(jsAfter + jsInline),
      ),
  },
  {
    figure: 9,
    what: 'slow 4G, 4× CPU: add form after the first paint',
    unit: 'ms',
    atMost: 0,
    digits: 0,
    read: ({ firstPress }) => one(firstPress?.lateMs),
  },
  {
    figure: 9,
    what: 'adds missed or doubled by a press before any script',
    unit: '',
    atMost: 0,
    digits: 0,
    read: ({ firstPress }) => one(firstPress && Math.abs(firstPress.addedWithoutScripts - 1)),
  },
  {
    figure: 10,
    what: 'statements of an add over one D1 write',
    unit: '×',
    atMost: 1.5,
    digits: 2,
    read: ({ cartCost }) => one(cartCost && cartCost.statements / cartCost.write),
  },
  {
    figure: 10,
    what: 'D1 round trips of an add',
    unit: '',
    atMost: 1,
    digits: 0,
    read: ({ cartCost }) => one(cartCost?.databaseTrips),
  },
  {
    figure: 11,
    what: 'slow 4G: click to badge',
    unit: 'ms',
    atMost: 16,
    digits: 1,
    read: ({ pressToBadge }) => one(pressToBadge?.medianMs),
  },
  {
    figure: 12,
    what: 'slow 4G: list to product after prefetch',
    unit: 'ms',
    atMost: 100,
    digits: 0,
    read: ({ listToProduct }) => one(listToProduct?.medianMs),
  },
  {
    figure: 12,
    what: 'renders of the worker per page view',
    unit: '',
    atMost: 3,
    digits: 0,
    read: ({ listToProduct }) =>
      listToProduct && {
        shop: listToProduct.listRenders,
        product: listToProduct.productRenders,
      },
  },
  {
    figure: 'INP',
    what: '4× CPU: press to next paint, three visits of four',
    unit: 'ms',
    // Below 100: the browser counts in steps of 8.
    atMost: 99,
    digits: 0,
    read: ({ interactions }) => byPage(interactions, ({ p75Ms }) => p75Ms),
  },
];
