import { expect, test } from 'vitest';
import { listStarted } from '../../bench/site-graph.ts';

/** What few ask for, or who pays: it is loaded when it is asked for. */
const onDemand = /^src\/(?:payment|order|messages|flow|jobs|identity\/(?:dan|tan))\//;
const flows = /^src\/features\/(?:checkout|home-internet|orders|payments|receipts|staff)\//;
/** A table, by which the edge knows the addresses of a return from Dan. */
const table = 'src/identity/dan/purposes.ts';

test('no part of a flow, of orders or of payments runs at each start of the worker', async () => {
  const started = [...(await listStarted())];
  expect(started).toContain('src/edge/index.ts');
  expect(started).toContain('src/pages/_api/api/payment.ts');
  expect(started.length).toBeGreaterThan(150);
  const early = started.filter((file) => onDemand.test(file) || flows.test(file));
  expect(early.filter((file) => file !== table)).toEqual([]);
});
