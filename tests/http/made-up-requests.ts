import { newToken } from '#identity/visitor-cookie.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { readFileSync } from 'node:fs';
import { sendTo } from './send-to.ts';
import { newNumber } from './tan-visitor.ts';

export type Send = () => Promise<Response>;

const actions = JSON.parse(readFileSync('dist/actions.json', 'utf8')) as string[];

/** A call as React's own script sends it. */
function toCall(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(`_1_${name}`, value);
  form.append('0', '[null,"$K1"]');
  return form;
}

const random = () => crypto.randomUUID().slice(0, 8);
/** As the codes of orders are. */
const code = () => random().replaceAll(/[01]/g, '7').toUpperCase();
const digits = (count: number) => amount().padStart(8, '1').slice(-count);
const amount = () => String(Math.floor(Math.random() * 1e8));

/** What anybody can send without end: values that are made up, and forms with which there is nothing to do. */
export function listMadeUp(origin: string): Readonly<Record<string, Send>> {
  const ask = (path: () => string) => () => sendTo(origin, path());

  const call =
    (name: string, fields: () => Record<string, string>, cookie = () => '') =>
    () =>
      sendTo(origin, `/RSC/F/${actions.find((id) => id.endsWith(`/${name}`))}.txt`, {
        method: 'POST',
        body: toCall(fields()),
        headers: { origin: origin, cookie: cookie() },
      });

  const post =
    (path: string, fields: () => Record<string, string>, cookie = () => '') =>
    () =>
      sendTo(origin, path, {
        method: 'POST',
        body: new URLSearchParams(fields()),
        headers: { origin: origin, cookie: cookie(), 'cf-connecting-ip': '198.51.100.7' },
      });

  const victim = newNumber();
  const change = (intent: string, more: () => Record<string, string> = () => ({})) =>
    [() => ({ op: newOperationId(), intent, ...more() })] as const;
  const madeUp = () => `cart-${random()}=${newToken()}`;
  /** A step of a flow of which there is no draft. */
  const begun = (fields: Record<string, string>) => ({
    op: newOperationId(),
    revision: '0',
    ...fields,
  });
  const line = () => ({ productId: random(), product: random(), quantity: '2' });

  const kinds: Readonly<Record<string, Send>> = {
    'a search': ask(() => `/search?q=${random()}`),
    'a suggestion': ask(() => `/api/suggest?q=${random()}`),
    'a search of the shop': ask(() => `/shop?q=${random()}`),
    'a price range': ask(() => `/shop?min=${amount()}&max=${amount()}`),
    'a price range of a category': ask(() => `/shop?category=c-phones&min=${amount()}`),
    'an unknown category': ask(() => `/shop?category=${random()}`),
    'an unknown sub-category': ask(() => `/shop?category=c-phones&sub=${random()}`),
    'an unknown brand': ask(() => `/shop?brand=${random()}&color=${random()}`),
    'a made-up cursor': ask(() => `/shop?after=${random()}`),
    'an unknown product': ask(() => `/shop/${random()}`),
    'an unknown city': ask(() => `/service-branches?city=${random()}`),
    'an unknown article': ask(() => `/news/${random()}`),
    'a page of the news that there is not': ask(() => `/news?page=${amount()}`),
    'an unknown service': ask(() => `/service/${random()}`),
    'a payload of a search': ask(() => `/RSC/R/search.txt?query=q%3D${random()}`),
    'a sign-in that is refused': post('/sign-in', () => ({ step: 'number', isdn: victim })),
    'a code of nobody': post('/sign-in', () => ({ step: 'code', code: '123456' })),
    'another code for nobody': post('/sign-in', () => ({ step: 'again' })),
    'a session that there is not': post(
      '/sign-in',
      () => ({ step: 'sent' }),
      () => `sid=${newToken()}`,
    ),
    'a rating of an unknown product': call('saveRating', () => ({
      productId: random(),
      point: '1',
    })),
    'an add of an unknown product': call('addToCart', () => ({
      op: newOperationId(),
      product: random(),
      price: '1',
    })),
    'a clear without a cart': call('changeCart', ...change('clear')),
    'a clear of a cart that there is not': call('changeCart', ...change('clear'), madeUp),
    'a quantity in a cart that there is not': call('changeCart', ...change('set', line), madeUp),
    'two carts that there are not': call(
      'fetchCart',
      () => ({}),
      () => `${madeUp()}; ${madeUp()}`,
    ),
    'a link of another device': post('/continue', () => ({ link: random() })),
    'a cart of another screen': ask(() => `/cart/take?line=${random()}+${random()}+1`),
    'a comparison of what there is not': ask(() => `/compare?id=${random()}&id=${random()}`),
    'a wish for a number': ask(() => `/new-number?contains=${digits(4)}&ending=${digits(2)}`),
    'a mask of a number': ask(() => `/new-number?mask=${digits(3)}%3F%3F%3F%3F%3F`),
    'a made-up cursor of the numbers': ask(() => `/new-number?after=${random()}`),
    'coverage of an unknown place': ask(() => `/coverage?city=${random()}&district=${random()}`),
    'a lease of any price': ask(() => `/leasing?price=${amount()}`),
    'a lease of an unknown product': ask(() => `/leasing?product=${random()}`),
    'an unknown pre-order': ask(() => `/pre-order/${random()}`),
    'a wait for an unknown product': ask(() => `/back-in-stock/${random()}`),
    'an unknown step of a trade-in': ask(() => `/trade-in/${random()}`),
    'an order of nobody': ask(() => `/order/${code()}?key=${newToken()}`),
    'an unknown payment': ask(() => `/paymentSuccess?id=${newToken()}`),
    'an unknown greeting': ask(() => `/new-year-greeting/card?g=${newToken()}`),
    'a cancellation of an order of nobody': () =>
      post(`/order/${code()}`, () => ({ intent: 'cancel' }))(),
    'a top-up of a number': post('/pay/units/number', () => begun({ number: random() })),
    'an unknown brand of a trade-in': post('/trade-in/brand', () => begun({ brand: random() })),
    'a place of an unknown pre-order': () =>
      post(`/pre-order/${random()}`, () => ({ step: 'line' }))(),
    'an end of waiting for an unknown product': () =>
      post(`/back-in-stock/${random()}`, () => ({ step: 'contact', contact: random() }))(),
    'a report of an unknown greeting': post('/new-year-greeting/card', () => ({
      g: newToken(),
      reason: 'other',
    })),
    'a token of the app': ask(() => `/?t=${random()}`),
    'a return from Dan': ask(() => `/dan/redirect?code=${random()}&state=${random()}`),
  };
  return kinds;
}
