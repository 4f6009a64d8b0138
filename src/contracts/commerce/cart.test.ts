import { expect, test } from 'vitest';
import { parseNoting } from '../parsing.ts';
import { serverCart } from './cart.ts';

test("a customer's cart keeps no picture that this site may not show", () => {
  const images = [
    'https://img.example.mn/a.webp',
    'https://elsewhere.example/a.webp',
    'javascript:x',
  ];
  const cartData = images.map((image, i) => ({ productId: i, quantity: 1, image }));
  const toPicture = (address: string) => (address.includes('img.example.mn') ? address : null);
  const { value } = parseNoting(() => serverCart.parse({ cartData }), { toPicture });
  expect(value.cartData.map(({ image }) => image)).toEqual([images[0], null, null]);
});
