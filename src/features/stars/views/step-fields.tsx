import { starsRelations } from '#domain/stars-relations.ts';
import { formatMnt } from '#domain/money.ts';
import { pairDigits } from '#domain/phone-number.ts';
import { AgreementPart } from '#flow/consent/agreement-part.tsx';
import { DanOffer } from '#identity/dan/views/dan-offer.tsx';
import { findProof } from '#identity/proof/find-proof.ts';
import { settleRead } from '#lib/outcome.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { readNumbers } from '#services/numbers.ts';
import { readStarsPackages } from '#services/stars.ts';
import { Empty } from '#ui/empty.tsx';
import { Failed } from '#ui/failed.tsx';
import { Choices } from '#ui/form/choices.tsx';
import { Field } from '#ui/form/field.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { BranchWay } from './branch-way.tsx';

const offered = 6;

/** That Dan has confirmed the parent; else what it tells, and the step's own button leads there. */
export async function DanFields() {
  const { t } = texts();
  if (await findProof('stars')) {
    return (
      <p
        role="status"
        className={`flex items-start gap-2 rounded-card bg-success-tint p-4 font-medium text-success ${withIcon('circle-check')}`}
      >
        {t('stars.danDone')}
      </p>
    );
  }
  return (
    <DanOffer subject="owner">
      {requestContext().mode === 'kiosk' && (
        <p className="rounded-control bg-info-tint p-4 text-info">{t('newNumber.danKiosk')}</p>
      )}
    </DanOffer>
  );
}

export function ChildFields() {
  const { t } = texts();
  const { faults = [] } = requestContext().formState ?? {};
  return (
    <>
      <Field
        name="registerNumber"
        label={t('stars.register')}
        hint={t('stars.registerHint')}
        maxLength={20}
        autoComplete="off"
        className="numbers max-w-80 uppercase"
      />
      {faults.some(({ message }) => message === 'stars.fault.notChild') && <BranchWay />}
      <Field name="lastName" label={t('stars.lastName')} maxLength={60} autoComplete="off" />
      <Field name="firstName" label={t('stars.firstName')} maxLength={60} autoComplete="off" />
      <Choices
        name="relation"
        legend={t('stars.relation')}
        choices={starsRelations.map((one) => ({ value: one, title: t(`stars.relations.${one}`) }))}
      />
    </>
  );
}

export function WayFields() {
  const { t } = texts();
  return (
    <Choices
      name="number"
      legend={t('stars.question.number')}
      isAsked
      choices={(['NEW', 'OWN'] as const).map((one) => ({
        value: one,
        title: t(`stars.way.${one}`),
        text: t(`stars.wayText.${one}`),
        icon: one === 'NEW' ? ('circle-plus' as const) : ('card-sim' as const),
      }))}
    />
  );
}

/** A few that cost nothing; somebody else takes one each minute, so it is asked for each time. */
export async function NewFields() {
  const { t } = texts();
  const list = await readNumbers({ class: 'SUGGESTED', size: offered });
  if (!list.ok) return <Failed title={t('stars.numbersFailed')} />;
  if (list.value.items.length === 0) {
    return <Empty icon="search-x" title={t('stars.noNumbers')} text={t('stars.noNumbersText')} />;
  }
  return (
    <Choices
      name="isdn"
      legend={t('stars.question.new')}
      isAsked
      hint={t('stars.newHint')}
      columns
      choices={list.value.items.map(({ isdn, price }) => ({
        value: isdn,
        title: pairDigits(isdn),
        text: price > 0 ? formatMnt(price) : t('checkout.free'),
      }))}
    />
  );
}

export function OwnFields() {
  const { t } = texts();
  return (
    <Field
      name="isdn"
      label={t('stars.ownNumber')}
      hint={t('stars.ownHint')}
      type="tel"
      inputMode="tel"
      maxLength={20}
      autoComplete="off"
      className="numbers max-w-60 text-xl"
    />
  );
}

export async function PackageFields({ data }: { data: { mayBill: boolean } }) {
  const { t, own } = texts();
  const packages = await settleRead(await readStarsPackages());
  if (!packages.ok) return <Failed title={t('stars.failed')} />;
  return (
    <>
      <Choices
        name="packageId"
        legend={t('stars.packages')}
        choices={packages.value.map((one) => ({
          value: one.id,
          title: own(one, 'name'),
          text: own(one, 'text') || undefined,
          end: t('homeInternet.perMonth', { price: formatMnt(one.fee) }),
        }))}
      />
      <Choices
        name="by"
        legend={t('stars.by.title')}
        choices={[
          { value: 'NOW', title: t('stars.by.NOW'), text: t('stars.by.NOWText') },
          {
            value: 'BILL',
            title: t('stars.by.BILL'),
            text: t(data.mayBill ? 'stars.by.BILLText' : 'stars.fault.noBill'),
            disabled: !data.mayBill,
          },
        ]}
      />
    </>
  );
}

export const TermsFields = () => <AgreementPart />;

/** Above the forms of the code. */
export function CodeFields() {
  return <p className="text-muted">{texts().t('stars.codeLead')}</p>;
}
