import { expect, test } from 'vitest';
import { maskEmailAddress } from './email-address.ts';

test.each([
  ['bat@example.mn', 'b•••@example.mn'],
  ['b@example.mn', 'b•••@example.mn'],
  ['"a@b"@example.mn', '"•••@example.mn'],
  ['no address', '•••'],
])('maskEmailAddress shows %s as %s', (address, masked) => {
  expect(maskEmailAddress(address)).toBe(masked);
});
