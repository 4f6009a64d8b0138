import type { ReactNode } from 'react';
import type { ServiceCategory } from '#contracts/content/services.ts';
import { brand } from '#domain/brand.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { Failed } from '#ui/failed.tsx';
import { ClosePopover } from '#ui/close-popover.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { IconPicture, withIconOf } from '#ui/icon-picture.tsx';
import { Link } from '#ui/link.tsx';
import { Section } from '#ui/section.tsx';
import { ServiceLink } from '#ui/service-link.tsx';
import { SkeletonGrid } from '#ui/skeletons.tsx';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { AccountLink } from './account-link.tsx';
import { LanguageToggle, ThemeToggle } from './toggles.tsx';

const grid = 'grid gap-x-6 gap-y-7';
const columns = `${grid} sm:grid-cols-2 lg:grid-cols-4`;
const entry = 'row tap justify-between border-b-1 border-line text-lg font-medium after:text-muted';
const inside = `${entry} ${withEndIcon('chevron-right')}`;

function Category({ category }: { category: ServiceCategory }) {
  const { own } = texts();
  const entryOf = requestContext().mode === 'kiosk' ? 'row tap px-2 text-muted' : 'menu-link';
  return (
    <div>
      <h2
        className={`row gap-2.5 text-base font-bold before:text-xl before:text-primary ${withIconOf(category.icon)}`}
      >
        <IconPicture icon={category.icon} />
        {own(category, 'name')}
      </h2>
      {/* No list: an element for each of forty links of every page, below a heading that says what they are. */}
      <div className="ml-2.5 mt-1.5 border-l-1 border-line pl-3">
        {category.children.map((child, i) => (
          <ServiceLink key={i} child={child} className={entryOf} />
        ))}
      </div>
    </div>
  );
}

/** The header's navigation, for narrow screens and every phone. */
function NarrowPart({ search }: { search: ReactNode }) {
  const { t } = texts();
  const { device, mode } = requestContext();
  return (
    <div className={device === 'MOBILE' || mode !== 'browser' ? '' : 'lg:hidden'}>
      <div className="row sticky top-0 z-1 -mx-4 mb-4 h-[var(--header)] border-b-1 border-line bg-surface px-4 sm:-mx-6">
        <ThemeToggle />
        <LanguageToggle />
        <ClosePopover id="menu" className="ml-auto" />
      </div>
      {search}
      <div className="mb-8 mt-3">
        <AccountLink className={entry} shows="both" endsWithIcon />
        <a href="/service" className={inside}>
          {t('nav.allServices')}
        </a>
        <a href="/shop" className={inside}>
          {t('nav.shop')}
        </a>
        <a href="/news" className={inside}>
          {t('nav.news')}
        </a>
        <a href="/service-branches" className={inside}>
          {t('nav.branches')}
        </a>
        {mode !== 'kiosk' && (
          <Link href={brand.supportUrl} className={`${entry} ${withEndIcon('arrow-up-right')}`}>
            {t('nav.5g')}
          </Link>
        )}
      </div>
    </div>
  );
}

/**
 * Every service by category and the operator's other sites: a panel under the header on a wide screen, the
 * whole menu on a narrow one. A popover, so that it opens, closes and takes Escape without a script.
 */
export function Menu({ read, search }: { read: Read<ServiceCategory[]>; search: ReactNode }) {
  const { t } = texts();
  // Only a browser's wide header has a place below which a panel may open.
  const { mode } = requestContext();
  const isSheet = mode !== 'browser';
  const shown = isSheet ? grid : columns;
  const others: { href: string; icon: IconName; name: string }[] = [
    { href: brand.corporateUrl, icon: 'briefcase', name: t('nav.corporate') },
    { href: brand.walletUrl, icon: 'wallet', name: t('nav.wallet') },
    { href: brand.tvUrl, icon: 'tv', name: t('nav.tv') },
  ];
  return (
    <div id="menu" popover="auto" className={`shadow-float ${isSheet ? 'sheet' : 'menu-sheet'}`}>
      <nav aria-label={t('nav.services')} className="page pb-12 lg:py-8">
        <NarrowPart search={search} />
        <Section
          read={read}
          skeleton={<SkeletonGrid count={8} className={shown} item="h-40" />}
          failed={<Failed title={t('error.categories')} />}
        >
          {(categories) => (
            <div className={shown}>
              {categories.map((category) => (
                <Category key={category.id} category={category} />
              ))}
            </div>
          )}
        </Section>
        <p className={`mt-6 hidden ${isSheet ? '' : 'lg:block'}`}>
          <a
            href="/service"
            className={`line-link font-bold text-primary ${withEndIcon('arrow-right')} gap-1.5`}
          >
            {t('nav.allServices')}
          </a>
        </p>
        {/* At a kiosk nothing leads to other sites. */}
        {mode !== 'kiosk' && (
          <ul
            aria-label={t('nav.more')}
            className="mt-8 flex flex-wrap gap-3 border-t-1 border-line pt-6"
          >
            {others.map(({ href, icon, name }) => (
              <li key={href}>
                <Link href={href} className={`btn-quiet ${withIcon(icon)}`}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </nav>
    </div>
  );
}
