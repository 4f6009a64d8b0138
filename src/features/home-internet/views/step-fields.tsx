import { formatMnt } from '#domain/money.ts';
import { listVisitDays, visitSlots } from '#domain/visit-days.ts';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { ContactFields as Reached } from '#flow/contact/contact-fields.tsx';
import { formatDay } from '#i18n/format-date.ts';
import { toDayName } from '#i18n/day-name.ts';
import { settleRead } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { readHomePackages } from '#services/home-internet.ts';
import { Choices } from '#ui/form/choices.tsx';
import { Field } from '#ui/form/field.tsx';
import { Failed } from '#ui/failed.tsx';
import { visitDays } from '../flow.ts';
import { type Coverage, toRequestKind } from '../model.ts';
import { CoverageNote } from './coverage-note.tsx';

export async function PackageFields({ data }: { data: { coverage: Coverage } }) {
  const { t, own } = texts();
  const packages = await settleRead(await readHomePackages());
  if (!packages.ok) return <Failed title={t('homeInternet.packagesFailed')} />;
  const toTerm = (months: number, price: number) =>
    price > 0
      ? t('homeInternet.term', { months, price: formatMnt(price) })
      : t('homeInternet.termFree', { months });
  return (
    <>
      <CoverageNote coverage={data.coverage} />
      <Choices
        name="packageId"
        legend={t('homeInternet.packages')}
        choices={packages.value.map((one) => ({
          value: one.id,
          title: own(one, 'name'),
          text: one.termMonths ? toTerm(one.termMonths, one.installFee) : undefined,
          end: t('homeInternet.perMonth', { price: formatMnt(one.fee) }),
        }))}
      />
    </>
  );
}

export function VisitFields() {
  const { t, locale } = texts();
  return (
    <>
      <Choices
        name="date"
        legend={t('homeInternet.dates')}
        hint={t('homeInternet.visitHint')}
        columns
        choices={listVisitDays(new Date(), visitDays).map((date) => ({
          value: date,
          title: formatDay(date, locale),
          text: toDayName(toUlaanbaatar(new Date(`${date}T04:00:00Z`)).weekday, t),
        }))}
      />
      <Choices
        name="slot"
        legend={t('homeInternet.slots')}
        columns
        choices={visitSlots.map((slot) => ({ value: slot, title: slot.replace('-', '–') }))}
      />
    </>
  );
}

export function ContactFields({ data }: { data: { coverage: Coverage } }) {
  const { t } = texts();
  const kind = toRequestKind(data.coverage);
  return (
    <>
      {data.coverage.status !== 'AVAILABLE' && <CoverageNote coverage={data.coverage} />}
      <Field name="name" label={t('homeInternet.name')} maxLength={80} autoComplete="name" />
      <Reached
        phoneHint={t(`homeInternet.phoneHints.${kind}`)}
        emailHint={t('homeInternet.emailHint')}
      />
    </>
  );
}
