import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { comparedForm } from '../compare.ts';

/** Shown by the style sheet once a product of the list is ticked, which it also counts; so it needs no scripts. */
export function CompareTray() {
  const { t } = texts();
  return (
    <form
      id={comparedForm}
      action="/compare"
      aria-label={t('compare.title')}
      className="compare-tray"
    >
      <p className="compare-count numbers font-medium">{t('compare.tray')}</p>
      <button type="submit" className={`btn-primary ${withIcon('arrow-left-right')}`}>
        {t('compare.button')}
      </button>
    </form>
  );
}
