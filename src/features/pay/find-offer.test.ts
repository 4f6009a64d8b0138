import { afterEach, expect, test, vi } from 'vitest';
import { formatMnt } from '#domain/money.ts';
import { OPERATOR } from '#env.ts';
import { refuse } from '#forms/outcome.ts';
import { findSamePrice } from './find-offer.ts';

afterEach(() => vi.restoreAllMocks());

const gone = refuse('pay.fault.gone');

test.each(['data', 'wifi'] as const)(
  'of %s the price that was shown is paid; where it has changed, both are shown first',
  async (kind) => {
    if (!OPERATOR) throw new Error('no operator is bound');
    const price = 2000;
    const offers = [{ id: 'offer', nameMn: 'А', nameEn: 'A', price, period: 'DAY' }];
    vi.spyOn(OPERATOR, 'fetch').mockImplementation(async () => Response.json({ data: offers }));
    const renew = (now: number) => ({ price: now });
    const find = (id: string, shown: number) => findSamePrice(kind, { id, price: shown }, renew);
    expect(await find('offer', price)).toEqual({ ok: true, value: price });
    expect(await find('offer', 1500)).toMatchObject({
      ok: false,
      faults: [{ values: { before: formatMnt(1500), now: formatMnt(price) } }],
      renew: { price },
    });
    expect(await find('nothing', price)).toEqual(gone);
  },
);
