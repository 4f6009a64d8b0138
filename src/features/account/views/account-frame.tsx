import type { ReactNode } from 'react';
import { type CustomerSession, findCustomer } from '#identity/session.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import type { PagePath } from '#routes.ts';
import { texts } from '#request/texts.ts';
import { Failed } from '#ui/failed.tsx';
import { FirstScreenEnd } from '#ui/first-screen-end.tsx';
import { BreadcrumbTrail } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';

interface AccountFrameProps {
  title: string;
  lead?: string;
  path: PagePath;
  children: (customer: CustomerSession) => ReactNode;
}

/** A page below the account, for whoever is signed in. */
export async function AccountFrame({ title, lead, path, children }: AccountFrameProps) {
  const { t } = texts();
  // The edge leads others to sign in first; this is for a session that ends in between, and for payloads.
  const customer = await findCustomer().catch(() => undefined);
  const account = t('identity.account');
  return (
    <>
      <PageMeta title={`${title} · ${account}`} description={lead ?? title} noIndex />
      <div className="page pt-6 pb-16 sm:pt-8" data-eager>
        <div className="browser-only">
          <BreadcrumbTrail
            crumbs={[
              { name: account, href: '/account' },
              { name: title, href: path },
            ]}
          />
        </div>
        <h1 tabIndex={-1} className="mt-3 text-3xl">
          {title}
        </h1>
        {lead && <p className="lead mt-3">{lead}</p>}
        <FirstScreenEnd />
        <div className="mt-6 max-w-3xl">
          {customer === undefined && <Failed title={t('identity.later')} />}
          {customer === null && (
            <a href={toSignInHref(path)} data-document className="btn-primary">
              {t('identity.signIn')}
            </a>
          )}
          {customer && children(customer)}
        </div>
      </div>
    </>
  );
}
