import { formatDate, formatDateTime } from '#i18n/format-date.ts';
import { formatVolume } from '#i18n/format-volume.ts';
import type { TouristPurchase } from '#purchase/own-esim/own-esim.ts';
import type { SimOrder } from '#purchase/sim-order-store.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { QrCode } from '#ui/qr-code.tsx';
import { withIcon } from '#ui/with-icon.ts';

const bring = ['passport', 'voucher', 'phone'] as const;

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="m-0 font-bold">{children}</dd>
    </div>
  );
}

/** What a travel point hands a card out for, once: on a phone, or on paper. Its QR code leads staff to it in the desk. */
export function Voucher({ purchase, order }: { purchase: TouristPurchase; order: SimOrder }) {
  const { t, own, locale } = texts();
  const { code, item } = purchase;
  const { pickup, traveller } = item;
  if (order.status === 'COMPLETED') {
    return (
      <section className="card my-6 max-w-3xl p-5 sm:p-6">
        <p
          className={`flex items-start gap-2 text-lg before:text-success ${withIcon('circle-check')}`}
        >
          {t('touristSim.handedOut', { time: formatDateTime(order.updatedAt, locale) })}
        </p>
      </section>
    );
  }
  return (
    <section aria-labelledby="voucher" className="card my-6 max-w-3xl p-5 sm:p-6">
      <h2 id="voucher" className="text-2xl">
        {t('touristSim.voucher')}
      </h2>
      <p className="mt-1 text-muted">{t('touristSim.voucherLead')}</p>
      <div className="mt-5 grid gap-6 sm:grid-cols-[16rem_1fr]">
        <div className="max-w-64">
          <QrCode
            text={`${requestContext().origin}/staff/sims?code=${code}`}
            label={t('touristSim.voucherQr')}
          />
          <p className="numbers mt-2 text-center text-2xl font-bold tracking-widest">{code}</p>
        </div>
        <dl className="numbers stack min-w-0 gap-4">
          <Row name={t('touristSim.step.package')}>
            {t('touristSim.days', {
              count: item.package.days,
              data: formatVolume(item.package.dataMb, t),
            })}
          </Row>
          <Row name={t('touristSim.traveller')}>
            {traveller.lastName} {traveller.firstName}
          </Row>
          {pickup && (
            <>
              <Row name={t('touristSim.step.point')}>
                {own(pickup.point, 'name')}
                <span className="block font-normal">{own(pickup.point, 'address')}</span>
              </Row>
              <Row name={t('touristSim.when')}>
                {t('touristSim.from', { day: formatDate(pickup.arrives, locale) })}
                <span className="block font-normal">{own(pickup.point, 'hours')}</span>
              </Row>
            </>
          )}
        </dl>
      </div>
      <h3 className="mt-6 text-lg">{t('touristSim.bringTitle')}</h3>
      <ul className="m-0 mt-2 list-none p-0">
        {bring.map((what) => (
          <li
            key={what}
            className={`flex items-start gap-2 py-1 before:text-success ${withIcon('check')}`}
          >
            {t(`touristSim.bring.${what}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
