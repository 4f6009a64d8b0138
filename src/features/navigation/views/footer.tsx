import { Fragment, type ReactNode } from 'react';
import type { HomeContent } from '#contracts/content/home.ts';
import { findAddress } from '#domain/operator-address.ts';
import { brand, toCopyrightYears } from '#domain/brand.ts';
import type { Read } from '#lib/outcome.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Failed } from '#ui/failed.tsx';
import { Link } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonGrid } from '#ui/skeletons.tsx';
import { findRoute } from '#routes.ts';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { toSiteName } from '../model.ts';
import { BannerCarousel } from './banner-carousel.tsx';

type FooterLinks = HomeContent['footer']['about_us'];

const isPhone = () => requestContext().device === 'MOBILE';
/** Of the list of a part. */
const toPlace = () => (isPhone() ? 'pb-4' : 'mt-2');

/** One part of the footer; on a phone it is folded, since nobody scrolls through all of them. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = <h2 className="text-base font-bold">{title}</h2>;
  if (!isPhone()) {
    return (
      <div className="min-w-0 last:lt-sm:col-span-full">
        {heading}
        {children}
      </div>
    );
  }
  return (
    <details className="group border-b-1 border-line">
      <summary
        className={`row tap justify-between after:transition-transform group-open:after:rotate-180 ${withEndIcon('chevron-down')}`}
      >
        {heading}
      </summary>
      {children}
    </details>
  );
}

function Column({ title, links }: { title: string; links: FooterLinks }) {
  const { own } = texts();
  return (
    <Part title={title}>
      <ul className={toPlace()}>
        {links.map((link) => (
          <li key={link.id}>
            {link.link ? (
              <Link
                href={link.link}
                className="inline-block py-1.5 text-muted hover:text-primary hover:underline"
              >
                {own(link, 'name')}
              </Link>
            ) : (
              <span className="inline-block py-1.5 text-muted">{own(link, 'name')}</span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Contact({ rows }: { rows: Readonly<HomeContent['footer']['contact_us']> }) {
  const { t, own } = texts();
  return (
    <Part title={t('footer.contact')}>
      <dl className={toPlace()}>
        {rows.map((row, i) => (
          <Fragment key={i}>
            <dt className="pt-1.5 text-sm text-muted">{own(row, 'key')}</dt>
            <dd className="pb-1.5 font-medium">{own(row, 'value')}</dd>
          </Fragment>
        ))}
      </dl>
    </Part>
  );
}

function Content({ home }: { home: HomeContent }) {
  const { t, own } = texts();
  const { footer } = home;
  const { address, others } = findAddress(footer);
  const { page } = requestContext();
  const isQuiet = findRoute(page.pathname)?.quiet;
  const columns = isPhone() ? '' : 'grid-cols-2 gap-x-6 gap-y-8 lg:gap-10';
  return (
    <>
      {!isQuiet && <BannerCarousel banners={home.footerBanners.slice(0, 2)} />}
      <div className={`grid ${columns} ${isQuiet ? '' : 'mt-12'} lg:grid-cols-[1.2fr_1fr_1fr_1fr]`}>
        <div className={isPhone() ? 'pb-6' : 'lt-sm:col-span-full'}>
          <Logo />
          <address className="mt-4 max-w-34ch not-italic text-muted">
            {address && own(address, 'address')}
          </address>
          <ul aria-label={t('footer.social')} className="mt-3 -ml-2.5 flex">
            {footer.social_links.map(({ link, name, image }) => (
              <li key={link}>
                <Link href={link} className="icon-btn" aria-label={name || toSiteName(link)}>
                  {image ? (
                    <img
                      src={image}
                      alt=""
                      width="24"
                      height="24"
                      loading="lazy"
                      className="dark-invert"
                    />
                  ) : (
                    <span className={withIcon('globe')} />
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <Column title={t('footer.about')} links={footer.about_us} />
        <Column title={t('footer.help')} links={footer.help} />
        <Contact rows={others} />
      </div>
    </>
  );
}

const ownLinks = [
  ['/trade-in', 'tradeIn.title'],
  ['/new-year-greeting', 'flow.greeting.title'],
  ['/terms', 'terms.title'],
  ['/privacy', 'legal.privacy'],
  ['/delivery', 'legal.delivery'],
  ['/complaints', 'legal.complaints'],
  ['/accessibility', 'legal.accessibility'],
] as const;

/** Of the site, not of the editors: they are there whatever the service answers. */
function OwnLinks() {
  const { t } = texts();
  return (
    <nav
      aria-label={t('footer.own')}
      className="mt-10 mb-4 flex flex-wrap gap-x-6 border-t-1 border-line pt-5 text-sm"
    >
      {ownLinks.map(([href, title]) => (
        <a
          key={href}
          href={href}
          className="line-link text-muted hover:text-primary hover:underline"
        >
          {t(title)}
        </a>
      ))}
    </nav>
  );
}

export function Footer({ read }: { read: Read<HomeContent> }) {
  const { t, own } = texts();
  return (
    <footer className="browser-only mt-[var(--gap-section)] bg-sunken">
      <div className="page py-12">
        <Section
          read={read}
          skeleton={<SkeletonGrid count={3} className="grid gap-8 sm:grid-cols-3" item="h-80" />}
          failed={<Failed title={t('error.homeContent')} />}
        >
          {(home) => <Content home={home} />}
        </Section>
        <OwnLinks />
        <p className="text-sm text-muted">
          {t('footer.rights', {
            years: toCopyrightYears(new Date()),
            name: own(brand, 'legalName'),
          })}
        </p>
      </div>
    </footer>
  );
}
