import { expect, test } from 'vitest';
import { toKeyText } from './model.ts';

test('toKeyText keeps its names and their order when the code’s names change', () => {
  const line = { productId: 'p-2-1', product: 'p-2', quantity: 2 };
  const operationId = 'operation-of-a-test';
  expect(toKeyText({ operationId, intent: 'add', lines: [line], price: 5 })).toBe(
    '{"intent":"add","op":"operation-of-a-test","lines":[{"productId":"p-2-1","product":"p-2","quantity":2}],"price":5}',
  );
  expect(toKeyText({ operationId, intent: 'set', line })).toBe(
    '{"intent":"set","op":"operation-of-a-test","line":{"productId":"p-2-1","product":"p-2","quantity":2}}',
  );
  expect(toKeyText({ operationId, intent: 'clear' })).toBe(
    '{"intent":"clear","op":"operation-of-a-test"}',
  );
});
