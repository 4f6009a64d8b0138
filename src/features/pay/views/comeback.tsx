import type { Comeback as Name } from '#domain/comebacks.ts';
import type { MessageKey } from '#i18n/translator.ts';
import type { Purchase } from '#purchase/model.ts';
import { texts } from '#request/texts.ts';
import type { PagePath } from '#routes.ts';
import { withEndIcon } from '#ui/with-icon.ts';

const comebackOf: Readonly<Record<Name, { path: PagePath; title: MessageKey }>> = {
  packageshift: { path: '/packageshift', title: 'flow.packageShift.title' },
};

/** Whoever had to pay first goes on with what it kept from. */
export function Comeback({ purchase: { item, status } }: { purchase: Purchase }) {
  const { t } = texts();
  if (item.kind !== 'bill' || !item.back || (status !== 'DONE' && status !== 'PAID')) return null;
  const { path, title } = comebackOf[item.back];
  return (
    <a href={path} data-document className={`btn-primary mt-5 ${withEndIcon('arrow-right')}`}>
      {t('dan.continue', { flow: t(title) })}
    </a>
  );
}
