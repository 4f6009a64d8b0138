import { locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Logo } from '#ui/logo.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { notFound } from '#waku.ts';
import { Offers } from './offers.tsx';
import { Sky } from './sky.tsx';

/** Leaving takes one press, but where staff have set the kiosk up. */
function Leave() {
  return (
    <form method="post" action="/kiosk/leave" className="relative">
      <button type="submit" className={`btn-line bg-surface ${withIcon('log-out')}`}>
        {texts().t('kiosk.leave.button')}
      </button>
    </form>
  );
}

/**
 * What a kiosk shows while nobody uses it. Each press begins a visit, in the language of its button, and anywhere else
 * in the first one; whatever was left of the visit before ends with it.
 */
export function AttractScreen() {
  const { mode, kioskDevice } = requestContext();
  if (mode !== 'kiosk') notFound();
  const { t } = texts();
  const [first, ...others] = locales;
  const title = t('kiosk.attract.title');
  return (
    <div className="attract stack relative isolate overflow-hidden">
      <PageMeta title={title} description={title} noIndex />
      <form method="post" action="/start-over">
        <button
          type="submit"
          name="lang"
          value={first}
          lang={first}
          className="absolute inset-0 h-full w-full"
        >
          <span className="sr-only">{translator(first)('kiosk.attract.touch')}</span>
        </button>
      </form>
      <header className="page pointer-events-none row justify-between py-8">
        <Logo className="text-2xl" />
        {!kioskDevice && (
          <div className="pointer-events-auto">
            <Leave />
          </div>
        )}
      </header>
      <div className="page pointer-events-none w-full">
        <div className="attract-scene bg-primary-tint text-center">
          <h1 className="attract-title">
            <span lang={first} className="block">
              {translator(first)('kiosk.attract.title')}
            </span>
            {others.map((locale) => (
              <span key={locale} lang={locale} className="mt-4 block text-2xl font-medium">
                {translator(locale)('kiosk.attract.title')}
              </span>
            ))}
          </h1>
          <Sky />
        </div>
      </div>
      <div className="page pointer-events-none my-auto w-full py-10">
        <Offers />
      </div>
      <form
        method="post"
        action="/start-over"
        className="page pointer-events-none relative w-full pb-20 text-center"
      >
        <div className="attract-waves" aria-hidden="true" />
        <p lang={first} className="text-2xl font-bold">
          {translator(first)('kiosk.attract.touch')}
        </p>
        {others.map((locale) => (
          <p key={locale} lang={locale} className="mt-1 text-lg text-muted">
            {translator(locale)('kiosk.attract.touch')}
          </p>
        ))}
        <div className="mt-10 grid grid-cols-2 gap-6">
          {locales.map((locale) => (
            <button
              key={locale}
              type="submit"
              name="lang"
              value={locale}
              lang={locale}
              className={`attract-tile pointer-events-auto relative rounded-card ${locale === first ? 'btn-primary' : 'btn-line bg-surface'} text-2xl`}
            >
              {translator(locale)('kiosk.language')}
            </button>
          ))}
        </div>
      </form>
    </div>
  );
}
