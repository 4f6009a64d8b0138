import { findOwnSince } from '#identity/holder/own-since.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import type { CustomerSession } from '#identity/session.ts';
import { readDevices, type SignedInDevice } from '#identity/session/device-store.ts';
import { texts } from '#request/texts.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { readLatest } from '../log-store.ts';
import { AccountFrame } from './account-frame.tsx';

function toName({ device, kind }: SignedInDevice): string {
  const { t } = texts();
  if (kind === 'webview') return [t('account.devices.app'), device].filter(Boolean).join(', ');
  return device ?? t('account.devices.unknown');
}

function Device({ one }: { one: SignedInDevice }) {
  const { t, locale } = texts();
  const name = toName(one);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-1 border-line py-3 first:border-t-0">
      <div>
        <p className="font-bold">{name}</p>
        <p className="numbers text-sm text-muted">
          {t('account.devices.since', { time: formatDateTime(one.createdAt, locale) })}
        </p>
      </div>
      {one.isThis ? (
        <p className={`pill-success ${withIcon('circle-check')}`}>{t('account.devices.this')}</p>
      ) : (
        <form method="post" action="/account/devices">
          <input type="hidden" name="device" value={one.id} />
          <button
            type="submit"
            className="btn-line"
            aria-label={t('account.devices.signOutOf', { device: name })}
          >
            {t('account.devices.signOut')}
          </button>
        </form>
      )}
    </li>
  );
}

/** What was done with the number that its owner may want to know of. */
async function Log({ isdn }: { isdn: string }) {
  const { t, locale } = texts();
  const latest = await findOwnSince(isdn)
    .then((since) => readLatest(isdn, since))
    .catch(() => []);
  if (latest.length === 0) return null;
  return (
    <section aria-labelledby="log" className="mt-8">
      <h2 id="log" className="text-xl">
        {t('account.devices.log')}
      </h2>
      <ul className="numbers m-0 mt-2 list-none p-0 text-muted">
        {latest.map(({ id, act, at }) => (
          <li key={id}>
            {formatDateTime(at, locale)} · {t(`account.devices.${act}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

async function DevicesOf({ customer }: { customer: CustomerSession }) {
  const { t } = texts();
  const devices = await readDevices(customer);
  const others = devices.filter(({ isThis }) => !isThis);
  return (
    <>
      <ul className="card m-0 list-none px-5 py-2 sm:px-6">
        {devices.map((one) => (
          <Device key={one.id} one={one} />
        ))}
      </ul>
      {others.length > 0 ? (
        <form method="post" action="/account/devices" className="mt-5">
          {/* The edge takes no form without a field. */}
          <input type="hidden" name="device" value="" />
          <SubmitButton
            label={t('account.devices.others')}
            pending={t('identity.signingOut')}
            className="btn-primary"
          />
        </form>
      ) : (
        <p className="mt-4 text-muted">{t('account.devices.alone')}</p>
      )}
      <Log isdn={customer.isdn} />
      <form method="post" action="/sign-out" className="mt-8 border-t-1 border-line pt-5">
        <input type="hidden" name="scope" value="everywhere" />
        <SubmitButton
          label={t('identity.signOutEverywhere')}
          pending={t('identity.signingOut')}
          className="btn-line"
        />
      </form>
    </>
  );
}

/** Where the number is signed in, and the way to sign it out there. */
export function DevicesPage() {
  const { t } = texts();
  return (
    <AccountFrame
      title={t('account.devices.title')}
      lead={t('account.devices.lead')}
      path="/account/devices"
    >
      {(customer) => <DevicesOf customer={customer} />}
    </AccountFrame>
  );
}
