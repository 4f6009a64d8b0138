import { expect, test } from 'vitest';
import { render } from '../../../../tests/unit/rendered-page.ts';
import { ShopNavigation } from './shop-navigation.tsx';
import { TabBar } from './tab-bar.tsx';

test.each([
  ['the tab bar', <TabBar key="tabs" />, 5],
  ['the shop’s navigation', <ShopNavigation key="shop" />, 3],
])('in %s the icon of the current page is filled, and no other', async (_, shown, count) => {
  const html = await render(shown, 'en', '/shop/altai-nova-12');
  const links = html.match(/<a [^>]*>/g) ?? [];
  expect(links).toHaveLength(count);
  expect(links.filter((link) => /aria-current="page"/.test(link))).toEqual([
    expect.stringMatching(/href="\/shop".*\bi-shopping-bag-filled\b/),
  ]);
  expect(links.filter((link) => /-filled\b/.test(link))).toHaveLength(1);
});
