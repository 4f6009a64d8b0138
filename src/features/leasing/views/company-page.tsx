import { newOperationId } from '#forms/operation-id.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { letterAddress } from '#services/lease-terms.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Field } from '#ui/form/field.tsx';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';

/** Companies write a letter: what stands in it, who takes it, and the reference that it needs. */
export function CompanyPage() {
  const { t } = texts();
  const { mode } = requestContext();
  const email = letterAddress();
  const title = t('leasing.company.title');
  const say = ['letter', 'branch', 'answer'] as const;
  return (
    <>
      <PageMeta title={title} description={t('leasing.company.lead')} path="/leasing/company" />
      <PageHeader
        crumbs={[
          { name: t('leasing.title'), href: '/leasing' },
          { name: title, href: '/leasing/company' },
        ]}
        title={title}
        lead={t('leasing.company.lead')}
      />
      <div className="page pb-16">
        <div className="max-w-180">
          <ErrorSummary />
          <ol className="list-decimal pl-6">
            {say.map((line) => (
              <li key={line} className="py-1.5">
                {t(`leasing.company.${line}`)}
                {line === 'branch' && (
                  <>
                    {' '}
                    {mode === 'kiosk' ? (
                      email
                    ) : (
                      <a href={`mailto:${email}`} className="text-link">
                        {email}
                      </a>
                    )}
                    {' · '}
                    <a href="/service-branches" data-document className="line-link text-link">
                      {t('nav.branches')}
                    </a>
                  </>
                )}
              </li>
            ))}
          </ol>
          <form method="post" action="/leasing/company" noValidate className="stack mt-6 gap-6">
            <input type="hidden" name="op" value={newOperationId()} suppressHydrationWarning />
            <Field
              name="registerNumber"
              label={t('leasing.company.register')}
              hint={t('leasing.company.registerHint')}
              inputMode="numeric"
              maxLength={20}
              autoComplete="off"
              className="numbers max-w-60"
            />
            <Field
              name="name"
              label={t('leasing.company.name')}
              maxLength={120}
              autoComplete="organization"
            />
            <Field
              name="phone"
              label={t('flow.contact.phone')}
              hint={t('leasing.company.phoneHint')}
              type="tel"
              inputMode="tel"
              maxLength={20}
              autoComplete="tel"
              className="numbers max-w-60"
            />
            <SubmitButton
              label={t('leasing.company.send')}
              pending={t('flow.sending')}
              className="btn-primary w-full sm:w-fit sm:min-w-48"
            />
          </form>
        </div>
      </div>
    </>
  );
}
