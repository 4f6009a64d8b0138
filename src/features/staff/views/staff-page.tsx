import type { ReactNode } from 'react';
import { hasStaffPages, hasStaffSecrets, isStaff } from '#identity/staff/staff.ts';
import { texts } from '#request/texts.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Field } from '#ui/form/field.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { notFound } from '#waku.ts';

function SignIn() {
  const { t } = texts();
  return (
    <form method="post" action="/staff" className="stack max-w-110 gap-5">
      <input type="hidden" name="intent" value="sign-in" />
      <Field
        name="secret"
        type="password"
        label={t('staff.secret')}
        hint={t('staff.secretHint')}
        autoComplete="current-password"
      />
      <button type="submit" className="btn-primary self-start">
        {t('staff.signIn')}
      </button>
    </form>
  );
}

function SignOut() {
  const { t } = texts();
  return (
    <form method="post" action="/staff" className="section">
      <input type="hidden" name="intent" value="sign-out" />
      <button type="submit" className="btn-line">
        {t('staff.signOut')}
      </button>
    </form>
  );
}

/** The staff's page: its sections are rendered only for somebody who has given the secret. */
export async function StaffPage({
  children,
  section,
}: {
  children: ReactNode;
  /** The title of a dense page below the staff's own, which needs its height for rows. */
  section?: string;
}) {
  if (!hasStaffPages()) notFound();
  const { t } = texts();
  const isOpen = await isStaff();
  const title = t('staff.title');
  return (
    <>
      <PageMeta title={section ?? title} description={title} noIndex />
      {section ? (
        <header className="page flex flex-wrap items-baseline gap-x-4 pb-2 pt-4">
          <h1 tabIndex={-1} className="text-2xl">
            {section}
          </h1>
          <a href="/staff" data-document className="line-link text-link text-sm">
            {title}
          </a>
        </header>
      ) : (
        <PageHeader
          crumbs={[{ name: title, href: '/staff' }]}
          title={title}
          lead={t('staff.lead')}
        />
      )}
      <div className="page">
        <ErrorSummary />
        {isOpen ? (
          <>
            {children}
            <SignOut />
          </>
        ) : hasStaffSecrets() ? (
          <SignIn />
        ) : (
          <p>{t('staff.noRole')}</p>
        )}
      </div>
    </>
  );
}
