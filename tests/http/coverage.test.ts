import { afterAll, beforeAll, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { listen } from '../support/listen.ts';
import { listElements, toText } from './page-html.ts';
import { type Site, startSite } from './start-site.ts';

const mn = translator('mn');

/** As little as a service may say: a name, and one share of one generation. */
const partial = [
  {
    id: 7,
    nameMn: 'Ховд аймаг',
    reach: [{ generation: '4G', percent: 81.4 }, { generation: '9G' }],
  },
  { id: 8, nameMn: 'Улаанбаатар хот' },
  { id: 9, reach: [] },
];

/** `partial` for the country while what lies in an aimag fails, or no such call at all. */
let isThere = true;
let service: Awaited<ReturnType<typeof listen>>;
const sites: Site[] = [];

beforeAll(async () => {
  service = await listen(({ query }, res) => {
    const status = isThere ? (query.includes('cityId') ? 500 : 200) : 404;
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(JSON.stringify(status === 200 ? { data: partial } : { message: 'no' }));
  });
  sites.push(await startSite({ COVERAGE_BASE_URL: service.url }));
  sites.push(await startSite({ COVERAGE_BASE_URL: service.url }));
});
afterAll(async () => {
  for (const site of sites) await site.stop();
  await service.close();
});

async function readPage(site: Site | undefined, path: string) {
  const answer = await fetch(`${site?.origin}${path}`, { headers: { cookie: 'complete=1' } });
  const page = listElements(await answer.text());
  const main = page.find(({ tagName }) => tagName === 'main');
  return { status: answer.status, page, text: main ? toText(main) : '' };
}

test('coverage shows what a service says when it says little, and the aimag when it cannot say its sums', async () => {
  const { status, page, text } = await readPage(sites[0], '/coverage?city=7&district=70');
  expect(status).toBe(200);
  expect(text).toContain('81 %');
  expect(text).toContain(mn('coverage.ofPeople', { percent: 81 }));
  expect(text).not.toContain(mn('coverage.failed'));
  const place = page.find(({ properties }) => properties['id'] === 'place');
  expect(place && toText(place)).toBe('Ховд аймаг');
  expect(page.filter(({ properties }) => properties['scope'] === 'row')).toHaveLength(2);
  // Nothing is known of the others: that is not said as no.
  const cells = page.filter(({ tagName }) => tagName === 'td').map(toText);
  expect(cells).toEqual(['?', '?', '?', '?', '?', '?', '81 %', '?']);
});

test('coverage says that it could not be loaded, and what to do, when there is no such call', async () => {
  isThere = false;
  const { status, text } = await readPage(sites[1], '/coverage');
  isThere = true;
  expect(status).toBe(200);
  expect(text).toContain(mn('coverage.failed'));
  expect(text).toContain(mn('coverage.branches'));
  expect(text).toContain(mn('coverage.title'));
});
