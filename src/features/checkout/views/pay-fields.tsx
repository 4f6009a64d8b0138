import type { ComponentProps, ReactNode } from 'react';
import { formatMnt } from '#domain/money.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { isRegisterNumber } from '#domain/register-number.ts';
import { AgreementPart } from '#flow/consent/agreement-part.tsx';
import { ReviewRow } from '#flow/review/review-row.tsx';
import { formatDate } from '#i18n/format-date.ts';
import { noteBrought, toBrought, writeBrought } from '#order/brought.ts';
import type { OrderAddress, OrderLine } from '#order/model.ts';
import type { ReceiptBuyer } from '#payment/receipt/model.ts';
import { ProviderChoices } from '#payment/views/provider-choices.tsx';
import { texts } from '#request/texts.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import type { ReadCart } from '../freeze-lines.ts';
import { type Amounts, isPhysical } from '../model.ts';
import { ChangedCart } from './changed-cart.tsx';
import { ChangedTotal } from './changed-total.tsx';
import { AmountRows } from './order-summary.tsx';
import { WayOn } from './way-on.tsx';

interface PayData {
  lines: readonly OrderLine[];
  /** All that was in the cart, and not a part of it or a lease. */
  isOfCart: boolean;
  /** The visitor's cart; null of a customer's. */
  cartId: string | null;
  amounts: Amounts;
  contact: { phone: string; email: string };
  deliveryType?: 'DELIVERY' | 'PICKUP';
  recipient?: { firstName: string; lastName: string; registerNumber: string; passport: string };
  address?: OrderAddress & { isCapital: boolean };
  time?: { date: string; slot: string };
  branch?: {
    nameMn: string;
    nameEn: string;
    addressMn: string;
    addressEn: string;
    lacking: readonly string[];
  };
  buyer: ReceiptBuyer;
  promoCode: string;
  referralCode: string;
}

/** The flow is made of the site's parts, so only its path is known here. */
const checkout = { path: '/checkout' } as const;

function Row({ name, step, children }: Omit<ComponentProps<typeof ReviewRow>, 'flow'>) {
  return (
    <ReviewRow flow={checkout} name={name} step={step}>
      {children}
    </ReviewRow>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <span className="block text-sm font-normal text-muted">{children}</span>
);

function DeliveryRows({ data }: { data: PayData }) {
  const { t, own, locale } = texts();
  const { address, recipient, time, branch, deliveryType } = data;
  if (!isPhysical(data)) {
    return (
      <div className="border-b-1 border-line py-3">
        <dt className="text-sm text-muted">{t('checkout.DIGITAL')}</dt>
        <dd className="font-medium">{t('checkout.DIGITAL_text')}</dd>
      </div>
    );
  }
  if (deliveryType === 'PICKUP') {
    const brought = toBrought(noteBrought(data.lines, branch?.lacking));
    return (
      <Row name={t('checkout.PICKUP')} step="branch">
        {branch && own(branch, 'name')}
        {branch && <Line>{own(branch, 'address')}</Line>}
        {brought && <Line>{writeBrought(brought, t)}</Line>}
      </Row>
    );
  }
  return (
    <>
      <Row name={t('checkout.where')} step="address">
        {address &&
          [own(address, 'text'), address.building, address.apartment].filter(Boolean).join(', ')}
        {recipient && (
          <Line>
            {recipient.lastName} {recipient.firstName}
          </Line>
        )}
        {recipient && !recipient.passport && !isRegisterNumber(recipient.registerNumber) && (
          <span className="block text-sm font-normal text-warning">
            {t('checkout.registerDate')}
          </span>
        )}
        {address?.note && <Line>{address.note}</Line>}
      </Row>
      <Row name={t('checkout.slot')} step={address?.isCapital ? 'time' : 'address'}>
        {address?.isCapital && time ? (
          <>
            {formatDate(time.date, locale)},{' '}
            <span className="whitespace-nowrap">{time.slot.replace('-', '–')}</span>
          </>
        ) : (
          t('checkout.elsewhere')
        )}
      </Row>
    </>
  );
}

function ReceiptRows({ data: { buyer, promoCode, referralCode } }: { data: PayData }) {
  const { t } = texts();
  return (
    <>
      <Row name={t('checkout.receiptFor')} step="receipt">
        {buyer.kind === 'INDIVIDUAL'
          ? t('checkout.individual')
          : t('checkout.companyIs', { name: buyer.name, tin: buyer.tin })}
        {buyer.kind === 'COMPANY' && <Line>{t('checkout.companyCheck')}</Line>}
        {buyer.kind === 'COMPANY' && <Line>{buyer.email}</Line>}
      </Row>
      {promoCode && (
        <Row name={t('checkout.promo')} step="receipt">
          {promoCode}
        </Row>
      )}
      {referralCode && (
        <Row name={t('checkout.referral')} step="receipt">
          {referralCode}
        </Row>
      )}
    </>
  );
}

/** Everything that is ordered, each with a way to change it; then the consent, the terms, how to pay, and the button. */
export function PayFields({ data, readCart }: { data: PayData; readCart: ReadCart }) {
  const { t } = texts();
  const { amounts, contact } = data;
  const price = formatMnt(amounts.total);
  return (
    <>
      <WayOn lines={data.lines} />
      <ChangedCart data={data} readCart={readCart} />
      <ChangedTotal lines={data.lines} amounts={amounts} />
      <dl className="numbers border-t-1 border-line">
        <Row name={t('checkout.step.contact')} step="contact">
          {groupPhoneNumber(contact.phone)}
          {contact.email && <Line>{contact.email}</Line>}
        </Row>
        <DeliveryRows data={data} />
        <ReceiptRows data={data} />
      </dl>
      <AgreementPart />
      <ProviderChoices />
      <div className="card p-5 roomy:hidden">
        <AmountRows
          amounts={amounts}
          isDelivery={isPhysical(data) && data.deliveryType === 'DELIVERY'}
          isPhysical={isPhysical(data)}
        />
      </div>
      <input type="hidden" name="total" value={amounts.total} />
      <div>
        <SubmitButton
          label={t('checkout.pay', { price })}
          pending={t('checkout.paying')}
          className="btn-primary numbers w-full sm:min-w-72 sm:w-fit"
        />
        <p className="mt-2 text-sm text-muted">{t('checkout.payNote')}</p>
      </div>
    </>
  );
}
