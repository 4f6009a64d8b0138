import { expect, test } from 'vitest';
import { findDevice, isPass, makeDevice, makePass } from './pass.ts';

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

test('a device is known by what the secret signed, is none under another secret, and opens nothing', async () => {
  const device = await makeDevice('secret');
  const id = await findDevice('secret', device);
  expect(device).toContain(`${id}.`);
  expect(await makeDevice('secret')).not.toBe(device);
  expect(await findDevice('another', device)).toBeNull();
  expect(
    await findDevice(
      'secret',
      device.replace(/^./, (one) => (one === '0' ? '1' : '0')),
    ),
  ).toBeNull();
  expect(await isPass('secret', device, now)).toBe(false);
});
