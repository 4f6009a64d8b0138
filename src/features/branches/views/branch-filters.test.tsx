import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { runInContext } from '#request/context.ts';
import { visit } from '../../../../tests/unit/visit.ts';
import { toBranchFilters } from '../model.ts';
import { BranchFilterForm } from './branch-filters.tsx';
import { BranchList } from './branch-list.tsx';

const clearLink = '<a href="/service-branches"';

/** The form and an empty list, as the page renders them for this query; at a kiosk, where no island needs a router. */
function render(query: string, isNear = false): [form: string, list: string] {
  const filters = toBranchFilters(new URLSearchParams(query));
  return runInContext(visit({ mode: 'kiosk' }), () => [
    renderToStaticMarkup(
      <BranchFilterForm filters={filters} cities={[]} districts={[]} isNear={isNear} />,
    ),
    renderToStaticMarkup(<BranchList filters={filters} branches={[]} cities={[]} districts={[]} />),
  ]);
}

test.each(['', 'all=1', 'service=unknown', 'open=0'])(
  'BranchFilterForm and BranchList offer nothing to clear when the query is "%s"',
  (query) => {
    for (const html of render(query)) expect.soft(html).not.toContain(clearLink);
  },
);

test.each([
  'city=ub',
  'district=bayanzurkh',
  'service=sim',
  'open=1',
  'sort=nearest',
  'near=47.9,106.9',
  'near=47.9,106.9&sort=',
])('BranchFilterForm and BranchList offer to clear the filters when the query is "%s"', (query) => {
  for (const html of render(query)) expect.soft(html).toContain(clearLink);
});

test('BranchFilterForm carries the position on when the address has one', () => {
  const field = '<input type="hidden" name="near" value="47.92,106.92"/>';
  expect(render('near=47.92,106.92&city=ub')[0]).toContain(field);
  expect(render('city=ub')[0]).not.toContain('name="near"');
});

test('BranchFilterForm offers the nearest only when the visitor is near a branch', () => {
  expect(render('', true)[0]).toContain('sort=nearest');
  expect(render('')[0]).not.toContain('sort=nearest');
});
