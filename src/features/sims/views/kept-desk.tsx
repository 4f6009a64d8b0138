import { pairDigits } from '#domain/phone-number.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { WaitingDesk } from '#identity/staff/views/waiting-desk.tsx';
import { readKept } from '#purchase/give-back-store.ts';
import { texts } from '#request/texts.ts';

const maxShown = 100;

/** Numbers that are kept for customers, the one that ends first first; staff can give one back before its time. */
export async function KeptDesk() {
  const { t, locale } = texts();
  const kept = await readKept(maxShown);
  return (
    <div className="mt-10">
      <WaitingDesk
        id="kept"
        title={t('sims.kept.title')}
        says={t(kept.length === 0 ? 'sims.kept.none' : 'sims.kept.lead')}
        codeName={t('newNumber.step.number')}
        columns={[{ name: t('sims.kept.until') }]}
        waiting={kept.map(({ id, isdn, createdAt, expiresAt }) => ({
          name: 'hold',
          id,
          code: pairDigits(isdn),
          since: createdAt,
          cells: [formatDateTime(expiresAt, locale)],
          needs: 'fulfil',
          act: 'to',
          acts: [{ value: 'RELEASED', label: t('sims.kept.release') }],
        }))}
        now={Date.now()}
      />
    </div>
  );
}
