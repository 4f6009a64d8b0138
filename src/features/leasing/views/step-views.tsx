import type { ReactNode } from 'react';
import { leasingFeeMnt } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import { maskName } from '#domain/person-name.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { AgreementPart } from '#flow/consent/agreement-part.tsx';
import { ReviewRow } from '#flow/review/review-row.tsx';
import { formatDateTime } from '#i18n/format-date.ts';
import { DanOffer } from '#identity/dan/views/dan-offer.tsx';
import { findProof } from '#identity/proof/find-proof.ts';
import { findCustomer } from '#identity/session.ts';
import { findFee } from '#leasing/fee-store.ts';
import type { Wish } from '#leasing/model.ts';
import { PayButton, ReceiptAndProvider } from '#purchase/views/pay-parts.tsx';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Fieldset } from '#ui/form/choices.tsx';
import { readFieldState } from '#ui/form/field-state.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { withIcon } from '#ui/with-icon.ts';
import type { Checked } from '../check-applicant.ts';
import { WishWords } from './wish-words.tsx';

const flow = { path: '/leasing/assessment' } as const;

function Done({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className={`flex items-start gap-2 rounded-card bg-success-tint p-4 text-success ${withIcon('circle-check')}`}
    >
      <span>{children}</span>
    </p>
  );
}

/** For whom it is, and who is served elsewhere, before anything is typed. */
async function WhoFields({ data }: { data: { minAge: number } }) {
  const { t } = texts();
  const customer = await findCustomer();
  return (
    <>
      {customer ? (
        <Done>{t('leasing.who.signedIn', { number: groupPhoneNumber(customer.isdn) })}</Done>
      ) : (
        <p className="text-lg">{t('leasing.who.signIn')}</p>
      )}
      <ul className="stack list-none gap-3 p-0">
        <li
          className={`flex items-start gap-3 before:mt-0.5 before:text-primary ${withIcon('user-round-check')}`}
        >
          {t('leasing.who.own', { age: data.minAge })}
        </li>
        <li
          className={`flex items-start gap-3 before:mt-0.5 before:text-primary ${withIcon('mail')}`}
        >
          <span>
            {t('leasing.who.email')}{' '}
            <a href="/account/email?back=leasing" data-document className="line-link text-link">
              {t('leasing.who.toEmail')}
            </a>
          </span>
        </li>
        <li
          className={`flex items-start gap-3 before:mt-0.5 before:text-primary ${withIcon('briefcase')}`}
        >
          <span>
            {t('leasing.who.company')}{' '}
            <a href="/leasing/company" data-document className="line-link text-link">
              {t('leasing.forCompany')}
            </a>
          </span>
        </li>
        <li
          className={`flex items-start gap-3 before:mt-0.5 before:text-primary ${withIcon('globe')}`}
        >
          <span>
            {t('leasing.who.foreign')}{' '}
            <a href="/service-branches" data-document className="line-link text-link">
              {t('nav.branches')}
            </a>
          </span>
        </li>
      </ul>
    </>
  );
}

/** What Dan tells, or that it has told it. */
async function DanFields() {
  const { t, locale } = texts();
  const proof = await findProof('leasing');
  if (!proof) {
    return (
      <DanOffer subject="owner">
        {requestContext().mode === 'kiosk' && (
          <p className="rounded-control bg-info-tint p-4 text-info">{t('newNumber.danKiosk')}</p>
        )}
      </DanOffer>
    );
  }
  return <Done>{t('leasing.danDone', { time: formatDateTime(proof.expiresAt, locale) })}</Done>;
}

function Box({ name, text, hint }: { name: 'emongolia' | 'bureaus'; text: string; hint: string }) {
  const { typed } = readFieldState(name);
  return (
    <Fieldset name={name} legend={text} hint={hint}>
      <label className="tap flex items-center gap-3.5">
        <input
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={typed?.[0] === 'yes'}
          className="h-6 w-6 shrink-0"
        />
        {texts().t('leasing.agree')}
      </label>
    </Fieldset>
  );
}

function ConsentFields() {
  const { t } = texts();
  return (
    <>
      <Box name="emongolia" text={t('leasing.emongolia')} hint={t('leasing.emongoliaText')} />
      <Box name="bureaus" text={t('leasing.bureaus')} hint={t('leasing.bureausText')} />
      <AgreementPart />
    </>
  );
}

interface PaidData {
  wish: Wish;
  person: Checked & { isdn: string };
}

/** What is assessed and for whom, what it costs, or that it is paid already. */
async function PayFields({ data }: { data: PaidData }) {
  const { t, locale } = texts();
  const { person, wish } = data;
  const fee = await findFee(person.isdn, Date.now());
  const price = formatMnt(leasingFeeMnt);
  return (
    <>
      <dl className="numbers border-t-1 border-line">
        <div className="border-b-1 border-line py-3">
          <dt className="text-sm text-muted">{t('leasing.step.wish')}</dt>
          <dd className="m-0 font-medium">
            <WishWords wish={wish} />
          </dd>
        </div>
        <ReviewRow flow={flow} name={t('leasing.applicant')} step="dan">
          {maskName(person.applicant.lastName)} {maskName(person.applicant.firstName)} ·{' '}
          {groupPhoneNumber(person.isdn)}
        </ReviewRow>
      </dl>
      {fee ? (
        <>
          <Done>{t('leasing.feeHolds', { time: formatDateTime(fee.validUntil, locale) })}</Done>
          <input type="hidden" name="total" value="0" />
          <input type="hidden" name="provider" value="qpay" />
          <input type="hidden" name="receipt" value="INDIVIDUAL" />
          <SubmitButton
            label={t('leasing.assess')}
            pending={t('flow.sending')}
            className="btn-primary w-full sm:min-w-72 sm:w-fit"
          />
        </>
      ) : (
        <>
          <p className="rounded-card bg-info-tint p-4 text-info">{t('leasing.feeText')}</p>
          <PayButton total={leasingFeeMnt} price={price} />
          <ReceiptAndProvider />
        </>
      )}
    </>
  );
}

/** The wish is made on the calculator's page: whoever comes without one is led there. */
function WishFields() {
  const { t } = texts();
  return (
    <a href="/leasing" data-document className="btn-primary self-start">
      {t('leasing.toCalculator')}
    </a>
  );
}

/** The fields of each step. */
export const leasingViews = {
  wish: WishFields,
  who: WhoFields,
  dan: DanFields,
  consent: ConsentFields,
  pay: PayFields,
};
