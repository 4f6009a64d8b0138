import { formatMnt } from '#domain/money.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { readFee } from '#purchase/sim-recovery/claim.ts';
import { texts } from '#request/texts.ts';
import { toAmounts } from '../model.ts';
import type { RecoveryData } from '../pay.ts';

/** Which number it is about, how it goes on, and what it costs. */
export function RecoverySummary({ data }: { data: object }) {
  const { t } = texts();
  const { number, sim, way } = data as Partial<RecoveryData>;
  const { fee, delivery, total } = toAmounts(readFee(), way);
  const toText = (amount: number) => (amount > 0 ? formatMnt(amount) : t('checkout.free'));
  return (
    <aside aria-label={t('flow.simRecovery.title')} className="card self-start p-4 sm:p-5">
      {number && (
        <>
          <p className="text-sm text-muted">{t('simRecovery.number')}</p>
          <p className="numbers whitespace-nowrap text-3xl font-bold">
            {groupPhoneNumber(number.isdn)}
          </p>
        </>
      )}
      {sim && <p className="mt-1">{t(`simRecovery.way.${sim.way}`)}</p>}
      <dl className={`numbers stack gap-1.5 ${number ? 'mt-3 border-t-1 border-line pt-3' : ''}`}>
        <div className="flex justify-between gap-4 text-muted">
          <dt>{t('simRecovery.fee')}</dt>
          <dd>{toText(fee)}</dd>
        </div>
        {delivery > 0 && (
          <div className="flex justify-between gap-4 text-muted">
            <dt>{t('checkout.deliveryFee')}</dt>
            <dd>{formatMnt(delivery)}</dd>
          </div>
        )}
        <div className="flex justify-between gap-4 border-t-1 border-line pt-2 text-lg font-bold">
          <dt>{t('checkout.total')}</dt>
          <dd>{toText(total)}</dd>
        </div>
      </dl>
    </aside>
  );
}
