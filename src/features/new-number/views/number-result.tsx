import type { EsimProfile } from '#contracts/mobile/sim-orders.ts';
import { newOperationId } from '#forms/operation-id.ts';
import type { Purchase } from '#purchase/model.ts';
import type { NumberItem } from '#purchase/number-item.ts';
import { findSimOrder } from '#purchase/sim-order-store.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { QrCode } from '#ui/qr-code.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { findSimilar } from '../similar.ts';
import { NumberCards } from './number-cards.tsx';

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

function Esim({ profile }: { profile: EsimProfile }) {
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

/** Where its SIM is, for whoever has the address; what it is installed with, for whoever has bought it. */
async function Sim({
  purchase,
  item,
  isMine,
}: {
  purchase: Purchase;
  item: NumberItem;
  isMine: boolean;
}) {
  const { t, own } = texts();
  const order = await findSimOrder(purchase.id);
  if (!order) return null;
  const { status } = order;
  if (order.kind === 'ESIM') {
    if (isMine && order.profile) return <Esim profile={order.profile} />;
    return <p className="mt-6 max-w-3xl text-muted">{t('newNumber.esim.ownerOnly')}</p>;
  }
  const isPickedUp = item.delivery?.type === 'PICKUP';
  return (
    <section aria-labelledby="sim" className="card my-6 max-w-3xl p-5 sm:p-6">
      <h2 id="sim" className="text-2xl">
        {t('newNumber.sim.SIM')}
      </h2>
      <p
        className={`mt-2 flex items-start gap-2 text-lg ${withIcon(isPickedUp ? 'store' : 'truck')}`}
      >
        {t(
          status === 'ORDERED' && isPickedUp
            ? 'newNumber.state.ORDERED_PICKUP'
            : `newNumber.state.${status}`,
        )}
      </p>
      {item.delivery?.type === 'PICKUP' && (
        <p className="mt-1 font-bold">{own(item.delivery.branch, 'name')}</p>
      )}
      {isMine && item.delivery?.type === 'DELIVERY' && (
        <p className="mt-1">{own(item.delivery.address, 'text')}</p>
      )}
    </section>
  );
}

/** The number went to somebody else while it was paid for: numbers that are like it. */
async function Similar({ isdn }: { isdn: string }) {
  const { t } = texts();
  const numbers = await findSimilar(isdn);
  if (numbers.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-8 max-w-3xl">
      <h2 id="similar" className="mb-3 text-2xl">
        {t('newNumber.similar')}
      </h2>
      <form method="post" action="/newnumberv2/number">
        <input type="hidden" name="op" value={newOperationId()} suppressHydrationWarning />
        <NumberCards numbers={numbers} />
      </form>
    </section>
  );
}

/** What became of a number that was paid for. */
export async function NumberResult({
  purchase,
  isMine,
}: {
  purchase: Purchase;
  isMine: (purchase: Purchase) => Promise<boolean>;
}) {
  const { item, status } = purchase;
  if (item.kind !== 'newNumber') return null;
  if (status === 'REFUSED') return <Similar isdn={item.isdn} />;
  if (status !== 'DONE') return null;
  return <Sim purchase={purchase} item={item} isMine={await isMine(purchase)} />;
}
