import { texts } from '#request/texts.ts';
import { toOwnHref } from '../find-shown.ts';

/** Asked once: what follows is said before the order is canceled. */
export function CancelPart() {
  const { t } = texts();
  return (
    <details className="card p-5">
      <summary className="line-link font-medium text-danger">{t('order.cancel.title')}</summary>
      <p className="mt-3 text-muted">{t('order.cancel.text')}</p>
      <form method="post" action={toOwnHref()} className="mt-4">
        <button type="submit" name="intent" value="cancel" className="btn-line w-full text-danger">
          {t('order.cancel.submit')}
        </button>
      </form>
    </details>
  );
}
