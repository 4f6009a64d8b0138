import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { href, id, lenientList, optionalHref, optionalText, text } from '../shape.ts';

export const footerLink = z.object({ id, nameMn: text, nameEn: text, link: optionalHref });

export const banner = z.object({
  image: href,
  titleMn: text,
  titleEn: text,
  buttonTextMn: optionalText,
  buttonTextEn: optionalText,
  link: optionalHref,
});

/** A large button of the first screen; `icon` is one of the site's icon names. */
export const homeTile = z.object({
  id,
  nameMn: text,
  nameEn: text,
  hintMn: optionalText,
  hintEn: optionalText,
  icon: optionalText,
  link: href,
});

/** The one clear offer of the home page. */
export const homeOffer = z.object({
  titleMn: text,
  titleEn: text,
  leadMn: optionalText,
  leadEn: optionalText,
  priceMnt: z.nullish(z.int()),
  /** What the price is: monthly, paid once, or the lowest of several. */
  priceKind: orElse(z.enum(['MONTH', 'ONCE', 'FROM']), 'FROM'),
  image: href,
  buttonTextMn: text,
  buttonTextEn: text,
  link: href,
});

export const homeContent = z.object({
  offer: orElse(z.nullish(homeOffer), null),
  tiles: lenientList(homeTile),
  footerBanners: lenientList(banner),
  footer: z.object({
    about_us: lenientList(footerLink),
    help: lenientList(footerLink),
    contact_us: lenientList(z.object({ keyMn: text, keyEn: text, valueMn: text, valueEn: text })),
    social_links: lenientList(
      z.object({ link: href, name: optionalText, image: z.object({ url: href }) }),
    ),
    addressMn: optionalText,
    addressEn: optionalText,
  }),
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
  shape: banner,
});
