import { type Assessment, listFailed, toAssessmentHref } from '#leasing/model.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import type { Shape } from '../shape.ts';

/** Which bureau has answered, and which has not: each by its own name. */
export function Bureaus({ assessment }: { assessment: Assessment }) {
  const { t } = texts();
  const failed = listFailed(assessment);
  return (
    <ul className="stack mt-4 list-none gap-2 p-0">
      {(['credit', 'insurance'] as const).map((bureau) => {
        const isMissing = failed.includes(bureau);
        return (
          <li
            key={bureau}
            className={`flex items-start gap-2 ${isMissing ? `font-medium text-danger ${withIcon('circle-x')}` : `text-success ${withIcon('circle-check')}`}`}
          >
            {t(isMissing ? `leasing.bureauFailed.${bureau}` : `leasing.bureauDone.${bureau}`)}
          </li>
        );
      })}
    </ul>
  );
}

function AskAgain({ assessment, label }: { assessment: Assessment; label: string }) {
  return (
    <form method="post" action={toAssessmentHref(assessment.token)} className="mt-4">
      <input type="hidden" name="intent" value="ask" />
      <button type="submit" className={`btn-primary ${withIcon('rotate-cw')}`}>
        {label}
      </button>
    </form>
  );
}

/** Where one goes on from here. */
export function WayOn({ shape, assessment }: { shape: Shape; assessment: Assessment }) {
  const { t } = texts();
  switch (shape) {
    case 'unpaid':
      return (
        <a href="/leasing/assessment" data-document className="btn-primary mt-4">
          {t('leasing.toFee')}
        </a>
      );
    case 'asking':
      return <AskAgain assessment={assessment} label={t('leasing.look')} />;
    case 'failed':
      return <AskAgain assessment={assessment} label={t('leasing.askAgain')} />;
    case 'over':
    case 'ended':
    case 'REJECTED':
      return (
        <a href="/leasing" data-document className="btn-line mt-4">
          {t('leasing.toCalculator')}
        </a>
      );
    case 'used':
      return (
        <a href="/order" data-document className="btn-line mt-4">
          {t('order.title')}
        </a>
      );
    case 'LETTER':
      return (
        <a
          href="/service-branches"
          data-document
          className={`btn-line mt-4 ${withIcon('map-pin')}`}
        >
          {t('nav.branches')}
        </a>
      );
    default:
      return null;
  }
}
