import { texts } from '#request/texts.ts';

/** The straight-line distance, with one decimal below 10 km; renders nothing where it is unknown. */
export function Kilometres({ km }: { km: number | null }) {
  if (km === null) return null;
  return (
    <span className="pill-info numbers">
      {texts().t('branches.km', { km: km < 10 ? km.toFixed(1) : Math.round(km) })}
    </span>
  );
}
