import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { type Result, ResultPage, ResultRow } from '#flow/result/result-page.tsx';
import { texts } from '#request/texts.ts';
import { findStars, type StarsOrder } from '../store.ts';
import { BranchWay } from './branch-way.tsx';

const flow = { kind: 'stars', title: 'stars.title', path: '/stars' } as const;

function toResult({ status, item }: StarsOrder): Result {
  const { t, own } = texts();
  return {
    title: t(`stars.done.${status}`),
    next: t(status === 'DONE' && item.isNew ? 'stars.next.DONE_NEW' : `stars.next.${status}`, {
      phone: brand.callCentre,
    }),
    status: t(`stars.states.${status}`),
    isCanceled: status === 'REFUSED',
    after: status === 'DONE' && item.isNew && <BranchWay />,
    rows: (
      <>
        <ResultRow name={t('stars.step.number')}>
          <dd className="text-2xl font-bold">{maskPhoneNumber(item.isdn)}</dd>
        </ResultRow>
        <ResultRow name={t('stars.step.package')}>
          <dd className="font-bold">{own(item.package, 'name')}</dd>
          <dd className="text-sm text-muted">
            {t('stars.billNote', { price: formatMnt(item.surcharge + item.package.fee) })}
          </dd>
        </ResultRow>
      </>
    ),
  };
}

const find = async (token: string) => {
  const found = await findStars(token);
  return found && { ...found, phone: found.item.parentIsdn, email: '' };
};

/** What became of Stars on the parent's bill. */
export const StarsResult = () => <ResultPage flow={flow} find={find} toResult={toResult} />;
