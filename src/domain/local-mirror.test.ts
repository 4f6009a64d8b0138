import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeMirror, encodeMirror } from './local-mirror.ts';

test('what is kept is read back, in any script', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(decodeMirror(encodeMirror(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(decodeMirror(encodeMirror({ nameMn: 'Өөрөө үүсгэсэн ₮' }))).toEqual({
    nameMn: 'Өөрөө үүсгэсэн ₮',
  });
});

test('it is base64 over UTF-8', () => {
  expect(encodeMirror({ a: 'ө' })).toBe('eyJhIjoi06kifQ==');
});

test('plain JSON from before is read as well', () => {
  expect(decodeMirror('[{"productId":"p-1"}]')).toEqual([{ productId: 'p-1' }]);
});

test.each([null, '', 'not base64!', '4pyT4p', '[1,', '/////w=='])('%j holds nothing', (stored) => {
  expect(decodeMirror(stored)).toBeUndefined();
});
