import type { EsimProfile as Profile } from '#contracts/mobile/sim-orders.ts';
import { brand } from '#domain/brand.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { KeepOffline } from '#ui/keep-offline.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { toActivationCode, toInstallHref } from './activation-code.ts';
import { EsimSteps } from './esim-steps.tsx';
import { CopyButton } from '#ui/islands/copy-button.tsx';

/** A code that one press selects whole, also without scripts. */
function Code({ label, value }: { label: string; value: string }) {
  const { t } = texts();
  return (
    <div>
      <dt className="flex flex-wrap items-center justify-between gap-x-4 font-bold">{label}</dt>
      <dd className="m-0 mt-1.5 select-all rounded-control border-1 border-edge p-3 font-mono text-sm [overflow-wrap:anywhere]">
        {value}
      </dd>
      <dd className="m-0 mt-1">
        <CopyButton value={value} what={label} label={t('esim.copy')} done={t('esim.copied')} />
      </dd>
    </div>
  );
}

function Installable({ profile }: { profile: Profile }) {
  const { t } = texts();
  const { mode } = requestContext();
  const code = toActivationCode(profile);
  return (
    <section aria-labelledby="esim" className="card my-6 max-w-3xl p-5 sm:p-6">
      <h2 id="esim" className="text-2xl">
        {t('esim.title')}
      </h2>
      <p
        className={`mt-3 flex items-start gap-2 rounded-control bg-warning-tint p-3 font-medium text-warning ${withIcon('triangle-alert')}`}
      >
        {t('esim.warning')}
      </p>
      <div className="mt-5 grid gap-6 sm:grid-cols-[16rem_1fr]">
        <div className="max-w-64">
          <QrCode text={code} label={t('esim.qr')} />
          <p className="mt-2 text-sm text-muted">{t('esim.scan')}</p>
        </div>
        <div className="stack min-w-0 gap-5">
          {/* A kiosk opens no settings of anybody's phone. */}
          {mode !== 'kiosk' && (
            <div className="no-print">
              <div className="flex flex-wrap gap-3">
                <a href={toInstallHref('ios', code)} className="btn-primary">
                  {t('esim.install.ios')}
                </a>
                <a href={toInstallHref('android', code)} className="btn-line">
                  {t('esim.install.android')}
                </a>
              </div>
              <p className="mt-2 text-sm text-muted">{t('esim.installHint')}</p>
            </div>
          )}
          <dl className="stack gap-4">
            <Code label={t('esim.smdp')} value={profile.smdp} />
            <Code label={t('esim.code')} value={profile.matchingId} />
          </dl>
          {profile.confirmationCode && <p>{t('esim.confirmation', { phone: brand.callCentre })}</p>}
        </div>
      </div>
      <div className="mt-6">
        <EsimSteps system="ios" />
        <EsimSteps system="android" />
      </div>
      <KeepOffline isSaid />
      <p className="mt-4 border-t-1 border-line pt-4 text-muted">
        {t('esim.lost')}{' '}
        <a href="/simRecovery" className="text-link">
          {t('esim.recover')}
        </a>
      </p>
    </section>
  );
}

/** What an eSIM is installed with; null says that it is shown to its owner only. */
export function EsimProfile({ profile }: { profile: Profile | null }) {
  const { t } = texts();
  if (profile) return <Installable profile={profile} />;
  return <p className="mt-6 max-w-3xl text-muted">{t('esim.ownerOnly')}</p>;
}
