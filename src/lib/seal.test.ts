import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal, type SealKey, type SealKeys, unseal } from './seal.ts';

const makeKey = (id: string, filling: number): SealKey => ({
  id,
  bytes: new Uint8Array(32).fill(filling),
});
const older = makeKey('k1', 1);
const newer = makeKey('k2', 2);
const context = 'draft a';
const open = (sealed: string, keys: SealKeys = [older], at = context) =>
  unseal(sealed, { keys, context: at });
const close = (text: string, keys: SealKeys = [older]) => seal(text, { keys, context });

test('unseal returns the text when seal has sealed it, whatever its letters are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      expect(await open(await close(text))).toBe(text);
    }),
  );
});

test('seal hides the text and gives another result when it seals the same text again', async () => {
  const sealed = await close('УБ99010203');
  expect(sealed).toMatch(/^s1\.k1\.[\w-]{16}\.[\w-]+$/);
  expect(sealed).not.toBe(await close('УБ99010203'));
});

test('unseal opens what either key has sealed when a newer key stands first', async () => {
  const before = await close('before', [older]);
  const after = await close('after', [newer, older]);
  expect(after).toMatch(/^s1\.k2\./);
  expect(await open(before, [newer, older])).toBe('before');
  expect(await open(after, [newer, older])).toBe('after');
  await expect(open(before, [newer])).rejects.toMatchObject({ name: 'UnsealError', kind: 'key' });
});

test('unseal refuses when two rows have swapped their texts', async () => {
  const sealed = await close('text');
  await expect(open(sealed, [older], 'draft b')).rejects.toMatchObject({ kind: 'damaged' });
});

test('unseal refuses when the key is another one of the same id', async () => {
  const sealed = await close('text');
  await expect(open(sealed, [makeKey('k1', 9)])).rejects.toMatchObject({ kind: 'damaged' });
});

test('unseal refuses when the key id was changed to that of a key with the same bytes', async () => {
  const sealed = (await close('text')).replace('.k1.', '.k9.');
  await expect(open(sealed, [makeKey('k9', 1)])).rejects.toMatchObject({ kind: 'damaged' });
});

test('unseal refuses when any one letter was changed', async () => {
  const sealed = await close('a short text');
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
  const place = fc.nat({ max: sealed.length - 1 });
  await fc.assert(
    fc.asyncProperty(place, fc.constantFrom(...letters), async (at, letter) => {
      fc.pre(sealed[at] !== letter);
      const changed = sealed.slice(0, at) + letter + sealed.slice(at + 1);
      await expect(open(changed)).rejects.toMatchObject({ name: 'UnsealError' });
    }),
  );
});

test.each(['', 'text', 's1', 's1.k1.AAAA.AAAA', 's2.k1.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA'])(
  'unseal names the format when it is given %j',
  async (text) => {
    await expect(open(text)).rejects.toMatchObject({ kind: 'format' });
  },
);

test('an error of unseal says nothing of the text when it is thrown', async () => {
  const sealed = await close('УБ99010203');
  await expect(open(sealed, [older], 'draft УБ99010203')).rejects.toThrow(/^[\w :]+$/);
});
