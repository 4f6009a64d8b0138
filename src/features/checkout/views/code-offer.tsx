import { groupPhoneNumber, parsePhoneNumber } from '#domain/phone-number.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import { findCustomer } from '#identity/session.ts';
import { texts } from '#request/texts.ts';
import type { PageHref } from '#routes.ts';

/** A number of ours is offered a code, after which it comes back to this step; the order needs none. */
export async function CodeOffer({ phone, next }: { phone: string; next: PageHref }) {
  const { t } = texts();
  if (!parsePhoneNumber(phone).ok || (await findCustomer())) return null;
  return (
    <div className="rounded-card bg-info-tint p-4 text-info">
      <p className="numbers font-bold">
        {t('checkout.offer', { number: groupPhoneNumber(phone) })}
      </p>
      <p className="mt-0.5 text-sm">{t('checkout.signInText')}</p>
      <a
        href={toSignInHref(next)}
        data-document
        data-keep-draft
        className="line-link mt-1 text-link"
      >
        {t('checkout.signInNow')}
      </a>
    </div>
  );
}
