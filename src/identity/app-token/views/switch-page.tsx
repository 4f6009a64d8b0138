import { maskPhoneNumber } from '#domain/phone-number.ts';
import { texts } from '#request/texts.ts';
import { findCustomer } from '../../session.ts';
import { notFound } from '#waku.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { findSwitch } from '../store.ts';

/** Asks whether to switch, when the app opens the site for another number than the one signed in. */
export async function SwitchPage() {
  const { t } = texts();
  const customer = await findCustomer();
  const offer = customer && (await findSwitch(customer.id));
  if (!offer) notFound();
  const title = t('token.switchTitle');
  const numbers = { current: maskPhoneNumber(customer.isdn), next: maskPhoneNumber(offer.isdn) };
  return (
    <>
      <PageMeta title={title} description={title} noIndex />
      <PageHeader
        crumbs={[{ name: title, href: '/switch-account' }]}
        title={title}
        lead={t('token.switchLead', numbers)}
      />
      <form method="post" action="/switch-account" className="page stack items-start gap-4">
        <div className="flex flex-wrap gap-3">
          <button type="submit" name="choice" value="go" className="btn-primary">
            {t('token.switchGo', numbers)}
          </button>
          <button type="submit" name="choice" value="stay" className="btn-line">
            {t('token.switchStay', numbers)}
          </button>
        </div>
        <p className="text-sm text-muted">{t('token.switchNote')}</p>
      </form>
    </>
  );
}
