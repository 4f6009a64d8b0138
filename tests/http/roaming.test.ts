import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { type Element, listElements, toText } from './page-html.ts';
import { origin } from './site.ts';

const mn = translator('mn');

async function readPage(query = ''): Promise<Element[]> {
  return listElements(await (await fetch(`${origin}/roaming?complete=1${query}`)).text());
}
const withId = (page: readonly Element[], id: string) =>
  page.find(({ properties }) => properties['id'] === id);
const linksToCountries = (page: readonly Element[]) =>
  page.flatMap(({ properties: { href } }) =>
    String(href).startsWith('/roaming?country=') ? [String(href)] : [],
  );
const firstCountry = async () =>
  new URL(linksToCountries(await readPage())[0] ?? '', origin).searchParams.get('country');

test.each(['0', '999', '', 'x'])(
  'days that are "%s" are refused beside their field, which keeps them',
  async (days) => {
    const page = await readPage(`&country=${await firstCountry()}&mb=5120&days=${days}`);
    const field = withId(page, 'trip-days');
    expect(field?.properties['value']).toBe(days);
    expect(field?.properties['ariaInvalid']).toBe('true');
    const [described = ''] = [field?.properties['ariaDescribedBy']].flat().map(String);
    const fault = withId(page, described);
    expect(fault && toText(fault)).toBe(mn('roaming.wrongDays', { max: 90 }));
    expect(withId(page, 'answer')).toBeUndefined();
    const chosen = page.filter(({ properties }) => properties['selected']);
    expect(chosen.map(({ properties }) => properties['value'])).toContain('5120');
  },
);

test('the form and each country lead to their answer, which takes the focus', async () => {
  const page = await readPage(`&country=${await firstCountry()}&days=3&mb=1024`);
  const actions = page.map(({ properties }) => properties['action']);
  const links = linksToCountries(page);
  expect(actions).toContain('/roaming#answer');
  // The search of a phone would else lead to the top, and its answer is below the screen.
  expect(actions).toContain('/roaming#countries');
  expect(withId(page, 'countries')?.tagName).toBe('h2');
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => !href.endsWith('#chosen'))).toEqual([]);
  for (const id of ['answer', 'chosen']) expect(withId(page, id)?.properties['tabIndex']).toBe(-1);
});
