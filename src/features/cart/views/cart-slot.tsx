import { CartDrawer } from '../islands/cart-drawer.tsx';
import { CartKeeper } from '../islands/cart-keeper.tsx';
import { cartWords } from './cart-words.ts';

/** What every page carries of the cart, all of it for scripts: without them the link leads to the cart's page. */
export function CartSlot() {
  return (
    <>
      <CartKeeper />
      <CartDrawer words={cartWords()} />
    </>
  );
}
