import { toAge } from '#domain/age.ts';
import { findStaff } from '#identity/staff/staff.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
import { Field } from '#ui/form/field.tsx';
import { GreetingCard } from '../islands/greeting-card.tsx';
import { findTemplate } from '../model.ts';
import { openGreeting, readReports } from '../store.ts';
import { listWishes } from './wishes.ts';

const maxShown = 100;

async function DecideForm({ id }: { id: string }) {
  const { t } = texts();
  const staff = await findStaff();
  return (
    <form method="post" action="/staff/greetings" className="stack max-w-110 gap-4 py-3">
      <input type="hidden" name="id" value={id} />
      <Field
        name="who"
        label={t('staff.who')}
        value={staff?.email ?? undefined}
        autoComplete="name"
        maxLength={80}
      />
      <Field name="reason" label={t('staff.reason')} maxLength={300} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" name="to" value="CONFIRMED" className="btn-primary">
          {t('greeting.desk.confirm')}
        </button>
        <button type="submit" name="to" value="ALLOWED" className="btn-line">
          {t('greeting.desk.allow')}
        </button>
      </div>
    </form>
  );
}

/** The text is nowhere but in the link, so whoever complains sends the link, and staff look at it here. */
async function LookUp() {
  const { t } = texts();
  const { page } = requestContext();
  const asked = page.query.get('link')?.trim() ?? '';
  const link = URL.parse(asked)?.searchParams.get('g') ?? asked;
  const opened = asked ? await openGreeting(link) : null;
  const state = opened?.report ?? 'NONE';
  return (
    <section className="mt-8 max-w-160">
      <h2 className="text-lg">{t('greeting.desk.look')}</h2>
      <form method="get" action="/staff/greetings" className="mt-3 flex flex-wrap items-end gap-3">
        <label className="min-w-0 flex-1 basis-64 font-bold">
          {t('greeting.ready.link')}
          <input
            name="link"
            defaultValue={asked}
            autoComplete="off"
            className="control mt-2 font-normal"
          />
        </label>
        <button type="submit" className="btn-line">
          {t('greeting.desk.open')}
        </button>
      </form>
      {asked && !opened && <p className="mt-4">{t('greeting.gone.title')}</p>}
      {opened && (
        <div className="mt-5">
          <p className="mb-3 font-bold">{t(`greeting.desk.state.${state}`)}</p>
          <GreetingCard greeting={opened.greeting} wishes={listWishes()} heading="p" />
          {opened.report && <DecideForm id={opened.id} />}
        </div>
      )}
    </section>
  );
}

/** Greetings that somebody has reported: how long ago, why, and the form that decides. */
export async function GreetingDesk() {
  const { t, locale } = texts();
  const { page, formState } = requestContext();
  const reports = await readReports(maxShown);
  const open = formState?.typed['id']?.[0] ?? page.query.get('report');
  const columns = [
    { name: t('staff.age') },
    { name: t('greeting.desk.card') },
    { name: t('staff.reason') },
    { name: t('greeting.desk.count'), isAmount: true },
    { name: t('greeting.desk.decide'), isHidden: true },
  ];
  return (
    <>
      <p className="mb-4 max-w-70ch text-muted">{t('greeting.desk.lead')}</p>
      {reports.length === 0 ? (
        <p>{t('greeting.desk.none')}</p>
      ) : (
        <DeskTable columns={columns}>
          {reports.map(({ id, template, reason, count, reportedAt }) => {
            const { unit, count: age } = toAge(Date.now() - reportedAt);
            const known = findTemplate(template)?.id;
            return (
              <tr
                key={id}
                id={`report-${id}`}
                className="border-b-1 border-line align-top hover:bg-sunken"
              >
                <td
                  className={`${deskCell} whitespace-nowrap`}
                  title={formatDateTime(reportedAt, locale)}
                >
                  {t(`staff.${unit}`, { count: age })}
                </td>
                <td className={deskCell}>{known && t(`greeting.name.${known}`)}</td>
                <td className={deskCell}>
                  {t(`greeting.reason.${reason}`)}
                  {open === id && <DecideForm id={id} />}
                </td>
                <td className={`${deskCell} text-right`}>{count}</td>
                <td className={`${deskCell} text-right`}>
                  {open !== id && (
                    <a
                      href={`/staff/greetings?report=${id}#report-${id}`}
                      data-document
                      className="inline-block py-1 text-link"
                    >
                      {t('greeting.desk.decide')}
                    </a>
                  )}
                </td>
              </tr>
            );
          })}
        </DeskTable>
      )}
      <LookUp />
    </>
  );
}
