import { formatDateTime } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
import { readLatestActs } from '../store.ts';

/** What staff have done, the latest first. */
export async function LatestActs() {
  const { t, locale } = texts();
  const acts = await readLatestActs();
  if (acts.length === 0) return null;
  const columns = (['at', 'by', 'act', 'subject', 'reason'] as const).map((name) => ({
    name: t(`staff.${name}`),
  }));
  return (
    <section aria-labelledby="acts" className="mt-10">
      <h2 id="acts" className="text-xl">
        {t('staff.acts')}
      </h2>
      <DeskTable columns={columns}>
        {acts.map(({ at, who, act, subject, reason }) => (
          <tr key={`${at} ${subject}`} className="h-8 border-b-1 border-line">
            <td className={`${deskCell} whitespace-nowrap text-muted`}>
              {formatDateTime(at, locale)}
            </td>
            <td className={`${deskCell} font-medium`}>{who}</td>
            <td className={deskCell}>{act}</td>
            <td className={`${deskCell} text-muted`}>{subject.slice(0, 8)}</td>
            <td className={deskCell}>{reason}</td>
          </tr>
        ))}
      </DeskTable>
    </section>
  );
}
