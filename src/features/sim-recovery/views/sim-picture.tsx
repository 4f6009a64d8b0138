import { texts } from '#request/texts.ts';

/** The back of a SIM card: its contacts, and in the long number the nine digits before the letter F. */
export function SimPicture() {
  const { t } = texts();
  return (
    <figure className="card m-0 max-w-110 p-5">
      <svg
        viewBox="0 0 340 190"
        role="img"
        aria-label={t('simRecovery.pictureText')}
        className="block h-auto w-full"
      >
        <path
          d="M22 6h244a14 14 0 0 1 10 4l54 52a14 14 0 0 1 4 10v98a14 14 0 0 1-14 14H22a14 14 0 0 1-14-14V20A14 14 0 0 1 22 6Z"
          className="fill-sunken stroke-edge"
          strokeWidth="2"
        />
        <g fill="none" className="stroke-warning" strokeWidth="2">
          <rect x="34" y="34" width="84" height="66" rx="12" />
          <path d="M34 56h26v22H34M118 56H92v22h26M60 34v66M92 34v66M60 67h32" />
        </g>
        <rect
          x="148"
          y="112"
          width="132"
          height="40"
          rx="8"
          className="fill-primary-tint stroke-primary"
          strokeWidth="2"
        />
        <text x="30" y="138" className="numbers fill-muted" fontSize="17">
          8997601
        </text>
        <text x="156" y="138" className="numbers fill-ink" fontSize="19" fontWeight="700">
          123456789
        </text>
        <text x="288" y="138" className="numbers fill-ink" fontSize="19" fontWeight="700">
          {t('simRecovery.pictureEnd')}
        </text>
        <path d="M214 108V88" className="stroke-primary" strokeWidth="2" />
        <text
          x="214"
          y="78"
          textAnchor="middle"
          className="fill-primary"
          fontSize="15"
          fontWeight="700"
        >
          {t('simRecovery.pictureMark')}
        </text>
      </svg>
      <figcaption className="mt-3 text-sm text-muted">{t('simRecovery.pictureText')}</figcaption>
    </figure>
  );
}
