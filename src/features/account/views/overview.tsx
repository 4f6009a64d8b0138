import type { ReactNode } from 'react';
import type { Subscriber } from '#contracts/mobile/subscriber.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import type { CustomerSession } from '#identity/session.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { type FoundBill, findBill } from '#services/purchases.ts';
import { readSoon, readSoonOf } from '#services/read-soon.ts';
import { readSubscriber } from '#services/subscriber.ts';
import { Failed } from '#ui/failed.tsx';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { Section } from '#ui/section.tsx';
import { saysSomething } from '../model.ts';
import { AccountPages } from './account-pages.tsx';
import { GoOn, readOpen } from './go-on.tsx';
import { BalancePart, PlanPart } from './plan-part.tsx';
import { QuickActions } from './quick-actions.tsx';

/** The card of a bill that one press pays. */
export type ToBill = (isdn: string, found: FoundBill & { state: 'found' }) => ReactNode;

/** What is under way of the number's plan, and how it is changed. */
export type ToPlanChange = (isdn: string, next: Subscriber['nextPlan']) => ReactNode;

/** The bill of the month, which one press pays. */
function BillPart({ isdn, found, toBill }: { isdn: string; found: FoundBill; toBill: ToBill }) {
  if (found.state === 'found') return toBill(isdn, found);
  if (found.state !== 'failed') return null;
  return <p className="text-muted">{texts().t('account.billFailed')}</p>;
}

function SignOut({ expiresAt }: Pick<CustomerSession, 'expiresAt'>) {
  const { t, locale } = texts();
  return (
    <div>
      <form method="post" action="/sign-out">
        <input type="hidden" name="scope" value="here" />
        <SubmitButton
          label={t('identity.signOut')}
          pending={t('identity.signingOut')}
          className="btn-line"
        />
      </form>
      <p className="numbers mt-2 text-sm text-muted">
        {t('identity.signedInUntil')}: {formatDateTime(expiresAt, locale)}
      </p>
    </div>
  );
}

function PlanSkeleton() {
  return <div className="skeleton h-72 rounded-card" />;
}

function Plan({
  read,
  toChange,
}: {
  read: Read<Subscriber | null>;
  toChange: (next: Subscriber['nextPlan']) => ReactNode;
}) {
  const { t } = texts();
  return (
    <Section
      read={read}
      skeleton={<PlanSkeleton />}
      failed={<Failed title={t('account.failed')} />}
    >
      {(subscriber) =>
        subscriber && saysSomething(subscriber) ? (
          <PlanPart
            subscriber={subscriber}
            // Paid for beforehand there is no plan that could be changed.
            change={subscriber.payment === 'PREPAID' ? null : toChange(subscriber.nextPlan)}
          />
        ) : null
      }
    </Section>
  );
}

/** What is asked of services streams in; what the site knows is there at once. */
export async function Overview({
  customer,
  toBill,
  toPlanChange,
}: {
  customer: CustomerSession;
  toBill: ToBill;
  toPlanChange: ToPlanChange;
}) {
  const { isdn } = customer;
  const [plan, found, begun] = await Promise.all([
    readSoon(readSubscriber(isdn)),
    readSoonOf(findBill({ by: 'number', value: isdn })),
    readOpen(customer),
  ]);
  return (
    <>
      <Section
        read={plan}
        skeleton={<QuickActions payment={null} />}
        failed={<QuickActions payment={null} />}
      >
        {(subscriber) => <QuickActions payment={subscriber?.payment ?? null} />}
      </Section>
      <div className="beside mt-6">
        <aside aria-label={texts().t('account.due')} className="stack min-w-0 gap-4">
          <Section read={plan} skeleton={null} failed={null}>
            {(subscriber) => {
              const { balance = null, balanceUntil = null } = subscriber ?? {};
              return balance === null ? null : (
                <BalancePart balance={balance} until={balanceUntil} />
              );
            }}
          </Section>
          <Section read={found} skeleton={<div className="skeleton h-60 rounded-card" />}>
            {(one) => <BillPart isdn={isdn} found={one} toBill={toBill} />}
          </Section>
        </aside>
        <div className="stack min-w-0 gap-6">
          <Plan read={plan} toChange={(next) => toPlanChange(isdn, next)} />
          <Section read={begun} skeleton={null} failed={null}>
            {(list) => <GoOn {...list} />}
          </Section>
          <AccountPages />
          <SignOut {...customer} />
        </div>
      </div>
    </>
  );
}
