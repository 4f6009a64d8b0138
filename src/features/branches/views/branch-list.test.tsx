import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { runInContext } from '#request/context.ts';
import { branches } from '../../../../operator/seed/places/branches.ts';
import { cities } from '../../../../operator/seed/places/cities.ts';
import { districts } from '../../../../operator/seed/places/districts.ts';
import { visit } from '../../../../tests/unit/visit.ts';
import { toBranchFilters } from '../model.ts';
import { BranchList } from './branch-list.tsx';

function render(query: string, position: { lat: number; lng: number } | null = null): string {
  const page = { pathname: '/service-branches', query: new URLSearchParams(query) };
  const filters = toBranchFilters(page.query);
  return runInContext(visit({ locale: 'en', page, position }), () =>
    renderToStaticMarkup(
      <BranchList
        branches={branches}
        filters={filters}
        cities={cities}
        districts={districts.filter(({ parentId }) => parentId === filters.cityId)}
      />,
    ),
  );
}

const khovd = { lat: 48, lng: 91.64 };
const ring = 'stroke-primary';

test('BranchList marks the nearest branch on the map when a position is given, and names it with distance and hours', () => {
  const html = render('near=48.00,91.64');
  expect(html).toMatch(/<path d="M\d+ \d+h0" class="stroke-primary"/);
  const [, words = ''] = html.split('Nearest to you');
  expect(words).toMatch(
    /^<\/h3><ul><li[^>]*><a href="\/service-branches\?near=48.00%2C91.64&amp;all=1#[\w-]+"[^>]*>[^<]*Khovd[^<]*<\/a><span[^>]*>\d+\.\d\skm<\/span><span[^>]*>(Open|Closed)/,
  );
});

test('BranchList marks the nearest branch without a position of scripts when nearest is asked for', () => {
  expect(render('sort=nearest', khovd)).toContain(ring);
});

test.each([
  ['nobody asked what is near', '', khovd],
  ['the visitor is abroad', 'near=52.5,13.4', null],
  ['nothing is known of where they are', 'sort=nearest', null],
] as const)('BranchList marks no branch when %s', (_, query, position) => {
  const html = render(query, position);
  expect(html).toContain('stroke-muted');
  expect(html).not.toContain(ring);
  expect(html).not.toContain('Nearest to you');
});

const austin = { lat: 30.27, lng: -97.74 };
test.each([
  ['sort=nearest', austin],
  ['near=30.27,-97.74', null],
] as const)(
  'BranchList tells no distance and keeps the order when the visitor of "%s" is far from Mongolia, and says so',
  (query, position) => {
    const html = render(query, position);
    expect(html).not.toMatch(/\d\skm</u);
    expect(html).toContain('We do not know where you are');
    const toNames = (list: string) => list.match(/<h3.*?<\/h3>/g)?.slice(0, 12);
    expect(toNames(html)).toEqual(toNames(render('')));
    expect(render('sort=nearest', khovd)).not.toContain('We do not know where you are');
  },
);

test('BranchList shows the districts of the capital with what is open now when the capital is chosen', () => {
  const html = render('city=ub&district=bayangol&service=sim');
  const [, tiles = ''] = html.split('Ulaanbaatar by district</h3>');
  expect(tiles.match(/<li class="stack">/g)).toHaveLength(9);
  expect(tiles).toMatch(
    /href="\/service-branches\?city=ub&amp;district=sukhbaatar&amp;service=sim".*?>\d+ branches<\/span>\d+ open now/,
  );
  // A press on the chosen one shows the whole capital again.
  expect(tiles).toMatch(/href="\/service-branches\?city=ub&amp;service=sim" aria-current="true"/);
  expect(html).toMatch(/class="fill-primary-tint stroke-accent"/);
});

test('BranchList shows no districts of the capital when another city, or none, is chosen', () => {
  expect(render('')).not.toContain('by district');
  const html = render('city=khovd');
  expect(html).not.toContain('by district');
  expect(html).toMatch(/class="fill-primary-tint stroke-accent"/);
});
