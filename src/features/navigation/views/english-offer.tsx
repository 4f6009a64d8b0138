import { translator } from '#i18n/translator.ts';
import { requestContext } from '#request/context.ts';
import { PreferenceButton } from './toggles.tsx';

/** One line for whoever's browser asks for another language, and who has not chosen Mongolian here. */
export function EnglishOffer() {
  if (!requestContext().isOfferedEnglish) return null;
  const t = translator('en');
  return (
    <p lang="en" className="bg-info-tint text-info">
      <span className="page flex flex-wrap items-center gap-x-3">
        {t('lang.offer')}
        <PreferenceButton name="lang" value="en" className="line-link font-bold underline">
          {t('lang.offered')}
        </PreferenceButton>
      </span>
    </p>
  );
}
