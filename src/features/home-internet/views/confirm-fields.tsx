import { formatMnt } from '#domain/money.ts';
import { AgreementPart } from '#flow/consent/agreement-part.tsx';
import { ReviewRow } from '#flow/review/review-row.tsx';
import { formatDate } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import {
  type ChosenPackage,
  type Coverage,
  type NamedAddress,
  toRequestKind,
  type Visit,
} from '../model.ts';
import { homeInternet } from '../flow.ts';

interface OrderedData {
  address: NamedAddress;
  coverage: Coverage;
  contact: { name: string; phone: string; email: string };
  package?: ChosenPackage;
  visit?: Visit;
}

const buttons = {
  INSTALL: 'homeInternet.send',
  NOTIFY: 'homeInternet.sendNotify',
  CALL_BACK: 'homeInternet.sendCall',
} as const;

/** Everything that is sent, each with a way to change it; then the consent, the terms, and the button. */
export function ConfirmFields({ data }: { data: OrderedData }) {
  const { t, own, locale } = texts();
  const { address, contact, package: chosen, visit } = data;
  return (
    <>
      <dl className="numbers border-t-1 border-line">
        <ReviewRow flow={homeInternet} name={t('homeInternet.address')} step="address">
          {own(address, 'text')}
        </ReviewRow>
        {chosen && (
          <ReviewRow flow={homeInternet} name={t('homeInternet.package')} step="package">
            {own(chosen, 'name')}, {t('homeInternet.perMonth', { price: formatMnt(chosen.fee) })}
          </ReviewRow>
        )}
        {visit && (
          <ReviewRow flow={homeInternet} name={t('homeInternet.visit')} step="visit">
            {formatDate(visit.date, locale)}, {visit.slot.replace('-', '–')}
          </ReviewRow>
        )}
        <ReviewRow flow={homeInternet} name={t('homeInternet.contact')} step="contact">
          {contact.name}, {contact.phone}
          {contact.email && `, ${contact.email}`}
        </ReviewRow>
      </dl>
      <AgreementPart />
      <SubmitButton
        label={t(buttons[toRequestKind(data.coverage)])}
        pending={t('flow.sending')}
        className="btn-primary w-full sm:w-fit sm:min-w-48"
      />
    </>
  );
}
