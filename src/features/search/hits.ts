import type { ProductCard } from '#contracts/commerce/products.ts';
import type { SearchResult } from '#contracts/content/search.ts';
import { toProductAddress } from '#domain/product-address.ts';
import type { Locale } from '#i18n/locale.ts';
import { localized } from '#i18n/localized.ts';
import { translator } from '#i18n/translator.ts';
import { goods } from './goods.ts';
import { knownPages } from './known-pages.ts';
import { holdsAsked, toAskedWords, toDistance } from './match.ts';
import {
  type Answers,
  type Hit,
  type HitType,
  maxShownResults,
  toBranchLink,
  toProductsByLink,
} from './model.ts';
import { toProperQuestion } from './rewrite.ts';

function toType(link: string): HitType {
  if (/^\/shop[/?]/.test(link)) return 'product';
  if (link.startsWith('/service/')) return 'service';
  if (/^\/service-branches\?.*#/.test(link)) return 'branch';
  if (link.startsWith('/news/')) return 'news';
  return link.startsWith('/roaming?country=') ? 'country' : 'page';
}

interface OwnHit extends Hit {
  /** How unlike it is to what was asked. */
  distance: number;
}

/** What somebody says beside a country's name. */
const roamingWords = new Set(
  toAskedWords(
    'роуминг roaming роумингийн roam сим esim дата data интернэт internet үнэ price явах go travel',
  ),
);

/** What the site knows itself, from its own pages and from lists that it has read before. */
function findOwnHits(asked: readonly string[], answers: Answers, locale: Locale): OwnHit[] {
  const t = translator(locale);
  const hit = (link: string, title: string, distance: number | null): OwnHit[] =>
    distance === null ? [] : [{ link, title, category: '', type: toType(link), distance }];
  const toSaid = (one: { nameMn: string; nameEn: string }) =>
    `${one.nameMn.replaceAll(',', ' ')},${one.nameEn.replaceAll(',', ' ')}`;
  const abroad = asked.filter((word) => !roamingWords.has(word));
  return [
    ...knownPages.flatMap(({ link, title, said }) => hit(link, t(title), toDistance(asked, said))),
    ...answers.categories
      .flatMap(({ children }) => children)
      .flatMap((child) => {
        const link =
          child.link ?? (child.id === null ? '' : `/service/${encodeURIComponent(child.id)}`);
        const name = localized(child, 'name', locale);
        return link === '' ? [] : hit(link, name, toDistance(asked, toSaid(child)));
      }),
    ...(abroad.length === 0 ? [] : answers.countries).flatMap((one) =>
      hit(
        `/roaming?country=${encodeURIComponent(one.id)}`,
        localized(one, 'name', locale),
        toDistance(abroad, toSaid(one)),
      ),
    ),
    ...answers.branches.flatMap((one) =>
      hit(toBranchLink(one), localized(one, 'name', locale), toDistance(asked, toSaid(one))),
    ),
  ].toSorted((a, b) => a.distance - b.distance);
}

/** Up to here a hit of the site is what was meant; up to the other it may be. */
const maxMeant = 0.34;
const maxPerhaps = 1.1;
/** Nothing surer is there, and all of its name occurs in what was asked. */
const isHeld = ({ distance }: OwnHit) => distance <= 0.75;
/** So many of the site's own stand before what the services have found. */
const maxFirst = 2;

function toGoodsHit(asked: readonly string[], locale: Locale): OwnHit | undefined {
  const t = translator(locale);
  const [likest] = goods
    .flatMap(({ name, said }) => {
      const distance = toDistance(asked, said);
      return distance === null || distance > 0.7 ? [] : [{ name, distance }];
    })
    .toSorted((a, b) => a.distance - b.distance);
  if (!likest) return undefined;
  const name = t(likest.name);
  const link = `/shop?q=${encodeURIComponent(name)}`;
  const title = t('search.inShop', { goods: name });
  return { link, title, category: '', type: 'product', distance: likest.distance };
}

const ofService =
  (locale: Locale) =>
  (result: SearchResult): Hit => ({
    link: result.link,
    title: localized(result, 'title', locale),
    category: localized(result, 'category', locale),
    type: toType(result.link),
  });

const ofProduct =
  (locale: Locale) =>
  (product: ProductCard): Hit => ({
    link: toProductAddress(product.id),
    title: localized(product, 'name', locale),
    category: '',
    type: 'product',
  });

/** The hits for what was typed, best first: what was surely meant, what the services found, then what may be meant. */
export function toHits(typed: string, answers: Answers, locale: Locale): Hit[] {
  const asked = toAskedWords(toProperQuestion(typed));
  const own = findOwnHits(asked, answers, locale);
  const shop = toGoodsHit(asked, locale);
  const [asTyped = [], ...rewritten] = answers.found.map((list) => list.map(ofService(locale)));
  const products = answers.products
    .filter(({ nameMn, nameEn, brand }) => holdsAsked(asked, `${nameMn} ${nameEn} ${brand}`))
    .map(ofProduct(locale));
  const found = [...asTyped, ...products, ...rewritten.flat()];
  const surely = own.filter(({ distance }) => distance <= maxMeant).slice(0, maxFirst);
  const meant = surely.length > 0 ? surely : own.slice(0, 1).filter(isHeld);
  const isOfShop = shop !== undefined && shop.distance <= (meant[0]?.distance ?? Infinity);
  const cards = toProductsByLink(answers.products);
  // Of goods of one kind those first whose row has a picture and a price.
  const goodsFirst = found
    .filter(({ type }) => type === 'product')
    .toSorted((a, b) => Number(cards.has(b.link)) - Number(cards.has(a.link)))
    .slice(0, 8);
  const hits = [
    ...(isOfShop ? [...goodsFirst, shop] : []),
    ...meant,
    ...found,
    ...own.filter(({ distance }) => distance <= maxPerhaps).slice(0, 6),
    ...(shop ? [shop] : []),
  ];
  // One row for one address; a fragment counts where it names a branch.
  const toKey = ({ link, type }: Hit) =>
    cards.get(link)?.id ?? (type === 'branch' ? link : link.replace(/#.*/, ''));
  const unique = new Map<string, Hit>();
  for (const one of hits) if (!unique.has(toKey(one))) unique.set(toKey(one), one);
  return [...unique.values()].slice(0, maxShownResults);
}
