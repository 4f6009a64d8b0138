import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { toNextMonth } from '#domain/plan-change.ts';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { type Result, ResultPage, ResultRow } from '#flow/result/result-page.tsx';
import { formatDate } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { packageShift } from '../flow.ts';
import { findShift, type Shift, toResultHref } from '../store.ts';
import { Refusals } from './refusals.tsx';
import { TermNote } from './term-note.tsx';

/** A change that holds already, or from a day on. */
const isLater = ({ effectiveOn }: Shift, now = Date.now()) =>
  effectiveOn > toUlaanbaatar(new Date(now)).date;

function toNews(shift: Shift): { title: string; next: string } {
  const { t, own, locale } = texts();
  const values = {
    plan: own(shift.to, 'name'),
    from: own(shift.from, 'name'),
    date: formatDate(shift.effectiveOn, locale),
  };
  const { state } = shift;
  const name = state === 'DONE' ? (isLater(shift) ? 'later' : 'done') : toName[state];
  return {
    title: t(`packageShift.result.${name}`, values),
    next: t(`packageShift.result.${name}Text`, values),
  };
}
const toName = { SENDING: 'sending', REFUSED: 'refused', FAILED: 'failed' } as const;

function Rows({ shift }: { shift: Shift }) {
  const { t, own, locale } = texts();
  const { state, to, effectiveOn, createdAt } = shift;
  return (
    <>
      <ResultRow name={t('packageShift.confirm.to')}>
        <dd className="text-lg font-bold">{own(to, 'name')}</dd>
        <dd>{t('packageShift.perMonth', { fee: formatMnt(to.fee) })}</dd>
        <dd>
          <TermNote plan={to} />
        </dd>
      </ResultRow>
      {(state === 'DONE' || state === 'SENDING') && (
        <ResultRow name={t('packageShift.confirm.when')}>
          <dd className="text-lg font-bold">{formatDate(effectiveOn, locale)}</dd>
        </ResultRow>
      )}
      {state === 'DONE' && (
        <ResultRow name={t('packageShift.result.nextTime')}>
          <dd>{formatDate(toNextMonth(createdAt), locale)}</dd>
        </ResultRow>
      )}
    </>
  );
}

/** No service is asked to take a change back that waits: people do that. */
function Undo({ shift: { effectiveOn } }: { shift: Shift }) {
  const { t, locale } = texts();
  const values = { date: formatDate(effectiveOn, locale), phone: brand.callCentre };
  return (
    <div className="mb-5 stack items-start gap-3">
      <p>{t('packageShift.result.undo', values)}</p>
      <a href="/service-branches" data-document className={`btn-line ${withIcon('map-pin')}`}>
        {t('nav.branches')}
      </a>
    </div>
  );
}

/** The one thing to do; after a refusal every reason with its remedy. */
function After({ shift }: { shift: Shift }) {
  const { t } = texts();
  const { state, refusals, token } = shift;
  if (state === 'SENDING') {
    return (
      <a href={toResultHref(token)} data-document className={`btn-line ${withIcon('rotate-cw')}`}>
        {t('packageShift.result.refresh')}
      </a>
    );
  }
  if (state === 'DONE') {
    return (
      <>
        {isLater(shift) && <Undo shift={shift} />}
        <a href="/account" data-document className="btn-primary">
          {t('packageShift.result.account')}
        </a>
      </>
    );
  }
  return (
    <div className="stack gap-4">
      {refusals.length > 0 && <Refusals refusals={refusals} />}
      <a href="/packageshift" data-document className="btn-primary self-start">
        {t('packageShift.result.again')}
      </a>
    </div>
  );
}

function toResult(shift: Shift): Result {
  const { t } = texts();
  const { state } = shift;
  const word = state === 'DONE' && isLater(shift) ? 'LATER' : state;
  return {
    ...toNews(shift),
    status: t(`packageShift.state.${word}`),
    isCanceled: state === 'REFUSED' || state === 'FAILED',
    isPending: state === 'SENDING',
    rows: <Rows shift={shift} />,
    after: <After shift={shift} />,
  };
}

const findSent = async (token: string) => {
  const shift = await findShift(token);
  return shift && { ...shift, phone: shift.isdn };
};

/** What became of a change. */
export const PackageShiftResult = () => (
  <ResultPage flow={packageShift} find={findSent} toResult={toResult} />
);
