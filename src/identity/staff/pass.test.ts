import { expect, test } from 'vitest';
import { isPass, makePass } from './pass.ts';

const now = Date.UTC(2026, 10, 22, 4);
const hourMs = 3_600_000;

test('isPass is true for eight hours after the secret was given', async () => {
  const pass = await makePass('secret', now);
  expect(await isPass('secret', pass, now)).toBe(true);
  expect(await isPass('secret', pass, now + 8 * hourMs - 1)).toBe(true);
  expect(await isPass('secret', pass, now + 8 * hourMs)).toBe(false);
});

test('isPass is false when the time of a pass was changed, or the secret was', async () => {
  const pass = await makePass('secret', now);
  expect(await isPass('secret', pass.replace(/\d{13}/, '9999999999999'), now)).toBe(false);
  expect(await isPass('another', pass, now)).toBe(false);
  expect(await isPass('secret', '', now)).toBe(false);
});
