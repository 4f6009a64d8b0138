import { maskPhoneNumber } from '#domain/phone-number.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import { readSessionContext } from '../../session-context.ts';
import { Failed } from '#ui/failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { toSignInHref } from '../model.ts';

function SignOutForm({ scope, className }: { scope: 'here' | 'everywhere'; className: string }) {
  const { t } = texts();
  return (
    <form method="post" action="/sign-out">
      <input type="hidden" name="scope" value={scope} />
      <SubmitButton
        label={t(scope === 'here' ? 'identity.signOut' : 'identity.signOutEverywhere')}
        pending={t('identity.signingOut')}
        className={className}
      />
    </form>
  );
}

async function Account() {
  const { t, locale } = texts();
  const session = await readSessionContext().catch(() => undefined);
  if (session === undefined) return <Failed title={t('identity.later')} />;
  // The edge redirects visitors who are not signed in; this is for a session that ends in between.
  if (!session.isLoggedIn) {
    return (
      <a href={toSignInHref('/account')} data-document className="btn-primary">
        {t('identity.signIn')}
      </a>
    );
  }
  return (
    <div className="card max-w-md p-5 sm:p-6">
      <dl className="numbers">
        <dt className="text-sm text-muted">{t('identity.signedInAs')}</dt>
        <dd className="text-2xl font-bold">{maskPhoneNumber(session.isdn)}</dd>
        <dt className="mt-4 text-sm text-muted">{t('identity.signedInUntil')}</dt>
        <dd className="font-bold">{formatDateTime(session.expiresAt, locale)}</dd>
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <SignOutForm scope="here" className="btn-primary" />
        <SignOutForm scope="everywhere" className="btn-line" />
      </div>
    </div>
  );
}

export function AccountPage() {
  const { t } = texts();
  const title = t('identity.account');
  return (
    <>
      <PageMeta title={title} description={t('identity.accountLead')} noIndex />
      <PageHeader
        crumbs={[{ name: title, href: '/account' }]}
        title={title}
        lead={t('identity.accountLead')}
      />
      <div className="page" data-eager>
        <Account />
      </div>
    </>
  );
}
