import { afterEach, expect, test, vi } from 'vitest';
import { toDueNow, toLease } from '#domain/leasing.ts';
import { usableMs } from '#leasing/model.ts';
import {
  addOffer,
  leasedProduct,
  newGroup,
  openOffers,
  openOwner,
} from '../../../tests/unit/open-offers.ts';
import { readLease } from './read-lease.ts';

afterEach(() => vi.restoreAllMocks());

const id = 'p-1';
const price = 1_000_001;
/** At a rate, which the shop may have changed meanwhile. */
const lease = toLease(price, 15, 9, 250);

async function open() {
  const known = new Map([[id, leasedProduct(id, price)]]);
  const stage = { products: known, group: newGroup() };
  openOffers(stage);
  const owner = await openOwner();
  const offer = await addOffer(owner.visitorId, { id, lease, monthly: 120_000 });
  const read = (pair = '15 9', who = owner) =>
    who.within(() => readLease(`${offer.token} ${pair}`));
  return { stage, owner, offer, read };
}
const refusedWith = (message: string) => ({ ok: false, faults: [{ message }] });

test.each([
  ['15 9', lease],
  ['40 9', toLease(price, 40, 9, 250)],
])(
  'an offer of %s is a line at what is paid at once, at the rate of the wish',
  async (pair, made) => {
    const { offer, read } = await open();
    expect(await read(pair)).toEqual({
      ok: true,
      value: {
        productId: id,
        product: id,
        nameMn: 'Утас',
        nameEn: 'Phone',
        image: null,
        price: toDueNow(made),
        quantity: 1,
        type: 'PHYSICAL',
        lease: { ...made, assessmentId: offer.id, code: offer.code },
      },
    });
  },
);

test.each([
  ['a prepayment that is not offered', '10 9'],
  ['a term that is not offered', '15 12'],
  // 3 months with 15 % come to more than 120,000 a month.
  ['more a month than was allowed', '15 3'],
  ['no pair', ''],
  ['half a pair', '15'],
  ['a pair of words', 'x y'],
])('%s is refused', async (_what, pair) => {
  const { read } = await open();
  expect(await read(pair)).toMatchObject(refusedWith('checkout.fault.lease'));
});

test('nobody orders with the offer of somebody else, or of nobody', async () => {
  const { owner, read } = await open();
  expect(await read('15 9', await openOwner())).toMatchObject(refusedWith('checkout.fault.lease'));
  const unknown = await owner.within(() => readLease(`${'A'.repeat(43)} 15 9`));
  expect(unknown).toMatchObject(refusedWith('checkout.fault.lease'));
});

test('an offer is refused from the moment at which it is over', async () => {
  const { owner } = await open();
  const made = Date.now() - usableMs;
  const given = { id, lease, monthly: 120_000 };
  const [over, holds] = [
    await addOffer(owner.visitorId, given, made),
    await addOffer(owner.visitorId, given, made + 60_000),
  ];
  const read = (token: string) => owner.within(() => readLease(`${token} 15 9`));
  expect(await read(over.token)).toMatchObject(refusedWith('checkout.fault.lease'));
  expect(await read(holds.token)).toMatchObject({ ok: true });
});

test('a price that has changed since is refused, and so is what is leased no more', async () => {
  const { stage, read } = await open();
  stage.products.set(id, leasedProduct(id, price - 1));
  expect(await read()).toMatchObject(refusedWith('checkout.fault.leasePrice'));
  stage.products.set(id, { ...leasedProduct(id, price), leasable: false });
  expect(await read()).toMatchObject(refusedWith('leasing.notLeasable'));
  stage.products.set(id, leasedProduct(id, price));
  stage.group = newGroup({ prepayOptions: [35] });
  expect(await read()).toMatchObject(refusedWith('checkout.fault.lease'));
});
