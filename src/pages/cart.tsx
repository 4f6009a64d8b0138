import { CartPage } from '#features/cart/views/cart-page.tsx';
import { perRequest } from '#waku.ts';

export default CartPage;
export const getConfig = perRequest;
