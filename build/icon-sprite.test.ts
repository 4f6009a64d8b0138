import { expect, test } from 'vitest';
import { renderSprite } from './icon-sprite.ts';

const set = {
  icons: { sun: { body: '<circle r="4"/>' } },
  aliases: { day: { parent: 'sun' } },
};

test('Every icon is a symbol under its name, also one that is another by a second name', () => {
  expect(renderSprite(set, ['sun', 'day'])).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg">' +
      '<symbol id="sun" viewBox="0 0 24 24"><circle r="4"/></symbol>' +
      '<symbol id="day" viewBox="0 0 24 24"><circle r="4"/></symbol></svg>\n',
  );
});

test('A name that the set does not have stops the build', () => {
  expect(() => renderSprite(set, ['moon'])).toThrow('moon');
});
