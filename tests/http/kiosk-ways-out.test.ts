import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { type Element, listElements } from './page-html.ts';
import { pagePaths } from './routes.ts';
import { inParallel, origin, send } from './site.ts';

const read = ({ properties }: Element, name: string) => properties[name]?.toString() ?? '';

/** What would lead a visitor out of the kiosk, or open something of the device. */
function findWaysOut(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const addresses = ['href', 'action', 'formAction'].map((name) => read(element, name));
    const isLink = ['a', 'area', 'form', 'button'].includes(element.tagName);
    const leads = addresses.some((address) => new URL(address, origin).origin !== origin);
    const isFile = element.tagName === 'input' && read(element, 'type') === 'file';
    const opens = read(element, 'target') !== '';
    const saves = isLink && element.properties['download'] !== undefined;
    const frames = ['iframe', 'embed', 'object'].includes(element.tagName);
    const isOut = (isLink && (leads || opens)) || isFile || saves || frames;
    return isOut ? [`<${element.tagName} ${addresses.join('')}>`] : [];
  });
}

const typed = ['text', 'search', 'tel', 'url', 'email', 'password', 'number', ''];

/** Fields for which the browser would keep what one visitor types, and offer it to the next. */
function findRemembered(elements: readonly Element[]): string[] {
  return elements
    .filter(
      (element) =>
        element.tagName === 'textarea' ||
        (element.tagName === 'input' && typed.includes(read(element, 'type'))),
    )
    .filter(
      (element) =>
        element.properties['readOnly'] !== true && read(element, 'autoComplete') !== 'off',
    )
    .map((element) => read(element, 'name'));
}

test.each(locales)(
  'no page at a kiosk leads out of it or remembers what is typed, in %s',
  async (lang) => {
    await inParallel([...pagePaths, '/search?q=esim', '/roaming?country=kr'], async (path) => {
      const headers = { cookie: `mode=kiosk; lang=${lang}; complete=1` };
      const elements = listElements(await (await send(path, { headers })).text());
      expect.soft(findWaysOut(elements), path).toEqual([]);
      expect.soft(findRemembered(elements), path).toEqual([]);
    });
  },
);

test('the ways out that are looked for are found in a browser’s pages', async () => {
  const elements = listElements(await (await send('/service-branches?all=1')).text());
  expect(findWaysOut(elements).join()).toMatch(/tel:|mailto:|https:/);
});

test('no script opens a window but the search box, and that one not at a kiosk', () => {
  const opening = globSync('src/**/*.{ts,tsx}')
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => text.includes('window.open('));
  expect(opening.map(({ file }) => file)).toEqual(['src/features/search/islands/search-box.tsx']);
  expect(opening[0]?.text).toMatch(/if \(isOther && !isKiosk\) return void window\.open\(/);
});
