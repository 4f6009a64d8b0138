import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { branch } from '#contracts/content/places.ts';
import { toMapPoint } from '#domain/mongolia-map.ts';
import { runInContext } from '#request/context.ts';
import { visit } from '../../../../tests/unit/visit.ts';
import { BranchesNearby } from './branches-nearby.tsx';

const near = { lat: 47.9, lng: 106.9 };
const far = { lat: 49.5, lng: 100.2 };
const toBranch = (id: string, place: object) => branch.parse({ id, nameMn: id, ...place });

function render(places: readonly object[], hasMap = true): string {
  const value = places.map((place, i) => toBranch(`b-${i}`, place));
  return runInContext(visit({ position: near }), () =>
    renderToStaticMarkup(<BranchesNearby read={{ state: 'ready', value }} hasMap={hasMap} />),
  );
}

test('the map beside three branches marks the nearest one, whatever their order', () => {
  const html = render([far, near]);
  const [x, y] = toMapPoint(near).map(Math.round);
  expect(html).toMatch(new RegExp(`<path d="M${x} ${y}h0" class="stroke-primary"`));
});

test('there is no map where it is not asked for, or where nobody says where a branch is', () => {
  expect(render([near], false)).not.toContain('<svg');
  expect(render([{}])).not.toContain('<svg');
});
