import type { ReactNode } from 'react';
import { texts } from '#request/texts.ts';
import { FirstScreenEnd } from './first-screen-end.tsx';
import { JsonLd } from './json-ld.tsx';
import { withIcon } from './with-icon.ts';
import { requestContext } from '#request/context.ts';

export interface Crumb {
  name: string;
  href: string;
}

const withHome = (crumbs: readonly Crumb[]): Crumb[] => [
  { name: texts().t('site.home'), href: '/' },
  ...crumbs,
];

/** The breadcrumbs above the title; the last one is the page itself. */
export function BreadcrumbTrail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = texts();
  const all = withHome(crumbs);
  return (
    <nav aria-label={t('nav.breadcrumbs')} className="text-sm text-muted">
      <ol className="flex items-center gap-x-1">
        {all.map(({ name, href }, i) => (
          <li
            key={href}
            className={`row gap-1 ${i === all.length - 1 ? 'min-w-0' : 'shrink-0'} ${i > 0 ? `before:text-sm before:op-70 ${withIcon('chevron-right')}` : ''}`}
          >
            {i === all.length - 1 ? (
              <span aria-current="page" className="truncate py-1">
                {name}
              </span>
            ) : (
              <a href={href} className="line-link hover:text-ink hover:underline">
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The breadcrumbs as structured data, for search engines. */
export function BreadcrumbList({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { origin } = requestContext();
  const itemListElement = withHome(crumbs).map(({ name, href }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: origin + href,
  }));
  return <JsonLd content={{ '@type': 'BreadcrumbList', itemListElement }} />;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <>
      <BreadcrumbTrail crumbs={crumbs} />
      <BreadcrumbList crumbs={crumbs} />
    </>
  );
}

interface PageHeaderProps {
  crumbs: readonly Crumb[];
  title: string;
  lead?: string;
  children?: ReactNode;
  /** The page is to be read, and no task: its title may be large. */
  isLarge?: boolean;
  /** False where the content after the header ends the first screen itself. */
  endsFirstScreen?: boolean;
}

export function PageHeader({
  crumbs,
  title,
  lead,
  children,
  isLarge = false,
  endsFirstScreen = true,
}: PageHeaderProps) {
  return (
    <header className="page pt-6 pb-6 sm:pt-8 sm:pb-8">
      <Breadcrumbs crumbs={crumbs} />
      <h1 tabIndex={-1} className={`mt-3 max-w-24ch ${isLarge ? 'text-4xl' : 'text-3xl'}`}>
        {title}
      </h1>
      {lead && <p className="lead mt-3">{lead}</p>}
      {children}
      {endsFirstScreen && <FirstScreenEnd />}
    </header>
  );
}
