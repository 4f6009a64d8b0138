import { DeskActLink, DeskActRow, DeskAge } from '#identity/staff/views/desk-act.tsx';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
import { readStuckMessages, type StuckMessage } from '../store.ts';

function Row({ message, now }: { message: StuckMessage; now: number }) {
  const { t } = texts();
  const { id, topic, attempts, lastError, createdAt } = message;
  const acted = { name: 'message', id, needs: 'fulfil' } as const;
  return (
    <>
      <tr className="h-8 border-b-1 border-line hover:bg-sunken">
        <DeskAge since={createdAt} now={now} />
        <td className={`${deskCell} font-medium`}>{topic}</td>
        <td className={deskCell}>{attempts}</td>
        <td className={`${deskCell} [overflow-wrap:anywhere]`}>{lastError ?? '–'}</td>
        <td className={`${deskCell} text-right`}>
          <DeskActLink {...acted} label={t('staff.resend')} />
        </td>
      </tr>
      <DeskActRow
        {...acted}
        columns={5}
        acts={[{ value: 'resend', label: t('staff.resend') }]}
        hint={t('staff.reasonHint')}
      />
    </>
  );
}

/** Messages that no service took, each with a link to the form that sends it again. */
export async function StuckMessages() {
  const { t } = texts();
  const messages = await readStuckMessages();
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
            <Row key={message.id} message={message} now={now} />
          ))}
        </DeskTable>
      )}
    </section>
  );
}
