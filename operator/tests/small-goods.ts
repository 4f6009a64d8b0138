import type { SeedContent } from '../seed/seed-content.ts';

export const UPDATED = '2026-10-01T00:00:00.000Z';
const open = { open: '09:00', close: '19:00' };

type SeedProduct = SeedContent['products'][number];
type SeedBranch = SeedContent['branches'][number];

export function toPhone(at: number, extra: object = {}): SeedProduct {
  const id = `p-${at}`;
  const price = 100_000 * at;
  return {
    id,
    slug: `altai-${at}`,
    nameMn: `Алтай ${at} гар утас`,
    nameEn: `Altai ${at} phone`,
    descriptionMn: '',
    descriptionEn: '',
    categoryId: 'c-phones',
    subCategoryId: at % 2 === 0 ? 'sc-flagship' : 'sc-budget',
    brand: at % 3 === 0 ? 'Zephyr' : 'Altai',
    price,
    images: ['/pictures/phone.svg'],
    type: 'PHYSICAL',
    stockOnline: 5,
    highlightsMn: [],
    highlightsEn: [],
    colors: [],
    leasable: at > 3,
    preorder: false,
    esimCapable: false,
    badges: [],
    relatedIds: [],
    ratingAvg: 4,
    ratingCount: at,
    updatedAt: UPDATED,
    variants: [
      {
        id: `${id}-1`,
        color: '#111111',
        colorNameMn: 'Хар',
        colorNameEn: 'Graphite',
        storage: '128 GB',
        price,
        stock: 3,
      },
      {
        id: `${id}-2`,
        color: '#eeeeee',
        colorNameMn: 'Мөнгөлөг',
        colorNameEn: 'Silver',
        storage: '256 GB',
        price: price + 50_000,
        stock: 2,
      },
    ],
    ...extra,
  };
}

export function toBranch(at: number, services: string[]): SeedBranch {
  return {
    id: `b-${at}`,
    nameMn: `Төв салбар ${at}`,
    nameEn: `Central branch ${at}`,
    cityId: 'ub',
    districtId: at === 1 ? 'bgd' : 'sbd',
    addressMn: 'Энхтайваны өргөн чөлөө',
    addressEn: 'Peace avenue',
    lat: 47.9 + at / 10,
    lng: 106.9,
    services,
    hasKiosk: false,
    hours: [open, open, open, open, open, open, open],
  };
}
