import { brand } from '#domain/brand.ts';
import { formatTime } from '#domain/ulaanbaatar-time.ts';
import { findFreshCode, toSubject } from '#identity/fresh-code/fresh-code.ts';
import type { CustomerSession } from '#identity/session.ts';
import { readTanState, TanStep } from '#identity/tan-step/views/tan-step.tsx';
import { texts } from '#request/texts.ts';
import { readPuk } from '#services/subscriber.ts';
import { Failed } from '#ui/failed.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { AccountFrame } from './account-frame.tsx';
import { PukStyles } from './puk-styles.tsx';

/** Four and four, as it is typed. */
const group = (code: string) => code.replace(/^(\d{4})(\d{4})$/, '$1 $2');

function Code({ name, code }: { name: string; code: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="numbers m-0 text-4xl font-bold tracking-wide">{group(code)}</dd>
    </div>
  );
}

/** It is asked for now and shown now: nothing stores it on the way, and the style hides it once the time is over. */
async function ShownPuk({ isdn, expiresAt }: { isdn: string; expiresAt: number }) {
  const { t } = texts();
  const outcome = await readPuk(isdn);
  if (!outcome.ok) return <Failed title={t('account.puk.failed')} />;
  const codes = outcome.value;
  if (!codes) {
    return (
      <p role="status" className="rounded-card bg-sunken p-5">
        {t('account.puk.lacking', { phone: brand.callCentre })}
      </p>
    );
  }
  const time = formatTime(new Date(expiresAt));
  return (
    <section aria-labelledby="puk" className="card p-5 sm:p-6">
      <PukStyles />
      <h2 id="puk" className="sr-only">
        {t('account.puk.title')}
      </h2>
      <div className="puk-codes">
        <dl className="m-0 stack gap-4">
          <Code name={t('account.puk.puk1')} code={codes.puk} />
          {codes.puk2 && <Code name={t('account.puk.puk2')} code={codes.puk2} />}
        </dl>
        <p className="numbers mt-4">{t('account.puk.hides', { time })}</p>
      </div>
      <p className="puk-hidden">{t('account.puk.hidden')}</p>
      <p
        className={`mt-4 flex items-start gap-2 text-warning before:mt-1 ${withIcon('triangle-alert')}`}
      >
        {t('account.puk.warning')}
      </p>
    </section>
  );
}

async function PukOf({ customer }: { customer: CustomerSession }) {
  const { t } = texts();
  const fresh = await findFreshCode(customer, 'puk');
  if (fresh) return <ShownPuk isdn={customer.isdn} expiresAt={fresh.expiresAt} />;
  const subject = toSubject(customer);
  const state = await readTanState('puk', subject);
  return (
    <>
      <p>{t('account.puk.ask')}</p>
      <p className="mb-5 mt-2 text-muted">
        {t('account.puk.else', { phone: brand.callCentre })}{' '}
        <a href="/service-branches" data-document className="line-link text-link">
          {t('nav.branches')}
        </a>
      </p>
      <TanStep
        state={state}
        action="/account/puk"
        subject={subject}
        labels={{ submit: t('account.puk.show'), failed: t('identity.later') }}
      />
    </>
  );
}

/** What unlocks the SIM card, after a fresh code to the number. */
export function PukPage() {
  const { t } = texts();
  return (
    <AccountFrame title={t('account.puk.title')} lead={t('account.puk.lead')} path="/account/puk">
      {(customer) => <PukOf customer={customer} />}
    </AccountFrame>
  );
}
