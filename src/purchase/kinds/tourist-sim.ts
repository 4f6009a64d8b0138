import { localized } from '#i18n/localized.ts';
import { orderTouristSim, readTouristSim } from '#services/tourist-sims.ts';
import type { Kind } from '../kind.ts';
import { LateProfile } from '../late-profile.ts';
import { bindSimOrder } from '../sim-order-store.ts';
import type { TouristItem } from '../tourist-item.ts';
import { isTaken, toPaid } from './paid-effect.ts';

const nobody = {
  passport: { number: '', country: '', expires: '' },
  lastName: '',
  firstName: '',
} as const;

/** The data SIM of a visitor of the country: an eSIM at once, or a card that a travel point hands out once. */
export const touristSim: Kind<TouristItem> = {
  path: '/tourist-sim',
  // An eSIM can be handed to anybody.
  isTopUp: true,
  mayEndByHand: ({ sim }) => sim !== 'ESIM',
  findNumber: () => null,
  done: ({ sim }) => ({ event: sim === 'ESIM' ? 'tourist.esim' : 'tourist.voucher', to: 'payer' }),
  refused: 'tourist.refused',
  toEmail: ({ email }) => email,
  toWords: (item, language) => ({
    what: localized(item.package, 'name', language),
    place: item.pickup ? localized(item.pickup.point, 'name', language) : '',
    day: item.pickup?.arrives.replaceAll('-', '.') ?? '',
  }),
  toLines: ({ item, amount }) => [{ name: item.package.nameMn, price: amount, quantity: 1 }],
  soldAs: 'service',
  takesLate: false,
  async send(purchase, { key, isKnown }) {
    const { code, item } = purchase;
    const { sim: kind, traveller, email, pickup } = item;
    const known = isKnown ? await readTouristSim(code) : null;
    if (known?.ok === false) return known;
    let state = known?.value.state ?? 'NONE';
    let profile = known?.value.profile ?? null;
    if (state === 'NONE') {
      const sold = await orderTouristSim(key, {
        ...toPaid(purchase),
        packageId: item.package.id,
        kind,
        traveller,
        email,
        pickup: pickup && { pointId: pickup.point.id, arrives: pickup.arrives },
      });
      if (!sold.ok && !isTaken(sold.error)) return sold;
      state = sold.ok ? sold.value.state : 'ORDERED';
      profile = sold.ok ? sold.value.profile : null;
    }
    if (state === 'REFUSED') return { ok: true, value: { state } };
    if (kind === 'ESIM' && !profile) return { ok: false, error: new LateProfile('profile') };
    return { ok: true, value: { state: 'DONE', profile } };
  },
  // Travel points have cards: a voucher is good at once.
  bindAfter: async ({ id, item: { sim } }, { profile = null }, now) => [
    { sim: await bindSimOrder(id, sim, { profile, now, status: 'READY' }) },
  ],
  toCard: ({ traveller: { lastName, firstName }, package: bought, pickup }) =>
    pickup && {
      what: bought,
      person: `${lastName} ${firstName}`,
      type: 'PICKUP',
      place: pickup.point,
      day: pickup.arrives,
      moved: { COMPLETED: 'tourist.handedOut' },
    },
  mask: (item) => ({ ...item, traveller: nobody, email: '', pickup: null }),
};
