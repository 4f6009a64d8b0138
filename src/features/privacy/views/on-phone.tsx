import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { QrCode } from '#ui/qr-code.tsx';
import { path } from '../acts.ts';

/** Nobody fetches their data, or deletes it, on a screen that stands in a branch. */
export function OnPhone() {
  const { t } = texts();
  const { origin } = requestContext();
  return (
    <section className="card flex flex-wrap items-center gap-6 p-6">
      <div className="w-60">
        <QrCode text={origin + path} label={t('data.kiosk.qr')} />
      </div>
      <p className="lead min-w-0 flex-1 basis-60">{t('data.kiosk.text')}</p>
    </section>
  );
}
