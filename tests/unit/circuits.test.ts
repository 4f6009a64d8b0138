import { expect, test } from 'vitest';
import { addToCartContract, serverCartContract } from '#contracts/commerce/cart.ts';
import { productContract, productsContract } from '#contracts/commerce/products.ts';
import { rateProductContract } from '#contracts/commerce/rating.ts';
import type { Contract } from '#contracts/contract.ts';
import { homeContract } from '#contracts/content/home.ts';
import { newsArticleContract } from '#contracts/content/news.ts';
import { searchContract } from '#contracts/content/search.ts';
import { introspectAppTokenContract } from '#contracts/mobile/app-token.ts';
import { homeCoverageContract, homePackagesContract } from '#contracts/mobile/home-internet.ts';
import { sendSmsContract } from '#contracts/mobile/sms.ts';
import { subscriberOwnerContract } from '#contracts/mobile/subscriber-owner.ts';
import { createUpstream, type UpstreamRequest } from '#services/upstream/call-upstream.ts';
import { parseSettings } from '#settings/settings.ts';

type Call = [Contract, UpstreamRequest?];

const isdn = '99112233';
const calls = {
  'home page': [homeContract],
  'made-up article': [newsArticleContract, { query: { id: 'nobody' } }],
  search: [searchContract, { query: { q: 'zzz' } }],
  'list of products': [productsContract, { query: { ids: 'p-1,p-2', size: 2 } }],
  'made-up product': [productContract, { params: { id: 'nobody' } }],
  'made-up category': [productsContract, { query: { categoryId: 'nobody' } }],
  'search for products': [productsContract, { query: { q: 'zzz' } }],
  'range of prices': [productsContract, { query: { minPrice: 1, maxPrice: 2 } }],
  rating: [rateProductContract, { query: { productId: 'p-1' }, body: {} }],
  'cart of a customer': [serverCartContract, { query: { isdn } }],
  'change of a cart': [addToCartContract, { query: { isdn }, body: {} }],
  'unknown token': [introspectAppTokenContract, { body: {} }],
  coverage: [homeCoverageContract, { body: {} }],
  'list of packages': [homePackagesContract],
  'owner of a number': [subscriberOwnerContract, { query: { isdn } }],
  code: [sendSmsContract, { body: {} }],
} as const satisfies Record<string, Call>;
type Name = keyof typeof calls;

/** One isolate: whatever `failing` asks fails until it is refused, then `other` is asked. */
async function askAfter(failing: Name, other: Name): Promise<string> {
  let isFailing = true;
  const { callUpstream } = createUpstream({
    settings: () => parseSettings({ OPERATOR: {} }),
    operator: { fetch: async () => Response.json({}, { status: isFailing ? 503 : 404 }) },
    log: () => undefined,
  });
  const ask = async (name: Name) => {
    const [contract, request]: Call = calls[name];
    const outcome = await callUpstream(contract, { ...request, repeat: false });
    return outcome.ok ? 'answered' : outcome.error.kind;
  };
  for (let call = 0; call < 20; call += 1) await ask(failing);
  expect([failing, await ask(failing)]).toEqual([failing, 'circuit-open']);
  isFailing = false;
  return ask(other);
}

const pairs: [Name, Name][] = [
  ['search for products', 'cart of a customer'],
  ['search for products', 'change of a cart'],
  ['search for products', 'list of products'],
  ['range of prices', 'list of products'],
  ['made-up product', 'list of products'],
  ['made-up category', 'list of products'],
  ['made-up product', 'cart of a customer'],
  ['list of products', 'cart of a customer'],
  ['rating', 'change of a cart'],
  ['change of a cart', 'cart of a customer'],
  ['cart of a customer', 'change of a cart'],
  ['cart of a customer', 'list of products'],
  ['search', 'home page'],
  ['made-up article', 'home page'],
  ['unknown token', 'code'],
  ['unknown token', 'owner of a number'],
  ['coverage', 'code'],
  ['coverage', 'owner of a number'],
  ['list of packages', 'owner of a number'],
  ['owner of a number', 'code'],
  ['code', 'owner of a number'],
];

test.each(pairs)(
  'callUpstream, when each %s has failed, still asks: %s',
  async (failing, other) => {
    expect(await askAfter(failing, other)).toBe('not-found');
  },
);

test('callUpstream refuses a call when those of its class have failed', async () => {
  expect(await askAfter('made-up product', 'made-up category')).toBe('circuit-open');
});
