import { formatMnt } from '#domain/money.ts';
import {
  type DifferenceKind,
  differenceKinds,
  readOpenDifferences,
} from '#payment/difference-store.ts';
import { readUnmatchedMoney } from '#payment/unmatched-store.ts';
import type { Till } from '#payment/till.ts';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
import { Field } from '#ui/form/field.tsx';
import { DeskActLink, DeskActRow, DeskAge } from '#identity/staff/views/desk-act.tsx';

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
  const { t } = texts();
  const { id, kind, subject, detail, foundAt } = difference;
  return (
    <>
      <tr className="h-8 border-b-1 border-line hover:bg-sunken">
        <DeskAge since={foundAt} now={now} />
        <td className={`${deskCell} font-medium`}>
          {isKind(kind) ? t(`payment.desk.kinds.${kind}`) : kind}
        </td>
        <td className={`${deskCell} [overflow-wrap:anywhere]`}>{subject}</td>
        <td className={`${deskCell} text-muted [overflow-wrap:anywhere]`}>{toDetail(detail)}</td>
        <td className={`${deskCell} text-right`}>
          <DeskActLink id={id} />
        </td>
      </tr>
      <DeskActRow
        id={id}
        columns={5}
        acts={[{ value: 'close', label: t('payment.desk.close') }]}
        hint={t('payment.desk.closeHint')}
      />
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
        <>
          <p className="mt-1 text-sm text-muted">{t('payment.desk.moneyLead')}</p>
          <DeskTable columns={[...columns, { name: t('payment.desk.act'), isHidden: true }]}>
            {found.map((difference) => (
              <DifferenceRow key={difference.id} difference={difference} now={now} />
            ))}
          </DeskTable>
        </>
      )}
    </section>
  );
}

type Unmatched = Awaited<ReturnType<typeof readUnmatchedMoney>>[number];

function MoneyRow({ money, now }: { money: Unmatched; now: number }) {
  const { t } = texts();
  const { provider, providerPaymentId, amount, kind, at } = money;
  const acted = {
    name: 'money',
    id: `${provider}:${providerPaymentId}`,
  } as const;
  return (
    <>
      <tr className="h-8 border-b-1 border-line hover:bg-sunken">
        <DeskAge since={at} now={now} />
        <td className={`${deskCell} whitespace-nowrap font-bold`}>{formatMnt(amount)}</td>
        <td className={deskCell}>
          {t(`payment.way.${provider}`)} · {kind}
        </td>
        <td className={`${deskCell} [overflow-wrap:anywhere]`}>{providerPaymentId}</td>
        <td className={`${deskCell} text-right`}>
          <DeskActLink {...acted} />
        </td>
      </tr>
      <DeskActRow
        {...acted}
        columns={5}
        acts={[
          { value: 'assign', label: t('payment.desk.assign') },
          { value: 'giveBack', label: t('payment.desk.giveBack') },
          { value: 'explain', label: t('payment.desk.explain') },
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
      </DeskActRow>
    </>
  );
}

async function UnmatchedMoney({ till }: { till: Till }) {
  const { t } = texts();
  const found = await readUnmatchedMoney(till.db, maxShown);
  const now = till.now();
  const columns = (['age', 'amount', 'way', 'paymentId'] as const).map((name) => ({
    name: t(`payment.desk.${name}`),
  }));
  return (
    <section aria-labelledby="unmatched" className="mt-10">
      <h2 id="unmatched" className="text-xl">
        {t('payment.desk.unmatched')}
      </h2>
      <p className="mt-1 text-sm text-muted">
        {t(found.length === 0 ? 'payment.desk.noMoney' : 'payment.desk.unmatchedLead')}
      </p>
      {found.length > 0 && (
        <DeskTable columns={[...columns, { name: t('payment.desk.act'), isHidden: true }]}>
          {found.map((money) => (
            <MoneyRow
              key={`${money.provider} ${money.providerPaymentId}`}
              money={money}
              now={now}
            />
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
