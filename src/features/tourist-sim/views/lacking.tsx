import { brand } from '#domain/brand.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';

/** Where a service does not answer: what helps a visitor instead. */
export function Lacking({ title }: { title: string }) {
  const { t } = texts();
  return (
    <Empty
      icon="cloud-off"
      title={title}
      text={t('pay.instead', { phone: brand.callCentreAbroad })}
    >
      <a href="/travel-points" className="btn-primary mt-2">
        {t('travel.title')}
      </a>
    </Empty>
  );
}
