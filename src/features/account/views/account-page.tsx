import type { ReactNode } from 'react';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { findCustomer } from '#identity/session.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import { NumberForm } from '#identity/tan-step/views/number-form.tsx';
import { texts } from '#request/texts.ts';
import { Failed } from '#ui/failed.tsx';
import { FirstScreenEnd } from '#ui/first-screen-end.tsx';
import { BreadcrumbTrail } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { Overview, type ToBill, type ToPlanChange } from './overview.tsx';

interface AccountPageProps {
  bill: ToBill;
  planChange: ToPlanChange;
  /** How guests find an order. */
  findOrder: ReactNode;
}

/** For whoever is not signed in: both ways to what is theirs. */
function Guest({ findOrder }: Pick<AccountPageProps, 'findOrder'>) {
  const { t } = texts();
  return (
    <>
      <p className="lead mt-3">{t('account.guest.text')}</p>
      <div className="mt-6 max-w-160">
        <section aria-labelledby="sign-in-title" className="card p-5 sm:p-6">
          <h2 id="sign-in-title" className="mb-4 text-xl">
            {t('identity.signIn')}
          </h2>
          <NumberForm action={toSignInHref('/account')} />
        </section>
      </div>
      {findOrder}
    </>
  );
}

/** The account of the number that is signed in, and the way there for guests. */
export async function AccountPage({ bill, planChange, findOrder }: AccountPageProps) {
  const { t } = texts();
  const customer = await findCustomer().catch(() => undefined);
  const title = t('identity.account');
  return (
    <>
      <PageMeta title={title} description={t('account.lead')} noIndex />
      <div className="page pt-6 pb-16 sm:pt-8" data-eager>
        <div className="browser-only">
          <BreadcrumbTrail crumbs={[{ name: title, href: '/account' }]} />
        </div>
        <h1 tabIndex={-1} className={customer ? 'mt-3' : 'mt-3 text-4xl'}>
          {customer && <span className="block text-base font-bold text-primary">{title}</span>}
          {customer ? (
            <span className="numbers block text-4xl">{groupPhoneNumber(customer.isdn)}</span>
          ) : (
            title
          )}
        </h1>
        <FirstScreenEnd />
        {customer === undefined && (
          <div className="mt-6">
            <Failed title={t('identity.later')} />
          </div>
        )}
        {customer === null && <Guest findOrder={findOrder} />}
        {customer && <Overview customer={customer} toBill={bill} toPlanChange={planChange} />}
      </div>
    </>
  );
}
