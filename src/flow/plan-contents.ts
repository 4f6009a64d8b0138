import { formatVolume } from '#i18n/format-volume.ts';
import { texts } from '#request/texts.ts';

/** What of a plan its service says: null is unlimited and 0 not said, but of a contract, where 0 is none. */
interface PlanHolds {
  dataMb: number | null;
  minutes: number | null;
  sms: number | null;
  termMonths?: number | null | undefined;
}

/** For how long a contract binds; null where that is not said. */
export function toTermWords(months: number | null | undefined): string | null {
  const { t } = texts();
  if (months === null || months === undefined) return null;
  return months === 0 ? t('service.noTerm') : t('service.termValue', { count: months });
}

/** What a plan holds, in one line. */
export function toPlanContents({ dataMb, minutes, sms, termMonths }: PlanHolds): string {
  const { t } = texts();
  const toFact = (amount: number | null, name: string, say: (amount: number) => string): string => {
    if (amount === 0) return '';
    return amount === null ? `${name}: ${t('packageShift.compare.unlimited')}` : say(amount);
  };
  const facts = [
    toFact(dataMb, t('packageShift.compare.data'), (amount) => formatVolume(amount, t)),
    toFact(minutes, t('packageShift.compare.minutes'), (count) =>
      t('packageShift.compare.minutesOf', { count }),
    ),
    toFact(sms, t('packageShift.compare.sms'), (count) =>
      t('packageShift.compare.smsOf', { count }),
    ),
  ];
  const term = toTermWords(termMonths);
  if (term !== null) facts.push(termMonths ? `${t('service.term')}: ${term}` : term);
  return facts.filter((one) => one !== '').join(' · ');
}
