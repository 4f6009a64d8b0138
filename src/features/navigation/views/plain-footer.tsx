import { brand, toCopyrightYears } from '#domain/brand.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';

/** One line, where somebody orders or pays: whom to call, the terms, and nothing that leads away. */
export function PlainFooter() {
  const { t, own } = texts();
  return (
    <footer className="browser-only border-t-1 border-line">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-4 text-sm text-muted">
        <p className="mr-auto">
          {t('footer.rights', {
            years: toCopyrightYears(new Date()),
            name: own(brand, 'legalName'),
          })}
        </p>
        <a
          href={`tel:${brand.callCentre}`}
          className={`line-link numbers gap-1.5 hover:underline ${withIcon('phone')}`}
        >
          {brand.callCentre}
        </a>
        <a href="/terms" data-document className="line-link hover:underline">
          {t('terms.title')}
        </a>
      </div>
    </footer>
  );
}
