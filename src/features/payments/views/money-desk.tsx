import { formatMnt } from '#domain/money.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import {
  type DifferenceKind,
  differenceKinds,
  readOpenDifferences,
} from '#payment/difference-store.ts';
import { readUnmatchedMoney } from '#payment/unmatched-store.ts';
import type { Till } from '#payment/till.ts';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';
import { DeskAct, toAgeText } from './desk-act.tsx';

const maxShown = 100;

const isKind = (kind: string): kind is DifferenceKind =>
  (differenceKinds as readonly string[]).includes(kind);

/** What is known of it, as it was stored: ids, amounts, states. */
function toDetail(detail: string): string {
  const known = JSON.parse(detail) as Record<string, string | number | null>;
  return Object.entries(known)
    .flatMap(([name, value]) => (value === null ? [] : `${name} ${value}`))
    .join(' · ');
}

async function Differences({ till }: { till: Till }) {
  const { t, locale } = texts();
  const found = await readOpenDifferences(till.db, maxShown);
  const now = till.now();
  return (
    <section aria-labelledby="differences">
      <h2 id="differences" className="text-2xl">
        {t('payment.desk.differences')}
      </h2>
      <p className="mt-2 text-muted">
        {t(found.length === 0 ? 'payment.desk.noDifferences' : 'payment.desk.moneyLead')}
      </p>
      <ul className="mt-4 list-none p-0">
        {found.map(({ id, kind, subject, detail, foundAt }) => (
          <li key={id} className="numbers border-t-1 border-line py-2 text-sm">
            <div className="flex flex-wrap items-baseline gap-x-4">
              <span className="font-bold">
                {isKind(kind) ? t(`payment.desk.kinds.${kind}`) : kind}
              </span>
              <span className="text-muted" title={formatDateTime(foundAt, locale)}>
                {toAgeText(foundAt, now)}
              </span>
              <span className="[overflow-wrap:anywhere]">{subject}</span>
              <span className="text-muted [overflow-wrap:anywhere]">{toDetail(detail)}</span>
            </div>
            <DeskAct
              action="/staff/money"
              id={id}
              acts={[{ intent: 'close', label: t('payment.desk.close') }]}
              hint={t('payment.desk.closeHint')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

async function UnmatchedMoney({ till }: { till: Till }) {
  const { t, locale } = texts();
  const found = await readUnmatchedMoney(till.db, maxShown);
  const now = till.now();
  return (
    <section aria-labelledby="unmatched" className="section">
      <h2 id="unmatched" className="text-2xl">
        {t('payment.desk.unmatched')}
      </h2>
      <p className="mt-2 text-muted">
        {t(found.length === 0 ? 'payment.desk.noMoney' : 'payment.desk.unmatchedLead')}
      </p>
      <ul className="mt-4 list-none p-0">
        {found.map(({ provider, providerPaymentId, amount, kind, at }) => (
          <li
            key={`${provider} ${providerPaymentId}`}
            className="numbers border-t-1 border-line py-2 text-sm"
          >
            <div className="flex flex-wrap items-baseline gap-x-4">
              <span className="font-bold">{formatMnt(amount)}</span>
              <span>
                {t(`payment.way.${provider}`)} · {kind}
              </span>
              <span className="[overflow-wrap:anywhere]">{providerPaymentId}</span>
              <span className="text-muted" title={formatDateTime(at, locale)}>
                {toAgeText(at, now)}
              </span>
            </div>
            <DeskAct
              action="/staff/money"
              name="money"
              id={`${provider}:${providerPaymentId}`}
              acts={[
                { intent: 'assign', label: t('payment.desk.assign') },
                { intent: 'giveBack', label: t('payment.desk.giveBack') },
                { intent: 'explain', label: t('payment.desk.explain') },
              ]}
              hint={t('payment.desk.moneyHint')}
            >
              <Field
                name="code"
                label={t('payment.desk.code')}
                hint={t('payment.desk.codeHint')}
                optional={t('form.optional')}
                maxLength={45}
                autoComplete="off"
              />
            </DeskAct>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What does not agree, and money that belongs to nothing. */
export function MoneyDesk({ till }: { till: Till }) {
  return (
    <>
      <Differences till={till} />
      <UnmatchedMoney till={till} />
    </>
  );
}
