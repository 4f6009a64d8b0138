import { comparedForm } from '#domain/compared.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from './with-icon.ts';

interface TrayProps {
  /** What the address has beside what is ticked. */
  hidden?: Readonly<Record<string, string>>;
}

/** Shown by the style sheet once something of the list before it is ticked, which it also counts; so it needs no scripts. */
export function CompareTray({ hidden = {} }: TrayProps) {
  const { t } = texts();
  return (
    <form
      id={comparedForm}
      action="/compare"
      aria-label={t('compare.title')}
      className="compare-tray"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="compare-count numbers font-medium">{t('compare.tray')}</p>
      <button type="submit" className={`btn-primary ${withIcon('arrow-left-right')}`}>
        {t('compare.button')}
      </button>
    </form>
  );
}

interface TickProps {
  field: string;
  value: string;
  /** What is compared, for who does not see it. */
  name: string;
  className?: string;
}

/** Ticks something of a list for the comparison, by the form of its tray. */
export function CompareTick({ field, value, name, className = '' }: TickProps) {
  const { t } = texts();
  return (
    <label className={`row tap gap-2 self-start text-sm ${className}`}>
      <input
        type="checkbox"
        name={field}
        value={value}
        form={comparedForm}
        aria-label={t('compare.tick', { name })}
        className="compare-tick h-5 w-5 shrink-0"
      />
      {t('compare.add')}
    </label>
  );
}
