import { toAge } from '#domain/age.ts';
import { formatMnt } from '#domain/money.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { type Counted, limits } from '#fraud/limits.ts';
import { readOpenReviews, type Review } from '#fraud/review-store.ts';
import { findStaff } from '#identity/staff/staff.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
import { Field } from '#ui/form/field.tsx';
import { findHeld, type Held } from '../held.ts';

const maxShown = 100;
const hourMs = 60 * 60_000;

const isLimit = (what: string): what is Counted => Object.hasOwn(limits, what);

/** `topUp card, topUp recipient` in words: by what there was too much of it. */
function toWhy(why: string): string {
  const { t } = texts();
  const words = why.split(', ').map((what) => {
    if (what.endsWith(' large')) return t('review.why.large');
    if (!isLimit(what)) return what;
    const { most, ms } = limits[what];
    const by = what.split(' ')[1] as
      | 'recipient'
      | 'card'
      | 'person'
      | 'number'
      | 'network'
      | 'crowd';
    return t('review.why.over', { by: t(`review.by.${by}`), most, hours: ms / hourMs });
  });
  return words.join('; ');
}

async function DecideForm({ id }: Pick<Review, 'id'>) {
  const { t } = texts();
  const staff = await findStaff();
  return (
    <form method="post" action="/staff/review" className="stack max-w-110 gap-4 py-3">
      <input type="hidden" name="id" value={id} />
      <Field
        name="who"
        label={t('staff.who')}
        value={staff?.email ?? undefined}
        autoComplete="name"
        maxLength={80}
      />
      <Field
        name="reason"
        label={t('staff.reason')}
        hint={t('review.reasonHint')}
        maxLength={300}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" name="to" value="RELEASED" className="btn-primary">
          {t('review.release')}
        </button>
        <button type="submit" name="to" value="REFUSED" className="btn-line">
          {t('review.refuse')}
        </button>
      </div>
    </form>
  );
}

interface RowProps {
  review: Review;
  held: Held | null;
  isOpen: boolean;
}

function Row({ review: { id, why, createdAt }, held, isOpen }: RowProps) {
  const { t, locale } = texts();
  const { unit, count } = toAge(Date.now() - createdAt);
  return (
    <>
      <tr id={`review-${id}`} className="h-8 border-b-1 border-line hover:bg-sunken">
        <td className={`${deskCell} whitespace-nowrap`} title={formatDateTime(createdAt, locale)}>
          {t(`staff.${unit}`, { count })}
        </td>
        <td className={`${deskCell} font-medium`}>
          {held && t(held.title)} {held?.number && maskPhoneNumber(held.number)}
          <span className="block font-normal text-muted">{held?.code}</span>
        </td>
        <td className={`${deskCell} whitespace-nowrap text-right`}>
          {held && formatMnt(held.amount)}
        </td>
        <td className={deskCell}>{toWhy(why)}</td>
        <td className={`${deskCell} text-right`}>
          {!isOpen && (
            <a
              href={`/staff/review?review=${id}#review-${id}`}
              data-document
              className="inline-block py-1 text-link"
            >
              {t('review.decide')}
            </a>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr className="border-b-1 border-line bg-sunken">
          <td colSpan={5} className="px-2 pb-4">
            <DecideForm id={id} />
          </td>
        </tr>
      )}
    </>
  );
}

/** What was paid for and waits for somebody to look at it: how long, what, why, and the form that decides. */
export async function ReviewDesk() {
  const { t } = texts();
  const { page, formState } = requestContext();
  const reviews = await readOpenReviews(maxShown);
  const all = await Promise.all(reviews.map(findHeld));
  const opened = formState?.typed['id']?.[0] ?? page.query.get('review');
  const columns = [
    { name: t('staff.age') },
    { name: t('review.what') },
    { name: t('review.amount'), isAmount: true },
    { name: t('staff.reason') },
    { name: t('review.decide'), isHidden: true },
  ];
  return (
    <>
      <p className="mb-4 max-w-70ch text-muted">{t('review.lead')}</p>
      {reviews.length === 0 ? (
        <p className="mt-4">{t('review.none')}</p>
      ) : (
        <DeskTable columns={columns}>
          {reviews.map((review, at) => (
            <Row
              key={review.id}
              review={review}
              held={all[at] ?? null}
              isOpen={review.id === opened}
            />
          ))}
        </DeskTable>
      )}
    </>
  );
}
