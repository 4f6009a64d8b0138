import { texts } from '#i18n/texts.ts';

/** Straight-line distance, with a decimal while it is short; nothing where it is not known. */
export function Kilometres({ km }: { km: number | null }) {
  if (km === null) return null;
  return (
    <span className="pill-info numbers">
      {texts().t('branches.km', { km: km < 10 ? km.toFixed(1) : Math.round(km) })}
    </span>
  );
}
