import { afterEach, expect, test, vi } from 'vitest';
import { flowEntrances, toFlowId, toProviderId } from '#domain/switches.ts';
import * as env from '#env.ts';
import { findClosure } from '#flow/define-flow.ts';
import { flows } from '#flows.ts';
import { providers } from '#payment/providers.ts';
import { runInContext } from '#request/context.ts';
import { findClosedHref } from '#request/switches.ts';
import { switchedOff } from './switched-off.ts';
import { visit } from './visit.ts';

afterEach(() => vi.restoreAllMocks());

/** A request while these are off. */
const during = <T>(ids: readonly string[], ask: () => T): T =>
  runInContext(visit({ switches: ids.map(switchedOff) }), ask);

const all = await Promise.all(
  Object.entries(flows).map(async ([path, load]) => ({ path, flow: await load() })),
);
const ways = Object.keys(providers).map(toProviderId);

/** Flows that ask for money and go on without a way to pay: the bill takes it, and a step refuses the rest. */
const byBill = ['stars'];

test.each(all)('with every way to pay off, $path is closed if it asks for money', ({ flow }) => {
  // A step that asks how it is paid gives the answer back after a refusal.
  const asks = flow.steps.some(({ keep }) => keep?.includes('provider') === true);
  const isClosed = asks && !byBill.includes(flow.kind);
  expect(during(ways, () => findClosure(flow)) !== null).toBe(isClosed);
  expect(during(ways.slice(1), () => findClosure(flow))).toBeNull();
});

test('where a new SIM costs nothing, it needs no way to pay', () => {
  const one = all.find(({ path }) => path === '/simRecovery')?.flow;
  const free = { ...env.settings(), SIM_RECOVERY_FEE: 0 };
  vi.spyOn(env, 'settings').mockReturnValue(free);
  expect(one && during(ways, () => findClosure(one))).toBeNull();
});

test.each(all)('a link to where $path begins says that it is off', ({ path, flow }) => {
  const begins = new Set([
    ...flow.steps.map(({ entrance }) => entrance ?? path),
    ...[...flowEntrances].filter(([, to]) => to === path).map(([from]) => from),
  ]);
  for (const href of begins) {
    // One can go on using the cart.
    if (href === '/cart') continue;
    expect(during([toFlowId(path)], () => findClosedHref(href))).not.toBeNull();
  }
});
