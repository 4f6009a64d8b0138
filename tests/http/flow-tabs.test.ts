import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { hashText } from '#lib/hash.ts';
import { contact, FlowVisit, homeAddresses, readShown, toAgreed } from './home-internet-visit.ts';
import { listElements } from './page-html.ts';
import { queryDatabase } from './site.ts';

const t = translator('en');

test('who loses a race reads what has changed, keeps what was typed and can send it again', async () => {
  const visit = new FlowVisit();
  await visit.fillUntilConfirm(homeAddresses.no);
  const shown = await visit.see('address');
  // The network answers so late that another tab is faster.
  const late = visit.send('address', homeAddresses.slow, shown);
  const other = new FlowVisit(Object.fromEntries(visit.cookies));
  await other.fill('contact', { ...contact, name: 'Түрүүлсэн' });
  const answer = await late;
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain(t('flow.changed', { steps: t('homeInternet.step.contact') }));
  const again = readShown(html);
  expect(again.typed).toMatchObject({ building: homeAddresses.slow.building });
  expect(await visit.fill('address', homeAddresses.no, again)).toBe('confirm');
});

/** Bumps the revision of the visitor's draft between its reading and the order, as another tab would. */
test.each([
  [
    'changed',
    'UPDATE draft SET revision = revision + 1',
    t('flow.changed', { steps: '' }).slice(0, 40),
  ],
  ['ended', 'DELETE FROM draft', t('flow.gone')],
])(
  'an order of a draft that is %s at that moment is not made, and says so',
  async (_, does, says) => {
    const visit = new FlowVisit();
    await visit.fillUntilConfirm(homeAddresses.no);
    const shown = await visit.see('confirm');
    const sid = await hashText(visit.cookies.get('sid') ?? '');
    const [row] = await queryDatabase(`SELECT visitor_id AS id FROM session WHERE id = '${sid}'`);
    const own = `'${String(row?.['id'])}'`;
    await queryDatabase(
      `CREATE TRIGGER race AFTER INSERT ON operation WHEN NEW.owner = ${own}
     BEGIN ${does} WHERE visitor_id = ${own}; END`,
    );
    const answer = await visit.send('confirm', toAgreed(shown), shown);
    await queryDatabase('DROP TRIGGER race');
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(says);
    expect(html).not.toContain(t('request.failed'));
    if (does.startsWith('UPDATE')) {
      const again = readShown(html);
      expect(again.typed).toMatchObject({ terms: ['yes'] });
      expect(await visit.fill('confirm', toAgreed(again), again)).toContain('result?id=');
    }
  },
);

test('a choice that renders the form anew gives the focus back to its field', async () => {
  const visit = new FlowVisit();
  const html = await (await visit.send('address', { cityId: 'ub', choose: 'cityId' })).text();
  const focused = listElements(html).filter(
    ({ properties }) => properties['autofocus'] ?? properties['autoFocus'],
  );
  expect(focused.map(({ properties }) => properties['name'])).toEqual(['cityId']);
});

test('the bar of the web view leads one step back, and out of the flow from the first', async () => {
  const visit = new FlowVisit({ mode: 'webview' });
  const steps = await visit.fillUntilConfirm();
  for (const [index, step] of steps.entries()) {
    const { html } = await visit.see(step);
    const back = listElements(html).find(
      ({ properties }) => properties['ariaLabel'] === t('nav.back'),
    );
    const before = steps[index - 1];
    expect.soft(back?.properties['href'], step).toBe(before ? `/home-internet/${before}` : '/');
  }
});

test('no total of steps is told before the address has decided which follow, and the heading stays', async () => {
  const visit = new FlowVisit();
  const counted = async (step: string) => {
    const { html } = await visit.see(step);
    return [html.includes('Step 1'), /Step \d of \d/.exec(html)?.[0] ?? null];
  };
  expect(await counted('address')).toEqual([true, null]);
  const refused = await (await visit.send('address', {})).text();
  expect(/<h1[^>]*>([^<]*)/.exec(refused)?.[1]).toBe(translator('en')('homeInternet.title'));
  await visit.fill('address', homeAddresses.no);
  expect(await counted('contact')).toEqual([false, 'Step 2 of 3']);
});
