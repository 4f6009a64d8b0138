import { locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { withIcon } from '#ui/with-icon.ts';

const offers = [
  ['receipt-text', 'kiosk.attract.bill'],
  ['smartphone', 'kiosk.attract.phones'],
  ['card-sim', 'kiosk.attract.plans'],
  ['router', 'kiosk.attract.home'],
] as const;

/** What one can do at the kiosk, in all languages: nobody has chosen one yet. */
export function Offers() {
  const [first, ...others] = locales;
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-8">
      {offers.map(([icon, name]) => (
        <li key={icon} className="row gap-5">
          <span
            className={`attract-icon row shrink-0 justify-center rounded-card bg-primary-tint text-3xl text-primary ${withIcon(icon)}`}
          />
          <span>
            <span lang={first} className="block text-lg font-bold leading-tight">
              {translator(first)(name)}
            </span>
            {others.map((locale) => (
              <span key={locale} lang={locale} className="mt-1 block text-muted">
                {translator(locale)(name)}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
