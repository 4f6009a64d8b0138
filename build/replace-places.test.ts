import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { onePass, twoPasses } from './one-pass/places.ts';
import { replacePlaces } from './replace-places.ts';

const places = [{ from: 'one();', to: 'two();' }];

test('a place is replaced where it is there once', () => {
  expect(replacePlaces('file.js', 'zero(); one();', places)).toBe('zero(); two();');
});

test('a build ends with the file and the place when the framework has changed', () => {
  const message = /file\.js changed: expected one "one\(\);", found/;
  expect(() => replacePlaces('file.js', 'zero();', places)).toThrow(message);
  expect(() => replacePlaces('file.js', 'one(); one();', places)).toThrow(message);
});

const installed = (file: string) =>
  `node_modules/${file.replace(/^plugin-rsc/, '@vitejs/plugin-rsc')}`;

test.each([
  ...Object.entries(onePass).map((entry) => ['one pass', ...entry] as const),
  ...Object.entries(twoPasses).map((entry) => ['two passes', ...entry] as const),
])('for %s every place is there in %s', async (_passes, file, replaced) => {
  const code = await readFile(installed(file), 'utf8');
  expect(replacePlaces(file, code, replaced)).not.toBe(code);
});
