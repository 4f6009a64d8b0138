import type { ChosenNumber } from '#purchase/chosen-number.ts';
import type { NumberOwner } from '#contracts/mobile/numbers.ts';
import { formatMnt } from '#domain/money.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { maskName } from '#domain/person-name.ts';
import { ReviewRow } from '#flow/review/review-row.tsx';
import { PayButton, ReceiptAndProvider } from '#purchase/views/pay-parts.tsx';
import { texts } from '#request/texts.ts';
import type { ChosenPlan } from '../chosen.ts';
import { toAmounts } from '../model.ts';

const flow = { path: '/newnumberv2' } as const;

interface PaidData {
  number: ChosenNumber;
  plan: ChosenPlan;
  sim: { sim: 'SIM' | 'ESIM'; check: string };
  identity: { by: 'DAN' | 'PASSPORT' };
  person?: NumberOwner;
  contact: { phone: string; email: string };
  way?: { type: 'DELIVERY' | 'PICKUP' };
  address?: { textMn: string; textEn: string };
  branch?: { nameMn: string; nameEn: string };
}

/** Everything that is bought, each with a way to change it; then what is paid, and the button. */
export function PayFields({ data }: { data: PaidData }) {
  const { t, own } = texts();
  const { plan, sim, identity, person, contact, address, branch } = data;
  const { total } = toAmounts(data);
  return (
    <>
      <dl className="numbers border-t-1 border-line">
        <ReviewRow flow={flow} name={t('newNumber.step.plan')} step="plan">
          {own(plan, 'name')}
        </ReviewRow>
        <ReviewRow flow={flow} name={t('newNumber.step.sim')} step="sim">
          {t(`newNumber.sim.${sim.sim}`)}
        </ReviewRow>
        {person && (
          <ReviewRow flow={flow} name={t('newNumber.owner')} step="identity">
            {maskName(person.lastName)} {maskName(person.firstName)} ·{' '}
            {t(`newNumber.by.${identity.by}`)}
          </ReviewRow>
        )}
        <ReviewRow flow={flow} name={t('newNumber.step.contact')} step="contact">
          {groupPhoneNumber(contact.phone)}
          {contact.email && `, ${contact.email}`}
        </ReviewRow>
        {address && (
          <ReviewRow flow={flow} name={t('checkout.DELIVERY')} step="address">
            {own(address, 'text')}
          </ReviewRow>
        )}
        {branch && (
          <ReviewRow flow={flow} name={t('checkout.PICKUP')} step="branch">
            {own(branch, 'name')}
          </ReviewRow>
        )}
      </dl>
      <PayButton total={total} price={formatMnt(total)} />
      <ReceiptAndProvider isForeigner={identity.by === 'PASSPORT'} />
    </>
  );
}
