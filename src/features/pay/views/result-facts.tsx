import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { maskEmailAddress } from '#domain/email-address.ts';
import { maskPhoneNumber, groupPhoneNumber } from '#domain/phone-number.ts';
import { formatMonth } from '#i18n/format-date.ts';
import { findNumber } from '#purchase/kinds.ts';
import type { Purchase } from '#purchase/model.ts';
import { texts } from '#request/texts.ts';

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="m-0 text-lg font-bold">{children}</dd>
    </div>
  );
}

interface ForProps {
  purchase: Purchase;
  /** Asked by whoever has paid. */
  isMine: boolean;
}

/** Whom it was for, as far as the address may tell: never a name, and a whole number only to who has bought it. */
export function For({ purchase: { item }, isMine }: ForProps) {
  const { t, own, locale } = texts();
  const write = isMine ? groupPhoneNumber : maskPhoneNumber;
  const number = findNumber(item);
  return (
    <>
      {number !== null && <Fact name={t('pay.for')}>{maskPhoneNumber(number)}</Fact>}
      {item.kind === 'bill' && number === null && (
        <Fact name={t('pay.bill.contract')}>{maskPhoneNumber(item.account.value)}</Fact>
      )}
      {item.kind === 'bill' && (
        <Fact name={t('pay.bill.month')}>{formatMonth(item.month, locale)}</Fact>
      )}
      {item.kind === 'data' && <Fact name={t('pay.data.package')}>{own(item, 'name')}</Fact>}
      {item.kind === 'newNumber' && (
        <>
          <Fact name={t('newNumber.step.number')}>{write(item.isdn)}</Fact>
          <Fact name={t('newNumber.step.plan')}>{own(item.plan, 'name')}</Fact>
        </>
      )}
      {item.kind === 'touristSim' && (
        <>
          <Fact name={t('touristSim.step.package')}>{own(item.package, 'name')}</Fact>
          {item.email !== '' && (
            <Fact name={t('touristSim.step.email')}>{maskEmailAddress(item.email)}</Fact>
          )}
        </>
      )}
      {item.kind === 'stars' && (
        <>
          {item.isNew && <Fact name={t('stars.step.number')}>{write(item.isdn)}</Fact>}
          <Fact name={t('stars.step.package')}>{own(item.package, 'name')}</Fact>
        </>
      )}
      {item.kind === 'preorder' && <Fact name={t('preorder.product')}>{own(item, 'name')}</Fact>}
      {item.kind === 'wifi' && (
        <Fact name={t('pay.wifi.card')}>
          {own(item, 'name')} × {item.quantity}
        </Fact>
      )}
    </>
  );
}

/** Whom to call: who has bought a visitor's SIM may not be in the country yet. */
export const toPhone = ({ kind }: Pick<Purchase, 'kind'>): string =>
  kind === 'touristSim' ? brand.callCentreAbroad : brand.callCentre;

/** The code that people name; of a fee only that of its payment. */
export function Reference({ purchase }: { purchase: Purchase }) {
  const { t } = texts();
  const { code, kind } = purchase;
  const isFee = kind === 'simRecovery' || kind === 'leasingFee';
  return (
    <Fact name={t(isFee ? 'payment.ofFee' : 'payment.reference')}>
      <span className="tracking-wide">{code}</span>
      {/* What a fee was for has a code of its own, and that is the one to name. */}
      {!isFee && (
        <span className="block text-sm font-normal text-muted">
          {t('flow.result.reference', { phone: toPhone(purchase) })}
        </span>
      )}
    </Fact>
  );
}
