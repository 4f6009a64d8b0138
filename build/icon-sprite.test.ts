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

test('A name that the set does not have stops the build', () => {
  expect(() => renderSprite(set, ['moon'])).toThrow('moon');
});
