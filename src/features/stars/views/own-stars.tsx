import { groupPhoneNumber } from '#domain/phone-number.ts';
import { findOwnSince } from '#identity/holder/own-since.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { listOwnStars, toResultHref } from '../store.ts';

/** Children's numbers that a parent has ordered on the bill, in the account; nothing where there are none. */
export async function OwnStars({ isdn }: { isdn: string }) {
  const { t, own } = texts();
  const orders = await listOwnStars(isdn, await findOwnSince(isdn));
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="stars" className="card p-5 sm:p-6">
      <h2 id="stars" className={`row gap-2 text-lg before:text-muted ${withIcon('users')}`}>
        {t('stars.title')}
      </h2>
      <ul className="m-0 mt-3 list-none p-0">
        {orders.map(({ id, token, item, status }) => (
          <li key={id}>
            <a
              href={toResultHref(token)}
              data-document
              className="tap numbers flex flex-wrap items-baseline justify-between gap-x-4 border-b-1 border-line py-2 hover:underline"
            >
              <span className="font-bold">{groupPhoneNumber(item.isdn)}</span>
              <span className="text-sm text-muted">
                {own(item.package, 'name')} ·{' '}
                {t(
                  status === 'DONE' && item.isNew
                    ? 'stars.states.DONE_NEW'
                    : `stars.states.${status}`,
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
