import { expect, test } from 'vitest';
import { renderSprite } from './icon-sprite.ts';

const set = {
  icons: { sun: { body: '<circle r="4"/>' } },
  aliases: { day: { parent: 'sun' } },
};

test('The sprite has every icon below the one before, also one that is another by a second name', () => {
  expect(renderSprite(set, ['sun', 'day'])).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="48">' +
      '<g transform="translate(0 0)"><circle r="4"/></g>' +
      '<g transform="translate(0 24)"><circle r="4"/></g></svg>\n',
  );
});

test('A filled icon is the outlined one with its inside filled and its inner lines cut out', () => {
  const body = '<g fill="none" stroke="currentColor"><path d="M1 1"/><path d="M2 2"/></g>';
  const drawn = (name: string) => renderSprite({ icons: { [name]: { body } } }, [`${name}-filled`]);
  expect(drawn('house')).toContain('<g fill="white" stroke="white"><path d="M1 1"/>');
  expect(drawn('house')).toMatch(/<path d="M15 21v-8[^"]+" fill="none" stroke="black"/);
  expect(drawn('shopping-cart')).toContain('<path fill="none" d="M1 1"/><path d="M2 2"/>');
});

test('A name that the set does not have stops the build', () => {
  expect(() => renderSprite(set, ['moon'])).toThrow('moon');
  expect(() => renderSprite(set, ['sun-filled'])).toThrow('sun-filled');
});
