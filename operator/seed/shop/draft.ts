import type { ProductWire as Product } from '#contracts/commerce/products.ts';
import { toMongolianUnits } from '#domain/mongolian-units.ts';
import { colorways, type ColorwayName } from '../../pictures/colorways.ts';
import { createRandom } from '../../pictures/studio.ts';

export interface Draft {
  nameMn: string;
  nameEn: string;
  brand: string;
  categoryId: string;
  subCategoryId: string;
  type: Product['type'];
  price: number;
  /** Empty when the product has one variant only. */
  colors: readonly ColorwayName[];
  storages: readonly (readonly [size: string, extraMnt: number])[];
  /** Picture names, the main one first. */
  pictures: (color: ColorwayName) => readonly string[];
  descriptionMn: string;
  descriptionEn: string;
  attributes: Product['attributes'];
  highlights: readonly (readonly [mn: string, en: string])[];
  fresh: boolean;
  preorder: boolean;
  esimCapable: boolean;
  leasable: boolean;
  orderHref?: string | undefined;
}

/** Made or sent when it is bought: there is always more of it, and never less to pay. */
const isEndless = ({ type }: Pick<Draft, 'type'>) => type === 'DIGITAL' || type === 'SERVICE';

const branchCount = 80;

export function formatPicture(name: string): string {
  return `/pictures/${name}.svg`;
}

function toSlug(name: string): string {
  return name.toLowerCase().replaceAll(/[’']/g, '').replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

function pickStock(draft: Draft, random: () => number): () => number {
  if (draft.preorder) return () => 0;
  if (isEndless(draft)) return () => 500;
  const share = random();
  if (share < 0.08) return () => 0;
  if (share < 0.2) return () => (random() < 0.5 ? 0 : 1);
  return () => Math.floor(random() * 18) + (random() < 0.15 ? -8 : 2);
}

function listVariants(draft: Draft, id: string, random: () => number): Product['variants'] {
  const colors = draft.colors.length > 0 ? draft.colors : [null];
  const storages = draft.storages.length > 0 ? draft.storages : [['', 0] as const];
  const readStock = pickStock(draft, random);
  let number = 0;
  return colors.flatMap((color) =>
    storages.map(([storage, extraMnt]) => {
      number += 1;
      const tint = color === null ? null : colorways[color];
      return {
        id: `${id}-${number}`,
        color: tint?.css ?? '',
        colorNameMn: tint?.nameMn ?? '',
        colorNameEn: tint?.nameEn ?? '',
        storage,
        price: draft.price + extraMnt,
        stock: Math.max(0, readStock()),
        image: formatPicture(draft.pictures(color ?? 'silver')[0] ?? ''),
      };
    }),
  );
}

function listStoreStock(draft: Draft, random: () => number): Product['storeStock'] {
  if (isEndless(draft) || draft.preorder) return [];
  const start = Math.floor(random() * branchCount);
  const count = 3 + Math.floor(random() * 5);
  return Array.from({ length: count }, (_, index) => ({
    branchId: `b-${String(((start + index * 11) % branchCount) + 1).padStart(3, '0')}`,
    qty: Math.floor(random() * 6) + (index === 0 ? 1 : 0),
  }));
}

/** The first colour from all sides, then the other colours. */
function listImages(draft: Draft): string[] {
  const [first = 'silver', ...others] = draft.colors;
  const rest = others.map((color) => draft.pictures(color)[0] ?? '');
  return [...new Set([...draft.pictures(first), ...rest])].slice(0, 4).map(formatPicture);
}

/** The same number always gives the same stock, ratings and dates. */
export function toProduct(draft: Draft, number: number): Product {
  const id = `p-${String(number).padStart(4, '0')}`;
  const random = createRandom(number * 2654435761);
  const variants = listVariants(draft, id, random);
  const onSale = !draft.preorder && !isEndless(draft) && random() < 0.17;
  const oldPrice = onSale ? Math.ceil((draft.price * (1.08 + random() * 0.17)) / 1000) * 1000 - 100 : null;
  const ratingCount = draft.preorder || random() < 0.06 ? 0 : Math.floor(random() ** 2 * 460) + 3;
  const day = new Date(Date.UTC(2026, 7, 1, 2 + Math.floor(random() * 8), Math.floor(random() * 60)));
  day.setUTCDate(day.getUTCDate() + Math.floor(random() * 110));
  const badges = [
    ...(draft.fresh ? ['new'] : []),
    ...(onSale ? ['sale'] : []),
    ...(ratingCount > 260 ? ['hit'] : []),
  ];
  return {
    id,
    slug: toSlug(draft.nameEn),
    nameMn: toMongolianUnits(draft.nameMn),
    nameEn: draft.nameEn,
    categoryId: draft.categoryId,
    subCategoryId: draft.subCategoryId,
    brand: draft.brand,
    price: draft.price,
    oldPrice,
    images: listImages(draft),
    type: draft.type,
    orderHref: draft.orderHref ?? null,
    highlightsMn: draft.highlights.map(([mn]) => toMongolianUnits(mn)),
    highlightsEn: draft.highlights.map(([, en]) => en),
    colors: draft.colors.map((color) => colorways[color].css),
    stockOnline: variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0),
    leasable: draft.leasable,
    preorder: draft.preorder,
    esimCapable: draft.esimCapable,
    ratingAvg: ratingCount === 0 ? 0 : Math.round((3.7 + random() * 1.25) * 10) / 10,
    ratingCount,
    badges,
    updatedAt: day.toISOString(),
    descriptionMn: toMongolianUnits(draft.descriptionMn),
    descriptionEn: draft.descriptionEn,
    attributes: draft.attributes.map((one) => ({
      ...one,
      valueMn: toMongolianUnits(one.valueMn),
    })),
    variants,
    storeStock: listStoreStock(draft, random),
    relatedIds: [],
  };
}

const palettes: readonly (readonly ColorwayName[])[] = [
  ['graphite', 'silver', 'sky'],
  ['sky', 'midnight', 'sand', 'lilac'],
  ['silver', 'lilac', 'graphite'],
  ['midnight', 'sage', 'silver'],
  ['coral', 'graphite', 'sand'],
  ['sage', 'sand', 'graphite', 'sky'],
  ['lilac', 'sky', 'midnight'],
  ['sand', 'midnight', 'coral'],
];

export function pickColors(number: number, most = 4): readonly ColorwayName[] {
  return (palettes[number % palettes.length] ?? ['graphite']).slice(0, most);
}
