import type { ReactNode } from 'react';
import { hasStaffPages, hasStaffSecrets, isStaff } from '#identity/staff/staff.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import type { PageHref } from '#routes.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Field } from '#ui/form/field.tsx';
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
    <form method="post" action="/staff" className="ml-auto">
      <input type="hidden" name="intent" value="sign-out" />
      <button type="submit" className="line-link text-sm text-muted hover:underline">
        {t('staff.signOut')}
      </button>
    </form>
  );
}

const places = [
  ['/staff', 'staff.place.overview'],
  ['/staff/orders', 'staff.place.orders'],
  ['/staff/returns', 'staff.place.returns'],
  ['/staff/purchases', 'staff.place.purchases'],
  ['/staff/preorders', 'staff.place.preorders'],
  ['/staff/sims', 'staff.place.sims'],
  ['/staff/shifts', 'staff.place.shifts'],
  ['/staff/codes', 'staff.place.codes'],
  ['/staff/refunds', 'staff.place.refunds'],
  ['/staff/money', 'staff.place.money'],
  ['/staff/receipts', 'staff.place.receipts'],
  ['/staff/home-internet', 'staff.place.homeInternet'],
  ['/staff/leasing', 'staff.place.leasing'],
  ['/staff/stars', 'staff.place.stars'],
  ['/staff/trade-in', 'staff.place.tradeIn'],
  ['/staff/greetings', 'staff.place.greetings'],
  ['/staff/kiosks', 'staff.place.kiosks'],
  ['/staff/review', 'staff.place.review'],
  ['/staff/switches', 'staff.place.switches'],
] as const satisfies readonly (readonly [PageHref, MessageKey])[];

/** Every place where something waits for the staff, and the way out. */
function Places() {
  const { t } = texts();
  const { pathname } = requestContext().page;
  return (
    <div className="page mb-4 flex flex-wrap items-center gap-x-6">
      <nav aria-label={t('staff.title')} className="min-w-0 flex-1 border-b-1 border-line">
        <ul className="scrollbar-none flex gap-4 overflow-x-auto">
          {places.map(([href, name]) => (
            <li key={href}>
              <a
                href={href}
                data-document
                aria-current={href === pathname ? 'page' : undefined}
                className="line-link -mb-px whitespace-nowrap border-b-2 border-transparent text-sm font-medium text-muted hover:text-ink aria-[current]:border-primary aria-[current]:text-primary"
              >
                {t(name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <SignOut />
    </div>
  );
}

/** The staff's pages, whose height is for rows: what is in them is rendered only for somebody who has given the secret. */
export async function StaffPage({
  children,
  section,
}: {
  children: ReactNode;
  /** The title of a page below the staff's first one. */
  section?: string;
}) {
  if (!hasStaffPages()) notFound();
  const { t } = texts();
  const isOpen = await isStaff();
  const title = section ?? t('staff.title');
  return (
    <>
      <PageMeta title={title} description={t('staff.title')} noIndex />
      <header className="page pb-1 pt-4">
        <h1 tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {!isOpen && <p className="mt-1 text-muted">{t('staff.lead')}</p>}
      </header>
      {isOpen && <Places />}
      <div className={`page pb-10 ${isOpen ? '' : 'pt-4'}`}>
        <ErrorSummary />
        {isOpen ? children : hasStaffSecrets() ? <SignIn /> : <p>{t('staff.noRole')}</p>}
      </div>
    </>
  );
}
