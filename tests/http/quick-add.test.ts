import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { modes } from '#request/preferences.ts';
import { listElements, readFormWith, toText } from './page-html.ts';
import { sendUntilReady } from './send-until-ready.ts';
import { origin, send } from './site.ts';

const en = translator('en');
const glass = '/shop?category=c-accessories&sub=sc-glass';

const listButtons = (html: string) =>
  listElements(html).filter(({ properties }) => properties['name'] === 'pressed');

test.each(modes)(
  'without scripts one press in a list puts a product into the cart, in the layout %s',
  async (mode) => {
    const cookie = `mode=${mode}; lang=en`;
    const { html } = await sendUntilReady(glass, { cookie });
    const [button] = listButtons(html);
    const body = new FormData();
    for (const [name, value] of readFormWith(html, 'op')) body.append(name, value);
    body.append('pressed', String(button?.properties['value']));
    const answer = await send(glass, { method: 'POST', body, headers: { origin, cookie } });
    const status = listElements(await answer.text()).find(
      ({ properties }) => properties['role'] === 'status' && 'autoFocus' in properties,
    );
    expect(status && toText(status)).toContain(en('cart.added'));
    expect(answer.headers.getSetCookie().join('\n')).toMatch(/cart_count=1\b/);
  },
);

test('a list has the button on what has no variants, is in stock and goes into a cart only', async () => {
  const count = async (path: string) => listButtons((await sendUntilReady(path)).html).length;
  expect(await count(glass)).toBe(8);
  expect(await count('/shop?category=c-phones')).toBe(0);
  expect(await count('/shop?category=c-sim')).toBe(0);
});
