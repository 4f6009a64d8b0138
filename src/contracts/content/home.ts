import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { entity, identified } from '../entity.ts';
import { href, icon, shownList, orNull, optionalHref, optionalText, picture } from '../shape.ts';

export const footerLink = identified(
  { nameMn: optionalText, nameEn: optionalText, link: optionalHref },
  'name',
);

export const banner = entity(
  {
    image: picture,
    titleMn: optionalText,
    titleEn: optionalText,
    buttonTextMn: optionalText,
    buttonTextEn: optionalText,
    link: optionalHref,
  },
  'title',
);

/** A large button of the first screen. */
export const homeTile = identified(
  {
    nameMn: optionalText,
    nameEn: optionalText,
    hintMn: optionalText,
    hintEn: optionalText,
    icon,
    link: href,
  },
  'name',
);

/** The one clear offer of the home page. */
export const homeOffer = entity(
  {
    titleMn: optionalText,
    titleEn: optionalText,
    leadMn: optionalText,
    leadEn: optionalText,
    priceMnt: orNull(z.int()),
    /** What the price is: monthly, paid once, or the lowest of several. */
    priceKind: orElse(z.enum(['MONTH', 'ONCE', 'FROM']), 'FROM'),
    image: picture,
    buttonTextMn: optionalText,
    buttonTextEn: optionalText,
    link: href,
  },
  'title',
  'buttonText',
);

export const contactRow = entity(
  { keyMn: optionalText, keyEn: optionalText, valueMn: optionalText, valueEn: optionalText },
  'value',
);

const footer = entity({
  about_us: shownList(footerLink),
  help: shownList(footerLink),
  contact_us: shownList(contactRow),
  /** Where it has no `name`, the host of its link says whose it is. */
  social_links: shownList(z.object({ link: href, name: optionalText, image: picture })),
  addressMn: optionalText,
  addressEn: optionalText,
});

export const homeContent = entity({
  offer: orNull(homeOffer),
  tiles: shownList(homeTile),
  footerBanners: shownList(banner, 20),
  footer,
});
export type HomeContent = z.infer<typeof homeContent>;
export type Banner = z.infer<typeof banner>;

export const homeContract = contract({
  service: 'content',
  method: 'GET',
  path: '/contents/home',
  query: [],
  envelope: 'object',
  shape: homeContent,
});

export const shopBannersContract = contract({
  service: 'content',
  method: 'GET',
  path: '/Onlineshop-banners',
  query: [],
  envelope: 'list',
  most: 20,
  shape: banner,
});
