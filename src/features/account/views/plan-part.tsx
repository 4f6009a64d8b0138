import type { ReactNode } from 'react';
import type { Subscriber } from '#contracts/mobile/subscriber.ts';
import { maskEmailAddress } from '#domain/email-address.ts';
import { formatMnt } from '#domain/money.ts';
import { formatDate, formatDay } from '#i18n/format-date.ts';
import { formatVolume } from '#i18n/format-volume.ts';
import { texts } from '#request/texts.ts';
import { countDays, type ShownAllowance, toShownAllowances } from '../model.ts';

/** In the unit of its kind: `12.4 GB`, `80 min`. */
function formatAmount({ kind }: ShownAllowance, amount: number): string {
  const { t } = texts();
  const count = Math.floor(amount);
  if (kind === 'DATA') return formatVolume(count, t);
  if (kind === 'MINUTES') return t('account.left.minutes', { count });
  return kind === 'MESSAGES' ? t('account.left.messages', { count }) : String(count);
}

function toWords(one: ShownAllowance): string {
  const { t } = texts();
  const { left, total, isUnlimited } = one;
  if (isUnlimited || left === null) return t('account.left.unlimited');
  if (left === 0) return t('account.left.none');
  if (total === null) return t('account.left.only', { left: formatAmount(one, left) });
  return t('account.left.of', { left: formatAmount(one, left), total: formatAmount(one, total) });
}

/** The words say it all; the bar is their picture. */
function Bar({ percent }: { percent: number }) {
  const tint = percent <= 10 ? 'text-warning' : 'text-primary';
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className={`mt-2 block h-2.5 w-full overflow-hidden rounded-full bg-line ${tint}`}
    >
      <rect width={percent} height="1" className="fill-current" />
    </svg>
  );
}

function AllowanceRow({ one }: { one: ShownAllowance }) {
  const { t, own, locale } = texts();
  const { kind, percent, until } = one;
  const name = own(one, 'name') || (kind === 'OTHER' ? '' : t(`account.left.${kind}`));
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-bold">{name}</span>
        <span className="numbers">
          {toWords(one)}
          {until && (
            <span className="text-muted">
              , {t('account.left.until', { date: formatDay(until, locale) })}
            </span>
          )}
        </span>
      </p>
      {percent !== null && <Bar percent={percent} />}
    </li>
  );
}

function Renewal({ date }: { date: string }) {
  const { t, locale } = texts();
  const count = countDays(date);
  if (count < 0) return null;
  return (
    <p className="numbers text-muted">
      {count === 0
        ? t('account.left.today')
        : t('account.left.renews', { date: formatDay(date, locale), count })}
    </p>
  );
}

/** The plan in one line: its name, how it is paid for, what it costs. */
function PlanLine({ plan, payment, isCompany }: Subscriber) {
  const { t, own } = texts();
  const name = plan ? own(plan, 'name') : '';
  const paid = payment && t(`account.${payment}`);
  const facts = [
    // A plan may be named for how it is paid.
    ...(paid && paid !== name ? [paid] : []),
    ...(isCompany ? [t('account.company')] : []),
    ...(plan?.fee ? [t('account.perMonth', { fee: formatMnt(plan.fee) })] : []),
  ];
  return (
    <>
      {name !== '' && <p className="text-xl font-bold">{name}</p>}
      {facts.length > 0 && <p className="numbers text-muted">{facts.join(' · ')}</p>}
    </>
  );
}

/** What the service says of a number: the plan, what is left of it, and the facts. What it does not say leaves no gap. */
export function PlanPart({ subscriber, change }: { subscriber: Subscriber; change: ReactNode }) {
  const { t, locale } = texts();
  const { renewsOn, contractEndsOn, email } = subscriber;
  const left = toShownAllowances(subscriber.left);
  return (
    <section aria-labelledby="plan" className="card stack gap-5 p-5 sm:p-6">
      <div>
        <h2 id="plan" className="sr-only">
          {t('account.left.title')}
        </h2>
        <PlanLine {...subscriber} />
      </div>
      {change}
      {left.length > 0 && (
        <ul className="m-0 stack list-none gap-4 p-0">
          {left.map((one, i) => (
            <AllowanceRow key={i} one={one} />
          ))}
        </ul>
      )}
      {renewsOn && <Renewal date={renewsOn} />}
      {(contractEndsOn !== null || email !== null) && (
        <dl className="numbers m-0 grid gap-4 border-t-1 border-line pt-4 sm:grid-cols-2">
          {contractEndsOn && (
            <div>
              <dt className="text-sm text-muted">{t('account.contractEnds')}</dt>
              <dd className="m-0 font-medium">{formatDate(contractEndsOn, locale)}</dd>
            </div>
          )}
          {email !== null && (
            <div>
              <dt className="text-sm text-muted">{t('account.email.name')}</dt>
              <dd className="m-0 flex flex-wrap items-center gap-x-3 font-medium">
                {email === '' ? t('account.email.none') : maskEmailAddress(email)}
                <a href="/account/email" data-document className="line-link text-link">
                  {t(email === '' ? 'account.email.add' : 'account.email.change')}
                </a>
              </dd>
            </div>
          )}
        </dl>
      )}
    </section>
  );
}

/** Units that were paid for beforehand. */
export function BalancePart({ balance, until }: { balance: number; until: string | null }) {
  const { t, locale } = texts();
  return (
    <section aria-labelledby="balance" className="card p-5 sm:p-6">
      <h2 id="balance" className="text-lg">
        {t('account.balance')}
      </h2>
      <p className="numbers mt-2 text-4xl font-bold">{formatMnt(balance)}</p>
      {until && (
        <p className="numbers mt-1 text-muted">
          {t('account.validUntil', { date: formatDate(until, locale) })}
        </p>
      )}
    </section>
  );
}
