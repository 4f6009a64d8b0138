import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { coverageArea } from '#contracts/coverage/areas.ts';
import { runInContext } from '#request/context.ts';
import { coverage } from '../../../../operator/seed/coverage/coverage.ts';
import { visit } from '../../../../tests/unit/visit.ts';
import { toCoverageQuery } from '../model.ts';
import { CoveragePage } from './coverage-page.tsx';

type Areas = Parameters<typeof CoveragePage>[0]['areas'];

const country = coverage.filter(({ kind }) => kind !== 'SUM');

/** At a kiosk, where no island needs a router. */
function render(query: string, areas: Areas = country, below: Areas = []): string {
  const page = { pathname: '/coverage', query: new URLSearchParams(query) };
  return runInContext(visit({ mode: 'kiosk', locale: 'en', page }), () =>
    renderToStaticMarkup(
      <CoveragePage asked={toCoverageQuery(page.query)} areas={areas} below={below} />,
    ),
  );
}

test('CoveragePage says in a table of all aimags and districts what the map shows', () => {
  const html = render('g=5G');
  expect(html.match(/<th scope="row"/g)).toHaveLength(22 + 9);
  expect(html.match(/<title>/g)).toHaveLength(22);
  expect(html).toMatch(/Arkhangai<\/a><\/th>(<td[^>]*>\d+ %<\/td>){3}<td[^>]*>No<\/td>/);
});

test('CoveragePage keeps place and generation when the other is chosen', () => {
  const html = render('g=5G&city=zavkhan&district=zavkhan-telmen');
  expect(html).toContain('<input type="hidden" name="city" value="zavkhan"/>');
  expect(html).toContain('<input type="hidden" name="g" value="5G"/>');
  expect(html).toContain('href="/coverage?g=5G&amp;city=khovd#place"');
});

test('CoveragePage answers for the aimag when the service does not say what lies in it', () => {
  const html = render('city=khovd&district=khovd-jargalant');
  expect(html).toMatch(/id="place"[^>]*>Khovd</);
  expect(html.includes('select-district')).toBe(false);
});

test('CoveragePage never says no when a service names no generation, and draws what it knows only', () => {
  const partial = ['Ховд', 'Атлантида'].map((nameMn) => coverageArea.parse({ nameMn }));
  const html = render(`city=${partial[0]?.id}`, partial);
  expect(html).toContain('Nothing is known of this place');
  expect(html).not.toMatch(/<td[^>]*>No<|not here yet/);
  // A place that no map has is in the table alone.
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/<th scope="row"/g)).toHaveLength(2);
});

test('CoveragePage names no place when a position lies in another country', () => {
  expect(render('near=52.5,13.4')).toContain('not in Mongolia');
});

test('what opens in a sum of the demo is shown by it as by its aimag', () => {
  const sums = coverage.filter(({ kind }) => kind === 'SUM');
  const named = coverage.flatMap(({ id, planned }) =>
    planned.flatMap((site) => {
      const sum = sums.find(
        ({ parentId, nameMn }) => parentId === id && site.nameMn.startsWith(`${nameMn} сум`),
      );
      return sum ? [{ site, sum }] : [];
    }),
  );
  expect(named.length).toBe(3);
  for (const { site, sum } of named) {
    const shown = sum.planned.map(({ generation, opens }) => `${generation} ${opens}`);
    expect.soft(shown, sum.id).toContain(`${site.generation} ${site.opens}`);
  }
});
