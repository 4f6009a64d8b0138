import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toWholeElements } from './whole-elements.ts';

const parse = (text: string | undefined): unknown =>
  text === undefined ? undefined : JSON.parse(text);

test.each([
  ['[{"a":1},{"a":2},{"a"', [{ a: 1 }, { a: 2 }]],
  ['{"data":[1,2,3', { data: [1, 2] }],
  ['{"data":{"total":9,"data":["a, b","c, [', { data: { total: 9, data: ['a, b'] } }],
  ['{"facets":[1,2],"data":[[1,2],[3', { facets: [1, 2], data: [[1, 2]] }],
  ['{"data":[{"text":"\\\\\\"],"},{"text":"x', { data: [{ text: '\\"],' }] }],
])('of %s the whole elements are kept', (text, kept) => {
  expect(parse(toWholeElements(text))).toEqual(kept);
});

test.each(['', '{"data":"xxxx', '[{"a":1}', '{"data":[{"list":[1,2,3', '{"a":[1,2],"text":"x, ['])(
  'nothing is kept of %s, in which no list has a whole element',
  (text) => {
    expect(toWholeElements(text)).toBeUndefined();
  },
);

test('wherever a list is cut, what is kept is its beginning', () => {
  const around = fc.constantFrom<readonly [string, string]>(
    ['', ''],
    ['{"data":', '}'],
    ['{"n":"]","data":{"m":[[]],"data":', '}}'],
  );
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue({ maxDepth: 3 }), { minLength: 1 }),
      around,
      fc.nat(),
      (list, [before, after], at) => {
        const text = before + JSON.stringify(list) + after;
        const cut = text.slice(0, before.length + (at % JSON.stringify(list).length));
        const kept = toWholeElements(cut);
        if (kept === undefined) return;
        const end = kept.length - after.length;
        const elements = JSON.parse(kept.slice(before.length, end)) as unknown[];
        expect(elements).toEqual(JSON.parse(JSON.stringify(list.slice(0, elements.length))));
        expect(elements.length).toBeLessThan(list.length);
      },
    ),
  );
});
