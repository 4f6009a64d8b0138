import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedNames } from '#browser/browser-storage.ts';
import * as actions from '../actions.ts';
import { toCart } from '../model.ts';
import { adoptMirror } from './adopt-mirror.ts';
import { publishCart } from './cart-state.ts';

const stored = new Map<string, string>();
const page = { cookie: '', documentElement: { getAttribute: () => 'browser' } };
const payload = { product: 'p-1', was: null, maxQuantity: 9, gone: false };
const item = { productId: 'p-1', quantity: 2, price: 1, nameMn: 'А', nameEn: 'A', image: null };
const cartOf = (owner: 'visitor' | 'customer') =>
  toCart(owner, [{ ...item, payload }], 11, null, 1);
const change = vi.spyOn(actions, 'changeCart');

beforeEach(() => {
  stored.clear();
  page.cookie = '';
  change.mockReset();
  vi.stubGlobal('document', page);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a visitor’s cart is mirrored, and the mirror goes with the first cart of a customer', () => {
  publishCart(cartOf('visitor'));
  expect(stored.has(storedNames.cart)).toBe(true);
  publishCart(cartOf('customer'));
  expect(stored.has(storedNames.cart)).toBe(false);
});

test('a mirror is adopted where the server has no cart, and never again after it has become a customer’s', async () => {
  change.mockResolvedValue({
    ok: false,
    faults: [{ message: 'request.failed', text: '' }],
    typed: {},
    status: 0,
  });
  publishCart(cartOf('visitor'));
  page.cookie = 'cart_count=2';
  await adoptMirror();
  expect(change).not.toHaveBeenCalled();
  page.cookie = '';
  await adoptMirror();
  expect(change.mock.calls.map(([, form]) => form.getAll('line'))).toEqual([['p-1 p-1 2']]);
  publishCart(cartOf('customer'));
  // The customer has signed out, and with that the badge has gone.
  await adoptMirror();
  expect(change).toHaveBeenCalledTimes(1);
});
