import type { ReactNode } from 'react';
import { formatMnt } from '#domain/money.ts';
import { AgreementPart } from '#flow/consent/agreement-part.tsx';
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

function Row({ name, step, children }: { name: string; step: string; children: ReactNode }) {
  const { t } = texts();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-1 border-line py-3">
      <dt className="w-full text-sm text-muted">{name}</dt>
      <dd className="min-w-0 flex-1 font-medium">{children}</dd>
      <dd>
        <a
          href={`/home-internet/${step}`}
          data-document
          className="line-link text-link"
          aria-label={t('homeInternet.changeOf', { what: name })}
        >
          {t('homeInternet.change')}
        </a>
      </dd>
    </div>
  );
}

/** Everything that is sent, each with a way to change it; then the consent, the terms, and the button. */
export function ConfirmFields({ data }: { data: OrderedData }) {
  const { t, own, locale } = texts();
  const { address, contact, package: chosen, visit } = data;
  return (
    <>
      <dl className="numbers border-t-1 border-line">
        <Row name={t('homeInternet.address')} step="address">
          {own(address, 'text')}
        </Row>
        {chosen && (
          <Row name={t('homeInternet.package')} step="package">
            {own(chosen, 'name')}, {t('homeInternet.perMonth', { price: formatMnt(chosen.fee) })}
          </Row>
        )}
        {visit && (
          <Row name={t('homeInternet.visit')} step="visit">
            {formatDate(visit.date, locale)}, {visit.slot.replace('-', '–')}
          </Row>
        )}
        <Row name={t('homeInternet.contact')} step="contact">
          {contact.name}, {contact.phone}
          {contact.email && `, ${contact.email}`}
        </Row>
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
