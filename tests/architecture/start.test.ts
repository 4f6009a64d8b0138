import { glob } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { listStarted } from '../../bench/site-graph.ts';

/** What few ask for, or who pays: it is loaded when it is asked for. */
const onDemand =
  /^src\/(?:payment|order|purchase|leasing|messages|flow|fraud|jobs|identity\/(?:dan|tan))\//;
/** Of the features, what stands on every page or decides about each request; all others are loaded with their own. */
const everywhere = ['cart', 'navigation', 'search', 'shop', 'switches'].map(
  (name) => `src/features/${name}`,
);
/** A table, by which the edge knows the addresses of a return from Dan. */
const table = 'src/identity/dan/purposes.ts';

test('no part of a flow, of orders or of payments runs at each start of the worker', async () => {
  const started = [...(await listStarted())];
  expect(started).toContain('src/edge/index.ts');
  expect(started).toContain('src/pages/_layout.tsx');
  expect(started.length).toBeGreaterThan(150);
  const isEarly = (file: string) =>
    onDemand.test(file) ||
    (file.startsWith('src/features/') && !everywhere.some((one) => file.startsWith(`${one}/`)));
  expect(started.filter((file) => isEarly(file) && file !== table)).toEqual([]);
  // Nothing that stands on every page is a flow.
  for await (const file of glob('src/features/*/flow.ts')) {
    expect.soft(everywhere).not.toContain(dirname(file));
  }
});
