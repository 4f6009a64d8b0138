import { groupPhoneNumber, maskPhoneNumber, pairDigits } from '#domain/phone-number.ts';
import { translator } from '#i18n/translator.ts';
import { bindHoldEnd } from '../give-back-store.ts';
import type { Kind } from '../kind.ts';
import { sellAndOrder } from '../number-effect.ts';
import type { NumberItem } from '../number-item.ts';
import { bindSimOrder } from '../sim-order-store.ts';

/** A number is sold and its SIM ordered; what somebody else has by now is given back. */
export const newNumber: Kind<NumberItem> = {
  path: '/new-number',
  // It is registered to a person, and the hold of it would run out while somebody looks.
  isTopUp: false,
  // Profiles come from the service only.
  mayEndByHand: ({ sim }) => sim !== 'ESIM',
  findNumber: () => null,
  done: ({ sim }) => ({ event: sim === 'ESIM' ? 'number.esim' : 'number.sold', to: 'payer' }),
  refused: 'number.refused',
  toWords: ({ isdn }) => ({ number: groupPhoneNumber(isdn) }),
  toLines({ item: { isdn, surcharge, sim, simPrice, plan } }) {
    const t = translator('mn');
    return [
      { name: t('pay.newNumber.receipt', { number: isdn }), price: surcharge, quantity: 1 },
      { name: t(`newNumber.sim.${sim}`), price: simPrice, quantity: 1 },
      { name: plan.nameMn, price: plan.fee, quantity: 1 },
    ].filter(({ price }) => price > 0);
  },
  soldAs: 'service',
  toDeliveryPrice: ({ deliveryPrice }) => deliveryPrice,
  takesLate: false,
  // A number that is not kept any more is chosen anew.
  canRetry: ({ hold }, now) => (hold?.expiresAt ?? Infinity) > now,
  send: sellAndOrder,
  bindAfter: async ({ id, item: { sim } }, { profile = null }, now) => [
    { sim: await bindSimOrder(id, sim, { profile, now }) },
  ],
  bindLast: ({ hold }, now) => (hold ? [{ hold: bindHoldEnd(hold.id, now) }] : []),
  toCard: ({ isdn, owner: { lastName, firstName }, delivery }) =>
    delivery && {
      what: pairDigits(isdn),
      person: `${lastName} ${firstName}`,
      type: delivery.type,
      place:
        delivery.type === 'PICKUP'
          ? delivery.branch
          : { nameMn: delivery.address.textMn, nameEn: delivery.address.textEn },
      moved: { SHIPPED: 'number.shipped', READY: 'number.ready' },
    },
  // Whose it was, and where its SIM went, mobile-services knows for as long as the law says.
  mask: (item) => ({
    ...item,
    isdn: maskPhoneNumber(item.isdn),
    owner: { registerNumber: null, passport: null, lastName: '', firstName: '' },
    delivery: null,
    referralCode: '',
  }),
};
