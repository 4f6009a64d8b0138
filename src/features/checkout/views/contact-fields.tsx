import { maskPhoneNumber } from '#domain/phone-number.ts';
import { ContactFields as Reached } from '#flow/contact/contact-fields.tsx';
import { toSignInHref } from '#identity/sign-in/model.ts';
import type { OrderLine } from '#order/model.ts';
import { texts } from '#request/texts.ts';
import { findCustomer } from '#identity/session.ts';
import { WayOn } from './way-on.tsx';

/** A number of ours may sign in, and comes back to this step; nobody has to. */
async function SignInOffer() {
  const { t } = texts();
  const customer = await findCustomer();
  if (customer) {
    return (
      <p className="numbers rounded-card bg-info-tint p-4 text-info">
        {t('checkout.signedIn', { number: maskPhoneNumber(customer.isdn) })}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-y-1 border-line py-3">
      <p className="min-w-0 max-w-44ch text-sm text-muted">
        <span className="block font-bold text-ink">{t('checkout.signIn')}</span>
        {t('checkout.signInText')}
      </p>
      <a
        href={toSignInHref('/checkout/contact')}
        data-document
        data-keep-draft
        className="line-link text-link"
      >
        {t('checkout.signInNow')}
      </a>
    </div>
  );
}

export async function ContactFields({ data }: { data: { lines: readonly OrderLine[] } }) {
  const { t } = texts();
  const customer = await findCustomer();
  return (
    <>
      <WayOn lines={data.lines} />
      <SignInOffer />
      <Reached
        phoneHint={t('checkout.phoneHint')}
        emailHint={t('checkout.emailHint')}
        phone={customer?.isdn}
      />
    </>
  );
}
