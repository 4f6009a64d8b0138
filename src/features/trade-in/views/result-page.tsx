import { formatMnt } from '#domain/money.ts';
import { type Result, ResultPage, ResultRow } from '#flow/result/result-page.tsx';
import { formatDateTime } from '#i18n/format-date.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { QrCode } from '#ui/qr-code.tsx';
import { tradeInFlow } from '../flow.ts';
import { toAbout, toModelName } from '../model.ts';
import { findShownEstimate } from '../find-shown.ts';
import type { FoundEstimate } from '../store.ts';

export type EstimateState = 'OPEN' | 'REDEEMED' | 'LAPSED' | 'WORTHLESS';

/** What can be done with it at a time. */
export function toState(
  { status, expiresAt, high }: Pick<FoundEstimate, 'status' | 'expiresAt' | 'high'>,
  now: number,
): EstimateState {
  if (status === 'REDEEMED') return 'REDEEMED';
  if (expiresAt <= now) return 'LAPSED';
  return high === 0 ? 'WORTHLESS' : 'OPEN';
}

/** What staff scan: the code at their desk. */
function Voucher({ code }: { code: string }) {
  const { t } = texts();
  const address = `${requestContext().origin}/staff/trade-in?code=${code}`;
  return (
    <ResultRow name={t('tradeIn.voucher')}>
      <dd className="mt-2 max-w-40">
        <QrCode text={address} label={t('tradeIn.voucherQr', { code })} />
      </dd>
      <dd className="mt-1 text-sm text-muted">{t('tradeIn.voucherHint')}</dd>
    </ResultRow>
  );
}

/** What was asked and answered, as the branch sees it too. */
export function AnswerList({ answers }: Pick<FoundEstimate, 'answers'>) {
  const { own } = texts();
  return answers.map((one) => (
    <dd key={one.questionMn + one.questionEn} className="text-sm">
      <span className="text-muted">{own(one, 'question')}</span> {own(one, 'text')}
    </dd>
  ));
}

function toResult(found: FoundEstimate): Result {
  const { t, locale } = texts();
  const { code, price, low, high, model, answers, expiresAt, finalPrice } = found;
  const state = toState(found, Date.now());
  const values = {
    low: formatMnt(low),
    high: formatMnt(high),
    date: formatDateTime(expiresAt, locale),
    price: formatMnt(finalPrice ?? 0),
  };
  return {
    title: t(`tradeIn.done.${state}`, values),
    next: t(`tradeIn.next.${state}`, values),
    status: t(`tradeIn.states.${state}`),
    codeName: t('tradeIn.code'),
    isCanceled: state === 'LAPSED',
    rows: (
      <>
        <ResultRow name={t('tradeIn.model')}>
          <dd className="font-bold">{toModelName(model, locale)}</dd>
          <AnswerList answers={answers} />
        </ResultRow>
        {state !== 'WORTHLESS' && (
          <ResultRow name={t(state === 'REDEEMED' ? 'tradeIn.finalPrice' : 'tradeIn.estimate')}>
            <dd className="text-2xl font-bold">
              {state === 'REDEEMED'
                ? values.price
                : t('tradeIn.about', { price: formatMnt(toAbout(price)) })}
            </dd>
            <dd className="text-sm text-muted">{t('tradeIn.range', values)}</dd>
          </ResultRow>
        )}
        {state === 'OPEN' && (
          <ResultRow name={t('tradeIn.validUntil')}>
            <dd className="text-lg font-bold">{values.date}</dd>
            <dd className="text-sm text-muted">{t('tradeIn.same')}</dd>
          </ResultRow>
        )}
        {state === 'OPEN' && <Voucher code={code} />}
      </>
    ),
  };
}

/** What a handset may bring, and the code for the branch. */
export const TradeInResult = () => (
  <ResultPage flow={tradeInFlow} find={findShownEstimate} toResult={toResult} />
);
