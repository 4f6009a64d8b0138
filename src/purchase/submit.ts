import { minPayment } from '#domain/payable-amount.ts';
import type { Draft } from '#flow/model.ts';
import type { Order } from '#flow/step.ts';
import { answer, goTo, type GoTo, type Refusal, refuse } from '#forms/outcome.ts';
import { refuseProvider } from '#payment/providers.ts';
import { toBuyer } from '#payment/receipt/buyer.ts';
import { placePurchase, type PlacePorts, type NewPurchase } from './place.ts';
import type { Operation } from '#forms/operation.ts';
import { findCompany } from '#services/find-company.ts';
import type { PayInput } from '#forms/pay-fields.ts';

type Bought = Pick<NewPurchase, 'item' | 'amount' | 'phone'>;

/** Makes the purchase and its invoice, and leads to its payment. */
export async function place(
  given: NewPurchase,
  operation: Operation,
  ports: PlacePorts,
): Promise<GoTo | Refusal> {
  const placed = await placePurchase(given, operation, ports);
  switch (placed.state) {
    case 'placed':
      return goTo(placed.href);
    case 'conflict':
      return refuse('request.sentOtherwise');
    case 'changed':
      return refuse('flow.gone');
    case 'unclear':
      return { ...refuse('checkout.fault.unclear'), status: 503 };
  }
}

/** The last step of a flow: the receipt's buyer, then the purchase. The draft is kept until it is paid. */
export async function submit(
  input: Omit<PayInput, 'total'>,
  {
    draft,
    caller,
    operation,
  }: Pick<Order<unknown>, 'operation'> & {
    draft: Draft | null;
    caller: Pick<Order<unknown>['caller'], 'request' | 'visitorId' | 'isdn'>;
  },
  { item, amount, phone }: Bought,
  ports: PlacePorts,
): Promise<(GoTo & { keepsDraft: true }) | Refusal> {
  const { request, visitorId, isdn } = caller;
  const refused = refuseProvider(input.provider);
  if (refused) return refused;
  if (amount > 0 && amount < minPayment) return refuse('checkout.fault.belowMinimum');
  const buyer =
    input.receipt === 'COMPANY'
      ? await toBuyer(input, findCompany)
      : answer({ kind: 'INDIVIDUAL' as const, email: input.vatEmail });
  if (!buyer.ok) return buyer;
  const given = {
    draft,
    visitorId,
    isdn,
    item,
    amount,
    buyer: buyer.value,
    phone: isdn ?? phone,
    provider: input.provider,
    language: request.locale,
  };
  const placed = await place(given, operation, ports);
  return placed.ok ? { ...placed, keepsDraft: true } : placed;
}
