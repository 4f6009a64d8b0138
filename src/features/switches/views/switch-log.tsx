import type { Switch } from '#domain/switches.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
import type { Change } from '../store.ts';
import { ordinary, toState, toStateWords, toTimes } from './shown-switch.ts';

/** A state as the log shows it: what it was, with words and times. */
function Logged({ one }: { one: Switch }) {
  const { own } = texts();
  return (
    <>
      {toStateWords(one.id, toState(one))}
      {one.isSet && (
        <span className="block text-muted">
          {toTimes(one)} {own(one, 'text')}
        </span>
      )}
    </>
  );
}

/** What was changed by whom, the latest first: what it was, and what it became. */
export function SwitchLog({
  changes,
  names,
}: {
  changes: Change[];
  names: ReadonlyMap<string, string>;
}) {
  const { t, locale } = texts();
  const columns = [
    t('staff.at'),
    t('staff.by'),
    t('staff.subject'),
    t('switch.before'),
    t('switch.after'),
    t('staff.reason'),
  ].map((name) => ({ name }));
  return (
    <section aria-labelledby="changes" className="mt-10">
      <h2 id="changes" className="text-xl">
        {t('switch.changes')}
      </h2>
      {changes.length === 0 ? (
        <p className="mt-2 text-muted">{t('switch.noChanges')}</p>
      ) : (
        <DeskTable columns={columns}>
          {changes.map(({ at, who, subject, reason, before, after }) => (
            <tr key={`${at} ${subject}`} className="border-b-1 border-line">
              <td className={`${deskCell} whitespace-nowrap text-muted`}>
                {formatDateTime(at, locale)}
              </td>
              <td className={`${deskCell} font-medium`}>{who}</td>
              <td className={deskCell}>{names.get(subject) ?? subject}</td>
              <td className={deskCell}>
                <Logged one={before ?? ordinary(subject)} />
              </td>
              <td className={deskCell}>
                <Logged one={after} />
              </td>
              <td className={`${deskCell} [overflow-wrap:anywhere]`}>{reason}</td>
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  );
}
