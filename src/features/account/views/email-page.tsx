import { maskEmailAddress } from '#domain/email-address.ts';
import { toClock } from '#domain/ulaanbaatar-time.ts';
import { toSubject } from '#identity/fresh-code/fresh-code.ts';
import type { CustomerSession } from '#identity/session.ts';
import { findGuard } from '#identity/sim-change/sim-change.ts';
import { GuardNote } from '#identity/sim-change/views/guard-note.tsx';
import { readTanState, type TanState, TanStep } from '#identity/tan-step/views/tan-step.tsx';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import { readSubscriber } from '#services/subscriber.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Field } from '#ui/form/field.tsx';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { type EmailChange, findEmailChange, toEmailHref } from '../email.ts';
import { AccountFrame } from './account-frame.tsx';

/** The address of today; nothing where the service does not say. */
async function Present({ isdn }: { isdn: string }) {
  const { t } = texts();
  const outcome = await readSubscriber(isdn);
  const email = outcome.ok ? (outcome.value?.email ?? null) : null;
  if (email === null) return null;
  return (
    <dl className="m-0 mb-6">
      <dt className="text-sm text-muted">{t('account.email.name')}</dt>
      <dd className="m-0 text-lg font-bold">
        {email === '' ? t('account.email.none') : maskEmailAddress(email)}
      </dd>
    </dl>
  );
}

function AddressForm({ expiresAt }: { expiresAt: number }) {
  const { t } = texts();
  return (
    <>
      <p className="numbers mb-4">{t('account.email.stepAddress', { time: toClock(expiresAt) })}</p>
      <form method="post" action={toEmailHref()} noValidate className="card p-5 sm:p-6">
        <input type="hidden" name="step" value="address" />
        <Field
          name="email"
          type="email"
          inputMode="email"
          label={t('account.email.address')}
          hint={t('account.email.addressHint')}
          autoComplete="email"
          maxLength={254}
        />
        <SubmitButton
          label={t('account.email.send')}
          pending={t('identity.sending')}
          className="btn-primary mt-5 w-full"
        />
      </form>
    </>
  );
}

function SaveForm({ address }: { address: string }) {
  const { t } = texts();
  return (
    <form method="post" action={toEmailHref()} className="card p-5 sm:p-6">
      <input type="hidden" name="step" value="save" />
      <p className="mb-5">{t('account.email.stepSave', { address: maskEmailAddress(address) })}</p>
      <SubmitButton
        label={t('account.email.save')}
        pending={t('identity.sending')}
        className="btn-primary w-full"
      />
    </form>
  );
}

/** After a refusal the address stays in its field, and "another address" shows the field again. */
const wantsAddress = () => {
  const { page: address, formState } = requestContext();
  const isRefused = formState?.faults.some(({ field }) => field === 'email');
  return isRefused || address.query.get('step') === 'address';
};

async function NumberStep({ customer }: { customer: CustomerSession }) {
  const { t } = texts();
  const subject = toSubject(customer);
  return (
    <>
      <p className="mb-4">{t('account.email.stepNumber')}</p>
      <TanStep
        state={await readTanState('email-change', subject)}
        action={toEmailHref()}
        subject={subject}
        labels={{ submit: t('account.email.confirm'), failed: t('identity.later') }}
      />
    </>
  );
}

function AddressStep({ change }: { change: EmailChange & { at: 'code' | 'save' } }) {
  const { t } = texts();
  const { challenge } = change;
  if (change.at === 'save') return <SaveForm address={challenge.address} />;
  const isOpen = challenge.state === 'open' && challenge.expiresAt > Date.now();
  const state: TanState = { at: isOpen ? 'code' : 'over', challenge };
  return (
    <>
      <p className="mb-4">{t('account.email.stepCode')}</p>
      <TanStep
        state={state}
        action={toEmailHref()}
        subject={challenge}
        labels={{ submit: t('account.email.confirm'), failed: t('identity.later') }}
      />
      <a
        href={toHref(requestContext().page, { step: 'address' })}
        data-document
        className="line-link mt-4 text-link"
      >
        {t('account.email.other')}
      </a>
    </>
  );
}

async function EmailOf({ customer }: { customer: CustomerSession }) {
  const guard = await findGuard(customer.isdn, { purpose: 'emailChange' });
  if (guard) return <GuardNote until={guard.until} purpose="emailChange" />;
  const change = await findEmailChange(customer);
  if (change.at === 'number') return <NumberStep customer={customer} />;
  if (change.at === 'address' || wantsAddress()) {
    return <AddressForm expiresAt={change.expiresAt} />;
  }
  return <AddressStep change={change} />;
}

/** Changes the registered address: a fresh code to the number, then one to the new address. */
export function EmailPage() {
  const { t } = texts();
  return (
    <AccountFrame
      title={t('account.email.name')}
      lead={t('account.email.lead')}
      path="/account/email"
    >
      {(customer) => (
        <div className="max-w-md">
          <ErrorSummary />
          <Present isdn={customer.isdn} />
          <EmailOf customer={customer} />
        </div>
      )}
    </AccountFrame>
  );
}
