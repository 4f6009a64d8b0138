import type { EsimProfile } from '#contracts/mobile/sim-orders.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { QrCode } from '#ui/qr-code.tsx';
import { withIcon } from '#ui/with-icon.ts';

/** What a phone scans, and what its owner types instead (SGP.22). */
export const toActivationCode = ({ smdp, matchingId, confirmationCode }: EsimProfile): string =>
  `LPA:1$${smdp}$${matchingId}${confirmationCode ? '$$1' : ''}`;

const toInstallHref = (host: 'apple.com' | 'android.com', code: string) =>
  `https://esimsetup.${host}/esim_qrcode_provisioning?carddata=${encodeURIComponent(code)}`;

/** A code that one press selects whole, also without scripts. */
function Copied({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="font-bold">{label}</dt>
      <dd className="m-0 mt-1.5 select-all rounded-control border-1 border-edge p-3 font-mono text-sm [overflow-wrap:anywhere]">
        {value}
      </dd>
    </div>
  );
}

/** How an eSIM is installed: only for whoever it belongs to. */
export function Esim({ profile }: { profile: EsimProfile }) {
  const { t } = texts();
  const { mode } = requestContext();
  const code = toActivationCode(profile);
  return (
    <section aria-labelledby="esim" className="card my-6 max-w-3xl p-5 sm:p-6">
      <h2 id="esim" className="text-2xl">
        {t('newNumber.esim.title')}
      </h2>
      <p
        className={`mt-3 flex items-start gap-2 rounded-control bg-warning-tint p-3 font-medium text-warning ${withIcon('triangle-alert')}`}
      >
        {t('newNumber.esim.warning')}
      </p>
      <div className="mt-5 grid gap-6 sm:grid-cols-[16rem_1fr]">
        <div>
          <QrCode text={code} label={t('newNumber.esim.qr')} />
          <p className="mt-2 text-sm text-muted">{t('newNumber.esim.scan')}</p>
        </div>
        <div className="stack min-w-0 gap-4">
          {mode !== 'kiosk' && (
            <div className="flex flex-wrap gap-3">
              <a href={toInstallHref('apple.com', code)} className="btn-primary">
                {t('newNumber.esim.ios')}
              </a>
              <a href={toInstallHref('android.com', code)} className="btn-line">
                {t('newNumber.esim.android')}
              </a>
            </div>
          )}
          <dl className="stack gap-4">
            <Copied label={t('newNumber.esim.smdp')} value={profile.smdp} />
            <Copied label={t('newNumber.esim.code')} value={profile.matchingId} />
          </dl>
        </div>
      </div>
      {(['iosSteps', 'androidSteps'] as const).map((name) => (
        <details key={name} className="mt-4 border-t-1 border-line pt-3">
          <summary className="line-link text-link">{t(`newNumber.esim.${name}`)}</summary>
          <ol className="mt-2 list-decimal pl-6">
            {([1, 2, 3] as const).map((at) => (
              <li key={at} className="py-1">
                {t(`newNumber.esim.${name}${at}`)}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}
