import { toDueNow } from '#domain/leasing.ts';
import { type Answered, answer, type Refusal, refuse } from '#forms/outcome.ts';
import { isOwnAssessment } from './find-own.ts';
import { isUsable } from '#leasing/model.ts';
import { findAssessment } from '#leasing/store.ts';
import type { OrderLine } from '#order/model.ts';
import { failed } from './check-applicant.ts';
import { findLeased } from './find-product.ts';
import { listOffers } from './list-offers.ts';

/** An offer of an assessment, `token percent months`, as the line of an order; only for whom it was made, and as it was made. */
export async function readLease(offer: string): Promise<Answered<OrderLine> | Refusal> {
  const [token = '', percent, months] = offer.split(' ');
  const found = await findAssessment(token);
  const gone = refuse('checkout.fault.lease');
  if (!found?.wish?.product || !(await isOwnAssessment(found))) return gone;
  if (!isUsable(found, Date.now())) return gone;
  const offers = await listOffers(found);
  const lease = offers.find(
    (one) => one.percent === Number(percent) && one.months === Number(months),
  );
  if (!lease) return gone;
  const { product, productId } = found.wish.product;
  const leased = await findLeased(product, productId);
  if (!leased.ok) return failed();
  if (leased.value?.productId !== productId) return refuse('leasing.notLeasable');
  if (leased.value.price !== lease.price) return refuse('checkout.fault.leasePrice');
  const { nameMn, nameEn, image } = leased.value;
  return answer({
    productId,
    product,
    nameMn,
    nameEn,
    image,
    price: toDueNow(lease),
    quantity: 1,
    type: 'PHYSICAL',
    lease: { ...lease, assessmentId: found.id, code: found.code },
  });
}
