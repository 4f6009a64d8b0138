import { brand } from '#domain/brand.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';

interface PageMetaProps {
  /** By default, as on the home page, the brand's name alone. */
  title?: string;
  description: string;
  /** The canonical path, if the page answers at other addresses as well. */
  path?: string;
  /** Site-relative address of a picture for previews. */
  image?: string;
  type?: 'website' | 'article';
  /** Parameters of the canonical address; all others are left out of it. */
  keep?: readonly string[];
  noIndex?: boolean;
}

/** Social networks show no SVG: each of this site's own drawings has a PNG of the same name beside it. */
const toPreview = (image: string) => image.replace(/^(\/pictures\/[\w-]+)\.svg$/, '$1.png');

/** Title, description, canonical, language alternates and previews; React hoists them into the head. */
export function PageMeta({
  title,
  description,
  path,
  image,
  type = 'website',
  keep = [],
  noIndex,
}: PageMetaProps) {
  const { t, locale, own } = texts();
  const { page, origin, formState } = requestContext();
  const canonicalQuery = new URLSearchParams();
  for (const name of keep)
    for (const value of page.query.getAll(name)) canonicalQuery.append(name, value);
  const address = { pathname: path ?? page.pathname, query: canonicalQuery };
  const inLanguage = (lang: string | null) => origin + toHref(address, { lang });
  const siteName = own(brand, 'name');
  const isAtFault = formState !== undefined && formState.faults.length > 0;
  const fullTitle = title ? `${title} | ${siteName}` : `${siteName} | ${t('home.title')}`;
  const summary = description.slice(0, 200);
  return (
    <>
      <title>{isAtFault ? `${t('form.errorTitle')} ${fullTitle}` : fullTitle}</title>
      <meta name="description" content={summary} />
      <link rel="canonical" href={inLanguage(locale === 'en' ? 'en' : null)} />
      <link rel="alternate" hrefLang="mn" href={inLanguage('mn')} />
      <link rel="alternate" hrefLang="en" href={inLanguage('en')} />
      <link rel="alternate" hrefLang="x-default" href={inLanguage(null)} />
      {noIndex && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title ?? siteName} />
      <meta property="og:description" content={summary} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale === 'en' ? 'en_US' : 'mn_MN'} />
      <meta property="og:url" content={inLanguage(locale === 'en' ? 'en' : null)} />
      <meta
        property="og:image"
        content={new URL(toPreview(image ?? '/brand/share.png'), origin).href}
      />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
