import { brand } from '#domain/brand.ts';
import { texts } from '#request/texts.ts';
import { withEndIcon } from '#ui/with-icon.ts';
import { toOwnHref } from '#order/find-shown.ts';

/** Asked once: what follows is said before the order is canceled. */
export function CancelPart() {
  const { t } = texts();
  return (
    <details className="card px-5 py-3">
      <summary
        className={`line-link w-full justify-between font-medium text-danger ${withEndIcon('chevron-down')}`}
      >
        {t('order.cancel.title')}
      </summary>
      <p className="mt-2 text-muted">{t('order.cancel.text')}</p>
      <form method="post" action={toOwnHref()} className="mb-2 mt-4">
        <button type="submit" name="intent" value="cancel" className="btn-line w-full text-danger">
          {t('order.cancel.submit')}
        </button>
      </form>
    </details>
  );
}

/** Why an order that is not on its way is not canceled here, and who does it. */
export function NoCancel() {
  const { t } = texts();
  return (
    <p className="text-sm text-muted">{t('order.cancel.hasCodes', { phone: brand.callCentre })}</p>
  );
}
