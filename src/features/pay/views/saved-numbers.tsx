import { groupPhoneNumber } from '#domain/phone-number.ts';
import { findCustomer } from '#identity/session.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { readSaved } from './number-choice.tsx';

type PayPage = '/pay/bill' | '/pay/units' | '/pay/data' | '/account/payments';

/** The numbers that are remembered, each with a button that forgets it. */
export async function SavedNumbers({ page, isOpen = false }: { page: PayPage; isOpen?: boolean }) {
  const { t } = texts();
  const customer = await findCustomer().catch(() => null);
  if (!customer || requestContext().mode === 'kiosk') return null;
  const saved = await readSaved(customer.isdn);
  if (saved.length === 0) return null;
  return (
    <details className="card" open={isOpen}>
      <summary
        className={`tap row cursor-pointer justify-between gap-4 px-5 py-3 font-bold ${withEndIcon('chevron-down')}`}
      >
        {t('pay.saved.title')}
      </summary>
      <ul className="m-0 list-none border-t-1 border-line p-0 px-5 py-2">
        {saved.map(({ id, number }) => {
          const shown = number.length === 8 ? groupPhoneNumber(number) : number;
          return (
            <li key={id} className="flex items-center justify-between gap-4 py-1">
              <span className="numbers">{shown}</span>
              <form method="post" action="/pay/recipients">
                <input type="hidden" name="recipient" value={id} />
                <input type="hidden" name="page" value={page} />
                <button
                  type="submit"
                  aria-label={t('pay.saved.removeOf', { number: shown })}
                  className={`line-link gap-1.5 text-link ${withIcon('trash-2')}`}
                >
                  {t('pay.saved.remove')}
                </button>
              </form>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
