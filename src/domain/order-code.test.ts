import { expect, test } from 'vitest';
import { newOrderCode } from './order-code.ts';

test('a code has eight letters, of which none is taken for another one', () => {
  const codes = Array.from({ length: 2000 }, newOrderCode);
  const used = new Set(codes.join(''));
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  // Each of them is used, so that 40 bits are random.
  expect(used.size).toBe(32);
  expect(new Set(codes).size).toBe(codes.length);
});
