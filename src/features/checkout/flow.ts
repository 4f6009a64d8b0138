import { isSlotOpen } from '#domain/delivery-slots.ts';
import { findPlaces, nameAddress } from '#flow/address/find-places.ts';
import { defineFlow } from '#flow/define-flow.ts';
import { step } from '#flow/step.ts';
import { answer, joinRefusals, refuse } from '#forms/outcome.ts';
import { branchForm } from '#forms/way-fields.ts';
import type { OrderAddress } from '#order/model.ts';
import { findPayingClosure } from '#payment/providers.ts';
import { type FindCompany, toBuyer } from '#payment/receipt/buyer.ts';
import type { ReceiptBuyer } from '#payment/receipt/model.ts';
import { addressAnswer, branchAnswer, receiptAnswer } from './answers.ts';
import { calculate } from './calculate.ts';
import { findBranch, listLacking } from './find-branches.ts';
import { takeCode } from './find-code.ts';
import {
  addressForm,
  cartForm,
  contactForm,
  deliveryForm,
  payForm,
  receiptForm,
  timeForm,
} from './form.ts';
import { freezeLease, type ReadLease } from './freeze-lease.ts';
import { freezeLines, frozenSchema, type ReadCart } from './freeze-lines.ts';
import { amountsSchema, isPhysical } from './model.ts';
import type { SubmitOrder } from './submit.ts';
import { type Chosen, toTerms } from './terms.ts';

/** What other parts of the site do for the checkout. */
export interface CheckoutPorts {
  readCart: ReadCart;
  readLease: ReadLease;
  findCompany: FindCompany;
  submit: SubmitOrder;
}

const isDelivered = ({ deliveryType }: Chosen) => deliveryType === 'DELIVERY';
const isPickedUp = ({ deliveryType }: Chosen) => deliveryType === 'PICKUP';
const isInSlots = ({ address }: { address?: { isCapital: boolean } }) =>
  address?.isCapital === true;

