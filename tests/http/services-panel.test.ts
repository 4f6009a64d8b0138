import { expect, test } from 'vitest';
import { serviceCategories } from '#operator/seed/content/service-categories.ts';
import { listElements } from './page-html.ts';
import { sendUntilReady } from './send-until-ready.ts';

const layouts = {
  browser: {},
  webview: { cookie: 'mode=webview' },
  kiosk: { cookie: 'mode=kiosk' },
};

test.each(Object.entries(layouts))(
  'in the %s a button opens the panel of services, which leads to the page of all',
  async (_, headers) => {
    const { html } = await sendUntilReady('/news', headers);
    const elements = listElements(html);
    const find = (name: string, value: string) =>
      elements.filter(({ properties }) => properties[name] === value);
    expect(find('id', 'menu')).toHaveLength(1);
    const opens = ({ properties }: (typeof elements)[number]) =>
      properties['popoverTargetAction'] !== 'hide' && properties['popovertargetaction'] !== 'hide';
    const buttons = [...find('popoverTarget', 'menu'), ...find('popovertarget', 'menu')];
    expect(buttons.filter(opens).length).toBeGreaterThan(0);
    expect(find('href', '/service').length).toBeGreaterThan(0);
  },
);

test.each(Object.entries(layouts))(
  'in the %s the page of services has every one',
  async (_, headers) => {
    const { html } = await sendUntilReady('/service', headers);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    for (const category of serviceCategories) {
      expect(main).toContain(category.nameMn);
      for (const child of category.children) {
        expect(main).toContain(child.nameMn);
        if (!child.link) expect(main).toContain(`href="/service/${child.id}"`);
      }
    }
  },
);
