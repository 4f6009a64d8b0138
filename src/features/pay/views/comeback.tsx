import { type Comeback as Name, comebackPaths } from '#domain/comebacks.ts';
import type { MessageKey } from '#i18n/translator.ts';
import type { Purchase } from '#purchase/model.ts';
import { texts } from '#request/texts.ts';
import { withEndIcon } from '#ui/with-icon.ts';

const titleOf: Readonly<Record<Name, MessageKey>> = {
  packageshift: 'flow.packageShift.title',
  leasing: 'flow.leasing.title',
};

/** Whoever had to pay first goes on with what it kept from. */
export function Comeback({ purchase: { item, status } }: { purchase: Purchase }) {
  const { t } = texts();
  if (item.kind !== 'bill' || !item.back || (status !== 'DONE' && status !== 'PAID')) return null;
  return (
    <a
      href={comebackPaths[item.back]}
      data-document
      className={`btn-primary mt-5 ${withEndIcon('arrow-right')}`}
    >
      {t('dan.continue', { flow: t(titleOf[item.back]) })}
    </a>
  );
}
