import { expect, test } from 'vitest';
import { border } from '#features/branches/mongolia.ts';
import { branches } from '../../operator/seed/places/branches.ts';

/** Whether a ray to the east crosses the border an odd number of times. */
function isInside(lng: number, lat: number): boolean {
  let inside = false;
  for (const [i, [x, y]] of border.entries()) {
    const [lastX, lastY] = border.at(i - 1) ?? [x, y];
    const crosses = y > lat !== lastY > lat;
    if (crosses && lng < ((lastX - x) * (lat - y)) / (lastY - y) + x) inside = !inside;
  }
  return inside;
}

test('each branch stands inside the border that the map draws', () => {
  const outside = branches.filter(
    ({ lat, lng }) => lat === null || lng === null || !isInside(lng, lat),
  );
  expect(branches.length).toBeGreaterThan(50);
  expect(outside.map(({ nameMn }) => nameMn)).toEqual([]);
});
