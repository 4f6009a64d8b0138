import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { withIcon } from './with-icon.ts';

/** The message in place of a section whose service failed, with a link to try again. */
export function Failed({ title }: { title?: string }) {
  const { t } = texts();
  return (
    <div
      role="alert"
      className={`card flex flex-wrap items-center gap-4 p-5 before:text-2xl before:text-muted ${withIcon('cloud-off')}`}
    >
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-bold">{title ?? t('error.section')}</p>
        <p className="text-sm text-muted">{t('error.generic')}</p>
      </div>
      <a
        href={toHref(requestContext().page)}
        data-document
        className={`btn-line ${withIcon('rotate-cw')}`}
      >
        {t('error.retry')}
      </a>
    </div>
  );
}
