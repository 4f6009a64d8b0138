import type { SentSms } from '#contracts/mobile/sms.ts';
import { formatDateTime } from '#domain/ulaanbaatar-time.ts';
import { texts } from '#i18n/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';

/** In place of a telephone, where no real service sends anything. */
export function OutboxPage({ messages }: { messages: readonly SentSms[] }) {
  const { t } = texts();
  const title = t('identity.outbox');
  return (
    <>
      <PageMeta title={title} description={t('identity.outboxLead')} noIndex />
      <PageHeader
        crumbs={[{ name: title, href: '/operator/outbox' }]}
        title={title}
        lead={t('identity.outboxLead')}
      />
      <div className="page">
        {messages.length === 0 && (
          <Empty icon="mail" title={title} text={t('identity.outboxEmpty')} />
        )}
        <ul className="stack max-w-180 gap-3">
          {messages.map(({ id, isdn, text, at }) => (
            <li key={id} className="card p-5">
              <p className="numbers row justify-between gap-4 text-sm text-muted">
                <span>{isdn}</span>
                <time dateTime={new Date(at).toISOString()}>{formatDateTime(new Date(at))}</time>
              </p>
              <p className="numbers mt-2 whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
