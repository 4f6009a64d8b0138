import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { RequestContext } from '#request/context.ts';
import { brand } from '#domain/brand.ts';
import { listElements, listInside, readLinks, toText } from '../../../tests/http/page-html.ts';
import { render } from '../../../tests/unit/rendered-page.ts';
import { AppPrompt } from './views/app-prompt.tsx';
import { Header } from './views/header.tsx';
import { Menu } from './views/menu.tsx';
import { TabBar } from './views/tab-bar.tsx';

const nothing = { state: 'ready' as const, value: [] };

async function see(part: ReactNode, more: Partial<RequestContext> = {}) {
  return listElements(await render(part, 'en', '/news', more), true);
}

const byTag = (elements: Awaited<ReturnType<typeof see>>, name: string) =>
  elements.filter(({ tagName }) => tagName === name);

test('the header of a wide window leads to services, news, shop and 5G, in that order, and its logo home', async () => {
  const elements = await see(<Header search={null} />);
  const [main] = byTag(elements, 'nav');
  // The first stands in for a button where a browser knows no popovers.
  expect(main && readLinks(main)).toEqual([
    ['Services', '#menu'],
    ['News', '/news'],
    ['Shop', '/shop'],
    ['5G', brand.supportUrl],
  ]);
  const last = main && listInside(main).at(-1);
  expect(last?.properties['target']).toBe('_blank');
  const [logo] = byTag(elements, 'a');
  expect(logo?.properties['href']).toBe('/');
});

test('the panel leads to the other sites of the operator, in a tab of their own', async () => {
  const elements = await see(<Menu read={nothing} search={null} />);
  const [panel] = byTag(elements, 'nav');
  const links = panel ? readLinks(panel) : [];
  expect(links).toEqual(
    expect.arrayContaining([
      ['5G', brand.supportUrl],
      ['For business', brand.corporateUrl],
      ['Tenger Wallet', brand.walletUrl],
      ['Tenger TV', brand.tvUrl],
    ]),
  );
  const others = byTag(elements, 'a').filter(({ properties: { href } }) =>
    String(href).startsWith('https:'),
  );
  expect(others.map(({ properties: { target } }) => target)).toEqual(Array(4).fill('_blank'));
});

test('at a kiosk the panel leads to no other site', async () => {
  const elements = await see(<Menu read={nothing} search={null} />, { mode: 'kiosk' });
  const links = byTag(elements, 'a').map(({ properties: { href } }) => String(href));
  expect(links).toContain('/shop');
  expect(links.filter((href) => !/^[/#]/.test(href))).toEqual([]);
});

test('the app is offered with a way to open it and a way to stay', async () => {
  const elements = await see(<AppPrompt />);
  const [open] = byTag(elements, 'a');
  expect([open && toText(open), open?.properties['href']]).toEqual(['Open the app', brand.appUrl]);
  expect(await see(<AppPrompt />, { cookies: new Map([['prompt', 'web']]) })).toEqual([]);
});

test('of the tabs the cart’s has a badge with its count', async () => {
  const more = { mode: 'webview', cookies: new Map([['cart_count', '3']]) } as const;
  const elements = await see(<TabBar />, more);
  const withBadge = byTag(elements, 'a').filter((one) =>
    listInside(one).some(({ properties }) => 'dataCartCount' in properties),
  );
  expect(withBadge.map((one) => [one.properties['href'], toText(one)])).toEqual([
    ['/cart', '3Cart'],
  ]);
});
