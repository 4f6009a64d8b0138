import { expect, test } from 'vitest';
import { modes } from '#request/preferences.ts';
import { locales } from '#i18n/locale.ts';
import { listElements } from './page-html.ts';
import { inParallel, send } from './site.ts';

// What gets the whole page at once, on a wide screen: the layout with the most elements.
const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1)';

async function readElements(path: string, cookie: string) {
  const response = await send(path, {
    headers: { accept: 'text/html', 'user-agent': agent, cookie },
  });
  return listElements(await response.text());
}

// Each element costs the server CPU and the phone layout (decision 028).
test.each([
  ['/', 600],
  ['/shop', 800],
])('%s has at most %i elements, in each language', async (path, max) => {
  await inParallel(locales, async (locale) => {
    const elements = await readElements(path, `lang=${locale}`);
    expect(elements.length, `in ${locale}`).toBeGreaterThan(300);
    expect(elements.length, `in ${locale}`).toBeLessThanOrEqual(max);
  });
});

test.each(modes)(
  'a page has one form for all preference buttons in the layout %s',
  async (mode) => {
    const elements = await readElements('/shop', `mode=${mode}`);
    const forms = elements.filter(({ properties }) => properties['action'] === '/preferences');
    expect(forms).toHaveLength(1);
    const buttons = elements.filter(({ properties }) => 'dataPreference' in properties);
    expect(buttons.length).toBeGreaterThanOrEqual(2);
    for (const { properties } of buttons) {
      expect(properties).toMatchObject({
        type: 'submit',
        form: [forms[0]?.properties['id']].join(),
      });
    }
  },
);
