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
    <div className="rounded-card bg-sunken p-4">
      <p className="font-bold">{t('checkout.signIn')}</p>
      <p className="mt-0.5 text-sm text-muted">{t('checkout.signInText')}</p>
      <a
        href={toSignInHref('/checkout/contact')}
        data-document
        data-keep-draft
        className="line-link mt-1 text-link"
      >
        {t('checkout.signInNow')}
      </a>
    </div>
  );
}

export function ContactFields({ data }: { data: { lines: readonly OrderLine[] } }) {
  const { t } = texts();
  return (
    <>
      <WayOn lines={data.lines} />
      <SignInOffer />
      <Reached phoneHint={t('checkout.phoneHint')} emailHint={t('checkout.emailHint')} />
    </>
  );
}
