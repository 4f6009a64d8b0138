import { afterEach, expect, test, vi } from 'vitest';
import { parseSettings } from '#settings/settings.ts';
import { createEbarimt } from './ebarimt.ts';
import { createUpstream } from './upstream/call-upstream.ts';

afterEach(() => vi.restoreAllMocks());

test('the tax daemon has a minute and a half for a receipt, and for its return', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout');
  const known = parseSettings({ OPERATOR: {} });
  const { callUpstream } = createUpstream({
    settings: () => known,
    log: () => {},
    operator: { fetch: () => Promise.reject(new Error('nobody answers')) },
  });
  const daemon = createEbarimt({ call: callUpstream, settings: () => known });
  const taxed = { total: 1000, vat: 0, cityTax: 0, parts: [] };
  await daemon.register({
    billSuffix: '000001',
    companyTin: null,
    corrects: null,
    reportMonth: null,
    paidBy: 'PAYMENT_CARD',
    unit: 'ш',
    taxed,
  });
  await daemon.giveBack('1', '2026-11-23 12:00:00');
  const [first, second, ...more] = waits.mock.calls.map(([ms]) => ms);
  expect(more).toEqual([]);
  for (const ms of [first, second]) {
    expect(ms).toBeGreaterThan(89_000);
    expect(ms).toBeLessThanOrEqual(90_000);
  }
});
