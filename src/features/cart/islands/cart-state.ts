import { useSyncExternalStore } from 'react';
import { removeStored, type Storable, writeStored } from '#ui/browser-storage.ts';
import { readDrawnCart } from '#ui/drawn-cart.ts';
import { fetchCart } from '../actions.ts';
import type { Cart } from '../model.ts';

let held: Cart | null = null;
const watchers = new Set<() => void>();

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function hold(cart: Cart): void {
  if (held && held.at > cart.at) return;
  held = cart;
  for (const watcher of watchers) watcher();
}

let drawn: { text: string; cart: Cart } | null = null;

/** The cart that the document was drawn with: the payload, fetched later, may hold another one already. */
function readDrawn(): Cart | null {
  const text = readDrawnCart();
  if (text === undefined) return null;
  if (drawn?.text !== text) drawn = { text, cart: JSON.parse(text) as Cart };
  return drawn.cart;
}

/** What this tab knows of the cart, or what the page came with, whichever is younger. */
export function useCart(initial: Cart): Cart {
  const younger = () => (held && held.at >= initial.at ? held : initial);
  return useSyncExternalStore(watch, younger, () => readDrawn() ?? initial);
}

/** Badges show it at once; left out, what the cookie says. */
export function showCount(count?: number): void {
  dispatchEvent(new CustomEvent('tenger:cart-count', { detail: count }));
}

/** A copy: the cart does not depend on it. A customer's is nobody else's. */
function mirror({ owner, items, summary }: Cart): void {
  if (owner === 'customer') removeStored('cart');
  else writeStored('cart', { items, summary } as unknown as Storable);
}

const channel = () => (typeof BroadcastChannel === 'undefined' ? null : tabs());
let opened: BroadcastChannel | undefined;

function tabs(): BroadcastChannel {
  if (opened) return opened;
  opened = new BroadcastChannel('tenger:cart');
  opened.addEventListener('message', () => {
    showCount();
    // Only who shows it needs it.
    if (watchers.size > 0) void refreshCart();
  });
  return opened;
}

/** Begins to listen to the other tabs. */
export function joinTabs(): void {
  channel();
}

/** The cart as the server has just answered it: shown here, mirrored, and told to the other tabs. */
export function publishCart(cart: Cart): void {
  hold(cart);
  mirror(cart);
  showCount(cart.summary.quantity);
  channel()?.postMessage(cart.summary.quantity);
}

/** Asks the server; false where it could not answer. */
export async function refreshCart(): Promise<boolean> {
  try {
    const answer = await fetchCart(null, new FormData());
    if (!answer.ok) return false;
    hold(answer.value.cart);
    showCount(answer.value.cart.summary.quantity);
    return true;
  } catch {
    return false;
  }
}
