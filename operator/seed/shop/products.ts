import type { ProductWire as Product } from '#contracts/commerce/products.ts';
import { accessoryKinds } from './accessories.ts';
import { audioKinds } from './audio.ts';
import { cardKinds } from './cards.ts';
import { toProduct, type Draft } from './draft.ts';
import { internetKinds } from './internet-devices.ts';
import { listDrafts } from './kind.ts';
import { phoneDrafts, refurbishedDrafts } from './phones.ts';
import { simKinds } from './sims.ts';
import { smartHomeKinds } from './smart-home.ts';
import { tabletKinds } from './tablets.ts';
import { watchKinds } from './watches.ts';

const drafts: readonly Draft[] = [
  ...phoneDrafts,
  ...listDrafts([
    ...tabletKinds,
    ...watchKinds,
    ...audioKinds,
    ...internetKinds,
    ...simKinds,
    ...accessoryKinds,
    ...smartHomeKinds,
    ...cardKinds,
  ]),
  ...refurbishedDrafts,
];

const unrelated = drafts.map((draft, index) => toProduct(draft, index + 1));

/** What a case is made for: `Tenger One 3` of `clear case — Tenger One 3`; empty of what has no such part. */
const madeForOf = ({ nameEn }: Product): string => nameEn.split(' — ')[1] ?? '';

/** Products shown beside this one: two of its kind, for the same phone if it is for one, then an accessory that names it or its category's companion. */
function listRelated(product: Product, index: number): string[] {
  const peers = unrelated.filter(
    (one) =>
      one.id !== product.id &&
      one.subCategoryId === product.subCategoryId &&
      madeForOf(one) === madeForOf(product),
  );
  const own = peers.length > 0 ? [peers[index % peers.length], peers[(index + 3) % peers.length]] : [];
  const made = unrelated.filter(
    ({ categoryId, nameEn }) => categoryId === 'c-accessories' && nameEn.endsWith(`— ${product.nameEn}`),
  );
  const extras = unrelated.filter(({ subCategoryId }) =>
    ['sc-chargers', 'sc-earbuds', 'sc-power-banks'].includes(subCategoryId ?? ''),
  );
  const found = [...own, ...made.slice(0, 2), extras[index % extras.length], extras[(index * 5 + 2) % extras.length]];
  const ids = found.flatMap((one) => (one && one.id !== product.id ? [one.id] : []));
  return [...new Set(ids)].slice(0, 6);
}

/** The whole catalogue: 400 products, the same at every start. */
export const products: readonly Product[] = unrelated.map((product, index) => ({
  ...product,
  relatedIds: listRelated(product, index),
}));
