import { formatMnt } from '#domain/money.ts';
import { settleRead } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { readStarsPackages } from '#services/stars.ts';
import { NotForCompanies } from '#ui/not-for-companies.tsx';
import { withIcon } from '#ui/with-icon.ts';

const needed = [
  { what: 'number', icon: 'smartphone' },
  { what: 'dan', icon: 'shield-check' },
  { what: 'child', icon: 'users' },
] as const;

/** What it takes, and from what it costs, before anybody signs in. */
export async function StartFields() {
  const { t } = texts();
  const packages = await settleRead(await readStarsPackages());
  const fees = packages.ok ? packages.value.map(({ fee }) => fee) : [];
  return (
    <>
      {fees.length > 0 && (
        <p className="numbers text-2xl font-bold">
          {t('stars.from', { price: formatMnt(Math.min(...fees)) })}
        </p>
      )}
      <section className="card stack gap-3 p-5 sm:p-6">
        <h2 className="text-xl">{t('stars.needed.title')}</h2>
        <ul className="stack gap-3">
          {needed.map(({ what, icon }) => (
            <li
              key={what}
              className={`flex items-start gap-3 before:mt-0.5 before:text-lg before:text-primary ${withIcon(icon)}`}
            >
              {t(`stars.needed.${what}`)}
            </li>
          ))}
          <li
            className={`flex items-start gap-3 before:mt-0.5 before:text-lg before:text-primary ${withIcon('globe')}`}
          >
            <span>
              {t('stars.needed.foreign')}{' '}
              <a href="/service-branches" data-document className="line-link text-link">
                {t('nav.branches')}
              </a>
            </span>
          </li>
        </ul>
      </section>
      <NotForCompanies />
    </>
  );
}
