import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase64Url, encodeBase64Url } from './base64-url.ts';

test('decodeBase64Url returns the bytes when encodeBase64Url has written them', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = encodeBase64Url(bytes);
      expect(text).toMatch(/^[\w-]*$/);
      if (bytes.length > 0) expect(decodeBase64Url(text)).toEqual(Uint8Array.from(bytes));
    }),
  );
});

test.each(['', 'A', 'AAAAA', 'AA==', 'AB', 'AAB', 'A+A/', 'AA AA', 'AAAA\n', 'ААAA', '=', '-_-_='])(
  'decodeBase64Url returns null when the text is %j',
  (text) => {
    expect(decodeBase64Url(text)).toBeNull();
  },
);