const toSteps = ({ readCart, readLease, findCompany, submit }: CheckoutPorts) =>
  step('cart', {
    title: 'checkout.step.cart',
    question: 'checkout.question.cart',
    submit: 'cart.checkout',
    entrance: '/cart',
    input: cartForm,
    answer: frozenSchema,
    ask: ({ line, lease }) =>
      lease === undefined ? freezeLines(line, readCart) : freezeLease(lease, readLease),
    save: ({ line, lease }, _data, frozen) => {
      return { ...frozen, isOfCart: line.length === 0 && lease === undefined };
    },
  })
    .step('contact', {
      title: 'checkout.step.contact',
      question: 'checkout.question.contact',
      input: contactForm,
      answer: amountsSchema,
      ask: (_input, { lines }) => calculate(lines, toTerms({ lines })),
      save: (contact, _data, amounts) => ({ contact, amounts }),
    })
    .step('delivery', {
      title: 'checkout.step.delivery',
      question: 'checkout.question.delivery',
      when: isPhysical,
      input: deliveryForm,
      answer: amountsSchema,
      ask: ({ deliveryType }, { lines }) => calculate(lines, { deliveryType }),
      save: ({ deliveryType }, _data, amounts) => ({ deliveryType, amounts }),
    })
    .step('address', {
      title: 'checkout.step.address',
      question: 'checkout.question.address',
      when: isDelivered,
      input: addressForm,
      answer: addressAnswer,
      ask: async (typed, { lines }) => {
        const places = await findPlaces(typed);
        if (!places) return refuse('address.fault.unknown', 'khorooId');
        if (places.some(({ deliverable }) => !deliverable)) {
          return refuse('checkout.fault.notDeliverable', 'districtId');
        }
        const { cityId, districtId } = typed;
        const terms = { deliveryType: 'DELIVERY' as const, cityId, districtId };
        const amounts = await calculate(lines, terms, { NOT_DELIVERABLE: 'districtId' });
        if (!amounts.ok) return amounts;
        const named = nameAddress(places, []);
        return answer({ ...named, isCapital: places[0].kind !== 'AIMAG', amounts: amounts.value });
      },
      save: (
        { firstName, lastName, registerNumber, passport, identity: _identity, ...typed },
        _data,
        { amounts, isCapital, ...named },
      ) => ({
        recipient: { firstName, lastName, registerNumber, passport },
        address: { ...typed, ...named, isCapital } satisfies OrderAddress & { isCapital: boolean },
        amounts,
      }),
    })
    .step('time', {
      title: 'checkout.step.time',
      question: 'checkout.question.time',
      when: isInSlots,
      input: timeForm,
      answer: amountsSchema,
      ask: async ({ slot: time }, data) =>
        isSlotOpen(time.date, time.slot, new Date())
          ? calculate(data.lines, toTerms({ ...data, time }), { NO_SLOT: 'slot' })
          : refuse('checkout.fault.slotClosed', 'slot'),
      save: ({ slot: time }, _data, amounts) => ({ time, amounts }),
    })
    .step('branch', {
      title: 'checkout.step.branch',
      question: 'checkout.question.branch',
      when: isPickedUp,
      input: branchForm,
      answer: branchAnswer,
      ask: async ({ branchId }, { lines }) => {
        const branch = await findBranch(branchId);
        if (!branch) return refuse('checkout.fault.branch', 'branchId');
        const [amounts, lacking] = await Promise.all([
          calculate(lines, { deliveryType: 'PICKUP' }),
          listLacking(branchId, lines),
        ]);
        if (!amounts.ok) return amounts;
        const { id, nameMn, nameEn, addressMn, addressEn } = branch;
        const found = { id, nameMn, nameEn, addressMn, addressEn, lacking };
        return answer({ ...found, amounts: amounts.value });
      },
      save: (_input, _data, { amounts, ...branch }) => ({ branch, amounts }),
    })
    .step('receipt', {
      title: 'checkout.step.receipt',
      question: 'checkout.question.receipt',
      submit: 'checkout.toPayment',
      input: receiptForm,
      answer: receiptAnswer,
      ask: async (input, data, caller) => {
        const { lines, contact } = data;
        const isCompany = input.receipt === 'COMPANY';
        const buyer = isCompany ? await toBuyer(input, findCompany) : null;
        // The code is judged all the same: whoever mends one fault is not told of another one then.
        if (buyer && !buyer.ok && input.code === '') return buyer;
        const vatType = isCompany ? ('CORPORATE' as const) : ('INDIVIDUAL' as const);
        const terms = { ...toTerms(data), vatType };
        const own = [contact.phone, caller.isdn];
        const taken = await takeCode(input.code, { lines, terms, own }, caller);
        if (buyer && !buyer.ok) return taken.ok ? buyer : joinRefusals(buyer, taken);
        if (!taken.ok) return taken;
        const found = buyer?.value;
        return answer({ ...taken.value, company: found?.kind === 'COMPANY' ? found : null });
      },
      // A company's e-mail that was typed before a person was chosen is hidden then, and gets nothing.
      save: (_input, { contact }, { company: found, ...rest }) => ({
        ...rest,
        buyer: (found ?? {
          kind: 'INDIVIDUAL',
          email: contact.email,
        }) satisfies ReceiptBuyer as ReceiptBuyer,
      }),
    })
    .step('pay', {
      title: 'checkout.step.pay',
      question: 'checkout.question.pay',
      input: payForm,
      keep: ['purpose', 'terms', 'provider'],
      commit: submit,
    });

/** From a full cart to a payment. */
export const toCheckout = (ports: CheckoutPorts) =>
  defineFlow({
    kind: 'checkout',
    title: 'checkout.title',
    lead: 'checkout.lead',
    path: '/checkout',
    lifeHours: 72,
    findClosure: findPayingClosure,
    version: 1,
    steps: toSteps(ports),
    confirmBy: ({ contact }) => (contact ? { by: 'phone', isdn: contact.phone } : null),
  });
