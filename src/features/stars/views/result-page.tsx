import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { maskPhoneNumber, groupPhoneNumber } from '#domain/phone-number.ts';
import { type Result, ResultPage, ResultRow } from '#flow/result/result-page.tsx';
import { isOwn } from '#identity/holder/is-own.ts';
import { texts } from '#request/texts.ts';
import { findStars, type StarsOrder } from '../store.ts';
import { BranchWay } from './branch-way.tsx';

const flow = { kind: 'stars', title: 'stars.title', path: '/stars' } as const;

interface Found extends StarsOrder {
  /** Asked by the parent who has ordered it. */
  isMine: boolean;
}

function toResult({ status, item, isMine }: Found): Result {
  const { t, own } = texts();
  const isWaiting = status === 'DONE' && item.isNew;
  // A new number is not known by heart yet.
  const write = isMine && item.isNew ? groupPhoneNumber : maskPhoneNumber;
  return {
    title: t(`stars.done.${status}`),
    next: t(isWaiting ? 'stars.next.DONE_NEW' : `stars.next.${status}`, {
      phone: brand.callCentre,
    }),
    status: t(isWaiting ? 'stars.states.DONE_NEW' : `stars.states.${status}`),
    isCanceled: status === 'REFUSED',
    after: isWaiting && <BranchWay />,
    rows: (
      <>
        <ResultRow name={t('stars.step.number')}>
          <dd className="text-2xl font-bold">{write(item.isdn)}</dd>
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

async function find(token: string) {
  const found = await findStars(token);
  if (!found) return null;
  return { ...found, isMine: await isOwn(found), phone: found.item.parentIsdn, email: '' };
}

/** What became of Stars on the parent's bill. */
export const StarsResult = () => <ResultPage flow={flow} find={find} toResult={toResult} />;
