import { groupPhoneNumber, maskPhoneNumber } from '#domain/phone-number.ts';
import { translator } from '#i18n/translator.ts';
import { mapOutcome } from '#lib/outcome.ts';
import type { Kind } from '../kind.ts';
import { advanceRecovery } from '../sim-recovery/advance.ts';
import { findRecoveryById } from '../sim-recovery/store.ts';
import type { RecoveryItem } from '../sim-recovery/model.ts';

const refused = { ok: true, value: { state: 'REFUSED' } } as const;

/** The fee of a SIM that is replaced: what is done for it, its recovery knows. */
export const simRecovery: Kind<RecoveryItem> = {
  path: '/simRecovery',
  isTopUp: false,
  mayEndByHand: () => false,
  findNumber: () => null,
  // Its recovery tells everybody itself.
  done: () => ({ event: 'recovery.active', to: 'recipient' }),
  refused: 'recovery.refunded',
  toWords: ({ isdn }) => ({ number: groupPhoneNumber(isdn) }),
  toLines: ({ item: { isdn, fee } }) => [
    {
      name: translator('mn')('pay.simRecovery.receipt', { number: isdn }),
      price: fee,
      quantity: 1,
    },
  ],
  soldAs: 'service',
  toDeliveryPrice: ({ deliveryPrice }) => deliveryPrice,
  // The old SIM may stop it first, or a card has to arrive.
  nextWhen: 'pay.simRecovery.nextWhen',
  takesLate: false,
  // Another one of the number may be under way by then.
  canRetry: ({ expiresAt }, now) => expiresAt > now,
  async send({ amount, item: { recoveryId, way } }, { key }) {
    const recovery = await findRecoveryById(recoveryId);
    const isOther = recovery?.way !== way || recovery.amount !== amount;
    // Paid for a choice that was changed before it was paid, or twice.
    if (isOther || (recovery.effectKey ?? key) !== key) return refused;
    return mapOutcome(await advanceRecovery(recoveryId, key, Date.now()), ({ state }) =>
      state === 'ACTIVE' ? { state: 'DONE' as const } : { state: 'REFUSED' as const },
    );
  },
  mask: (item) => ({ ...item, isdn: maskPhoneNumber(item.isdn) }),
};
