import { expect, test } from 'vitest';
import { maskEmailAddress } from './email-address.ts';

test.each([
  ['bat@example.mn', 'b•••@•••.mn'],
  ['b@mail.example.mn', 'b•••@•••.mn'],
  ['"a@b.c"@example.mn', '"•••@•••.mn'],
  ['bat.bold@example', '•••'],
  ['no address', '•••'],
])('maskEmailAddress shows %s as %s', (address, masked) => {
  expect(maskEmailAddress(address)).toBe(masked);
});
