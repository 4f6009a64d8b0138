import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { Field } from '#ui/form/field.tsx';
import { toAge } from '#domain/age.ts';
import { readStuckMessages, type StuckMessage } from '../store.ts';

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="m-0 font-medium [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Facts({ message, now }: { message: StuckMessage; now: number }) {
  const { t, locale } = texts();
  const { unit, count } = toAge(now - message.createdAt);
  return (
    <dl className="numbers m-0 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
      <Fact name={t('staff.topic')}>{message.topic}</Fact>
      <Fact name={t('staff.age')}>
        {`${t(`staff.${unit}`, { count })} · ${formatDateTime(message.createdAt, locale)}`}
      </Fact>
      <Fact name={t('staff.attempts')}>{String(message.attempts)}</Fact>
      <Fact name={t('staff.lastError')}>{message.lastError ?? '–'}</Fact>
    </dl>
  );
}

function ResendForm({ id }: { id: string }) {
  const { t } = texts();
  return (
    <form method="post" action="/staff" className="stack mt-5 max-w-110 gap-5">
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

/** Messages that no service took, each with a link to the form that sends it again. */
export async function StuckMessages() {
  const { t } = texts();
  const { page, formState } = requestContext();
  const messages = await readStuckMessages();
  const opened = formState?.typed['message']?.[0] ?? page.query.get('message');
  const now = Date.now();
  return (
    <section aria-labelledby="stuck">
      <h2 id="stuck" className="text-2xl">
        {t('staff.stuck')}
      </h2>
      {messages.length === 0 && <p className="mt-3 text-muted">{t('staff.noStuck')}</p>}
      <ul className="m-0 mt-5 grid list-none gap-4 p-0">
        {messages.map((message) => (
          <li key={message.id} id={`message-${message.id}`} className="card p-5">
            <Facts message={message} now={now} />
            {message.id === opened ? (
              <ResendForm id={message.id} />
            ) : (
              <a
                href={`/staff?message=${message.id}#message-${message.id}`}
                className="btn-line mt-5"
              >
                {t('staff.resend')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
