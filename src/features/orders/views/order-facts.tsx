import type { ReactNode } from 'react';
import { maskEmailAddress } from '#domain/email-address.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { formatDate, formatDateTime } from '#i18n/format-date.ts';
import { toBrought, writeBrought } from '#order/brought.ts';
import type { Order } from '#order/model.ts';
import { texts } from '#request/texts.ts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="m-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** Where it goes, when, and to whom. What names a person is masked as far as the owner still knows it. */
export function OrderFacts({
  order,
  branch,
  visit,
  isWide = false,
}: {
  order: Order;
  branch: (id: string) => ReactNode;
  /** What helps to go there, as long as something is to be picked up. */
  visit?: (id: string) => ReactNode;
  /** To be printed: two facts beside each other, and without the note, which may hold a code of an entrance. */
  isWide?: boolean;
}) {
  const { t, own, locale } = texts();
  const { address, branchId, slotDate, slot, phone, email, firstName, lastName, buyer } = order;
  // Once it is ready in the branch it has been brought.
  const brought = order.status === 'PLACED' ? toBrought(order.lines) : null;
  const typed = address && [address.building, address.apartment].filter(Boolean).join(', ');
  return (
    <dl className={`card numbers m-0 grid gap-4 p-5 ${isWide ? 'sm:grid-cols-2' : ''}`}>
      {address && (
        <Fact name={t('order.address')}>
          {own(address, 'text')}
          {typed && <span className="block">{typed}</span>}
          {!isWide && address.note && (
            <span className="block text-sm text-muted">{address.note}</span>
          )}
        </Fact>
      )}
      {order.deliveryType === 'DELIVERY' && (
        <Fact name={t('order.when')}>
          {slotDate ? (
            <>
              {formatDate(slotDate, locale)},{' '}
              <span className="whitespace-nowrap">{slot?.replace('-', '–')}</span>
            </>
          ) : (
            t('order.whenDays')
          )}
        </Fact>
      )}
      {branchId && (
        <Fact name={t('order.branch')}>
          {branch(branchId)}
          {(order.status === 'PLACED' || order.status === 'SHIPPED') && visit?.(branchId)}
          {brought && <span className="block text-sm">{writeBrought(brought, t)}</span>}
        </Fact>
      )}
      {lastName && (
        <Fact name={t('order.recipient')}>{`${[...lastName][0] ?? ''}. ${firstName}`}</Fact>
      )}
      <Fact name={t('order.contact')}>
        {maskPhoneNumber(phone)}
        {email && <span className="block">{maskEmailAddress(email)}</span>}
      </Fact>
      {buyer.kind === 'COMPANY' && (
        <Fact name={t('order.company')}>
          {buyer.name}
          <span className="block text-sm text-muted">{`${t('order.tin')} ${buyer.tin}`}</span>
        </Fact>
      )}
      <Fact name={t('order.ordered')}>{formatDateTime(order.createdAt, locale)}</Fact>
    </dl>
  );
}
