import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import { PrintButton } from '#ui/islands/print-button.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { withIcon } from '#ui/with-icon.ts';

/**
 * How to come back to a result: its address has a secret, so whoever it is given to may see it, on any device; and
 * on paper.
 */
export function KeepResult() {
  const { t } = texts();
  const { origin, mode, page } = requestContext();
  const address = origin + toHref(page);
  const isKiosk = mode === 'kiosk';
  return (
    <div className="no-print mt-5 flex max-w-3xl flex-wrap items-start gap-x-6 gap-y-2">
      {!isKiosk && <p className="w-full text-sm text-muted">{t('flow.result.keep')}</p>}
      <details open={isKiosk} className="open:w-full">
        <summary className={`line-link gap-1.5 text-link ${withIcon('qr-code')}`}>
          {t('flow.result.otherDevice')}
        </summary>
        <div className="card mt-2 p-5">
          <p>{t(isKiosk ? 'flow.result.scanOnly' : 'flow.result.scan')}</p>
          <div className="mt-4 max-w-72">
            <QrCode text={address} label={t('flow.result.qr')} />
          </div>
          {!isKiosk && (
            <label className="mt-4 block font-bold">
              {t('flow.result.link')}
              <input readOnly value={address} className="control mt-2" />
            </label>
          )}
        </div>
      </details>
      {!isKiosk && <PrintButton label={t('flow.result.print')} />}
    </div>
  );
}
