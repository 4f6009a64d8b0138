import { useSyncExternalStore } from 'react';
import { removeStored, type Storable, writeStored } from '#browser/browser-storage.ts';
import { cartChannel, cartCountEvent } from '#browser/page-contract.ts';
import { readRenderedCart } from '#browser/rendered-cart.ts';
import { fetchCart } from '../actions.ts';
import type { Cart } from '../model.ts';

/** The newest cart that this tab has got from the server. */
let newest: Cart | null = null;
const watchers = new Set<() => void>();

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function storeNewest(cart: Cart): void {
  if (newest && newest.at > cart.at) return;
  newest = cart;
  for (const watcher of watchers) watcher();
}

let rendered: { text: string; cart: Cart } | null = null;

/** The cart in the document's HTML. Hydration needs it: the payload, fetched later, may already hold another one. */
function parseRenderedCart(): Cart | null {
  const text = readRenderedCart();
  if (text === undefined) return null;
  if (rendered?.text !== text) rendered = { text, cart: JSON.parse(text) as Cart };
  return rendered.cart;
}

/** The newest cart of this tab, or the one that the page was rendered with, whichever is younger. */
export function useCart(initial: Cart): Cart {
  const younger = () => (newest && newest.at >= initial.at ? newest : initial);
  return useSyncExternalStore(watch, younger, () => parseRenderedCart() ?? initial);
}

/** Tells the badges to show `count`; without it they show the number in the cookie. */
export function showCount(count?: number): void {
  dispatchEvent(new CustomEvent(cartCountEvent, { detail: count }));
}

/** A copy for `@mc_local_cart`, which no read of the cart depends on. A customer's cart is never copied. */
function mirror({ owner, items, summary }: Cart): void {
  if (owner === 'customer') removeStored('cart');
  else writeStored('cart', { items, summary } as unknown as Storable);
}

const channel = () => (typeof BroadcastChannel === 'undefined' ? null : tabs());
let opened: BroadcastChannel | undefined;

function tabs(): BroadcastChannel {
  if (opened) return opened;
  opened = new BroadcastChannel(cartChannel);
  opened.addEventListener('message', () => {
    showCount();
    // Only a tab that shows the cart fetches it.
    if (watchers.size > 0) void refreshCart();
  });
  return opened;
}

/** Starts listening to the other tabs. */
export function joinTabs(): void {
  channel();
}

/** Takes the cart of a server's answer: shows it, mirrors it, and notifies the other tabs. */
export function publishCart(cart: Cart): void {
  storeNewest(cart);
  mirror(cart);
  showCount(cart.summary.quantity);
  channel()?.postMessage(cart.summary.quantity);
}

/** Fetches the cart from the server; false where that failed. */
export async function refreshCart(): Promise<boolean> {
  try {
    const answer = await fetchCart(null, new FormData());
    if (!answer.ok) return false;
    storeNewest(answer.value.cart);
    showCount(answer.value.cart.summary.quantity);
    return true;
  } catch {
    return false;
  }
}
