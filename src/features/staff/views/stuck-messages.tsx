import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { Field } from '#ui/form/field.tsx';
import { toAge } from '#domain/age.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
import { readStuckMessages, type StuckMessage } from '../store.ts';

function ResendForm({ id }: { id: string }) {
  const { t } = texts();
  return (
    <form method="post" action="/staff" className="stack mt-3 max-w-110 gap-4">
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="message" value={id} />
      <Field name="who" label={t('staff.who')} autoComplete="name" maxLength={80} />
      <Field name="reason" label={t('staff.reason')} hint={t('staff.reasonHint')} maxLength={300} />
      <button type="submit" className="btn-primary self-start">
        {t('staff.resend')}
      </button>
    </form>
  );
}

function Row({ message, now, isOpen }: { message: StuckMessage; now: number; isOpen: boolean }) {
  const { t, locale } = texts();
  const { id, topic, attempts, lastError, createdAt } = message;
  const { unit, count } = toAge(now - createdAt);
  return (
    <>
      <tr id={`message-${id}`} className="h-8 border-b-1 border-line hover:bg-sunken">
        <td className={`${deskCell} whitespace-nowrap`} title={formatDateTime(createdAt, locale)}>
          {t(`staff.${unit}`, { count })}
        </td>
        <td className={`${deskCell} font-medium`}>{topic}</td>
        <td className={deskCell}>{attempts}</td>
        <td className={`${deskCell} [overflow-wrap:anywhere]`}>{lastError ?? '–'}</td>
        <td className={`${deskCell} text-right`}>
          {!isOpen && (
            <a href={`/staff?message=${id}#message-${id}`} className="py-0.5 text-link">
              {t('staff.resend')}
            </a>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr className="border-b-1 border-line bg-sunken">
          <td colSpan={5} className="px-2 pb-4">
            <ResendForm id={id} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Messages that no service took, each with a link to the form that sends it again. */
export async function StuckMessages() {
  const { t } = texts();
  const { page, formState } = requestContext();
  const messages = await readStuckMessages();
  const opened = formState?.typed['message']?.[0] ?? page.query.get('message');
  const now = Date.now();
  const columns = (['age', 'topic', 'attempts', 'lastError'] as const).map((name) => ({
    name: t(`staff.${name}`),
  }));
  return (
    <section aria-labelledby="stuck">
      <h2 id="stuck" className="text-xl">
        {t('staff.stuck')}
      </h2>
      {messages.length === 0 ? (
        <p className="mt-2 text-muted">{t('staff.noStuck')}</p>
      ) : (
        <DeskTable columns={[...columns, { name: t('staff.resend'), isHidden: true }]}>
          {messages.map((message) => (
            <Row key={message.id} message={message} now={now} isOpen={message.id === opened} />
          ))}
        </DeskTable>
      )}
    </section>
  );
}
