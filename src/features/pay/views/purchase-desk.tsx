import { toAge } from '#domain/age.ts';
import { formatMnt } from '#domain/money.ts';
import { findStaff } from '#identity/staff/staff.ts';
import type { Purchase } from '#purchase/model.ts';
import { readWaiting } from '#purchase/store.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';

const maxShown = 100;
/** After this somebody has to know. */
const waitingMs = 60_000;

async function EndForm({ purchase: { id, kind } }: { purchase: Purchase }) {
  const { t } = texts();
  const staff = await findStaff();
  return (
    <form
      id={`act-${id}`}
      method="post"
      action="/staff/purchases"
      className="stack max-w-110 gap-4 py-3"
    >
      <input type="hidden" name="id" value={id} />
      <Field
        name="who"
        label={t('staff.who')}
        value={staff?.email ?? undefined}
        autoComplete="name"
        maxLength={80}
      />
      <Field name="reason" label={t('staff.reason')} hint={t('pay.desk.hint')} maxLength={300} />
      <div className="flex flex-wrap gap-3">
        {kind !== 'wifi' && (
          <button type="submit" name="to" value="DONE" className="btn-primary">
            {t('pay.desk.done')}
          </button>
        )}
        <button type="submit" name="to" value="REFUSED" className="btn-line">
          {t('pay.desk.refund')}
        </button>
      </div>
    </form>
  );
}

function Row({ purchase, now }: { purchase: Purchase; now: number }) {
  const { t } = texts();
  const { page, formState } = requestContext();
  const opened = formState?.typed['id']?.[0] ?? page.query.get('id');
  const { id, code, kind, amount, paidAt, updatedAt, sentAt } = purchase;
  const { unit, count } = toAge(now - (paidAt ?? updatedAt));
  return (
    <li className="numbers border-t-1 border-line py-2 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-bold tracking-wide">{code}</span>
        <span>{t(`pay.${kind}.title`)}</span>
        <span className="font-bold">{formatMnt(amount)}</span>
        <span className="text-muted">{t(`staff.${unit}`, { count })}</span>
        <span className="text-muted">
          {t(sentAt === null ? 'pay.desk.unsent' : 'pay.desk.sent')}
        </span>
      </div>
      {id === opened ? (
        <EndForm purchase={purchase} />
      ) : (
        <a
          href={`/staff/purchases?id=${id}#act-${id}`}
          data-document
          className="line-link text-link"
        >
          {t('payment.desk.act')}
        </a>
      )}
    </li>
  );
}

/** What was paid and is not done, the longest first. Its message is in the outbox and is sent again from there. */
export async function PurchaseDesk() {
  const { t } = texts();
  const now = Date.now();
  const waiting = await readWaiting(now - waitingMs, maxShown);
  return (
    <section aria-labelledby="purchases">
      <h2 id="purchases" className="text-2xl">
        {t('pay.desk.title')}
      </h2>
      <p className="mt-2 text-muted">
        {t(waiting.length === 0 ? 'pay.desk.none' : 'pay.desk.lead')}
      </p>
      <ul className="mt-4 list-none p-0">
        {waiting.map((purchase) => (
          <Row key={purchase.id} purchase={purchase} now={now} />
        ))}
      </ul>
    </section>
  );
}
