import { formatMnt } from '#domain/money.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import {
  type DifferenceKind,
  differenceKinds,
  readOpenDifferences,
  readUnmatchedMoney,
} from '#payment/difference-store.ts';
import type { Till } from '#payment/till.ts';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
import { DeskActForm, DeskActLink, isActOpen, toAgeText } from './desk-act.tsx';

type OpenDifference = Awaited<ReturnType<typeof readOpenDifferences>>[number];

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

function DifferenceRow({ difference, now }: { difference: OpenDifference; now: number }) {
  const { t, locale } = texts();
  const { id, kind, subject, detail, foundAt } = difference;
  const isOpen = isActOpen(id);
  return (
    <>
      <tr className="h-8 border-b-1 border-line hover:bg-sunken">
        <td className={`${deskCell} whitespace-nowrap`} title={formatDateTime(foundAt, locale)}>
          {toAgeText(foundAt, now)}
        </td>
        <td className={`${deskCell} font-medium`}>
          {isKind(kind) ? t(`payment.desk.kinds.${kind}`) : kind}
        </td>
        <td className={`${deskCell} [overflow-wrap:anywhere]`}>{subject}</td>
        <td className={`${deskCell} text-muted [overflow-wrap:anywhere]`}>{toDetail(detail)}</td>
        <td className={`${deskCell} text-right`}>
          {!isOpen && <DeskActLink action="/staff/money" id={id} />}
        </td>
      </tr>
      {isOpen && (
        <tr className="border-b-1 border-line bg-sunken">
          <td colSpan={5} className="px-2">
            <DeskActForm
              action="/staff/money"
              id={id}
              label={t('payment.desk.close')}
              hint={t('payment.desk.closeHint')}
            />
          </td>
        </tr>
      )}
    </>
  );
}

async function Differences({ till }: { till: Till }) {
  const { t } = texts();
  const found = await readOpenDifferences(till.db, maxShown);
  const now = till.now();
  const columns = (['age', 'kind', 'subject', 'detail'] as const).map((name) => ({
    name: t(`payment.desk.${name}`),
  }));
  return (
    <section aria-labelledby="differences">
      <h2 id="differences" className="text-xl">
        {t('payment.desk.differences')}
      </h2>
      {found.length === 0 ? (
        <p className="mt-2 text-muted">{t('payment.desk.noDifferences')}</p>
      ) : (
        <DeskTable columns={[...columns, { name: t('payment.desk.act'), isHidden: true }]}>
          {found.map((difference) => (
            <DifferenceRow key={difference.id} difference={difference} now={now} />
          ))}
        </DeskTable>
      )}
    </section>
  );
}

async function UnmatchedMoney({ till }: { till: Till }) {
  const { t } = texts();
  const found = await readUnmatchedMoney(till.db, maxShown);
  const now = till.now();
  return (
    <section aria-labelledby="unmatched" className="mt-10">
      <h2 id="unmatched" className="text-xl">
        {t('payment.desk.unmatched')}
      </h2>
      {found.length === 0 ? (
        <p className="mt-2 text-muted">{t('payment.desk.noMoney')}</p>
      ) : (
        <DeskTable
          columns={(['age', 'amount', 'way', 'paymentId'] as const).map((name) => ({
            name: t(`payment.desk.${name}`),
            isAmount: name === 'amount',
          }))}
        >
          {found.map(({ provider, providerPaymentId, amount, kind, at }) => (
            <tr key={`${provider} ${providerPaymentId}`} className="h-8 border-b-1 border-line">
              <td className={`${deskCell} whitespace-nowrap`}>{toAgeText(at, now)}</td>
              <td className={`${deskCell} whitespace-nowrap text-right font-bold`}>
                {formatMnt(amount)}
              </td>
              <td className={deskCell}>
                {t(`payment.way.${provider}`)} · {kind}
              </td>
              <td className={`${deskCell} [overflow-wrap:anywhere]`}>{providerPaymentId}</td>
            </tr>
          ))}
        </DeskTable>
      )}
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
