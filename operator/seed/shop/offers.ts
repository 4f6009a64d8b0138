import type { LeasingGroup, Preorder, TradeIn } from '#contracts/content/offers.ts';
import { phoneSeries } from './phone-series.ts';
import { products } from './products.ts';

function listLeasable(...subCategoryIds: readonly string[]): string[] {
  return products
    .filter(({ leasable, subCategoryId }) => leasable && subCategoryIds.includes(subCategoryId ?? ''))
    .map(({ id }) => id);
}

const terms = { prepayOptions: [0, 10, 35], terms: [6, 12, 24], minAge: 18 };

export const leasingGroups: readonly LeasingGroup[] = [
  { id: 'lg-1', nameMn: 'Дээд зэрэглэлийн утасны лизинг', nameEn: 'Flagship phone leasing', productIds: listLeasable('sc-flagship', 'sc-foldable'), ...terms, startsAt: '2026-01-01T00:00:00Z', endsAt: null },
  { id: 'lg-2', nameMn: 'Хүү, шимтгэлгүй лизинг', nameEn: 'Leasing without interest or fees', productIds: listLeasable('sc-mid-range'), ...terms, startsAt: '2026-09-01T00:00:00Z', endsAt: '2027-03-31T15:59:59Z' },
  { id: 'lg-3', nameMn: 'Хэмнэлттэй утасны лизинг', nameEn: 'Budget phone leasing', productIds: listLeasable('sc-budget', 'sc-rugged'), ...terms, startsAt: '2026-06-01T00:00:00Z', endsAt: null },
];

const campaigns = [
  // Open.
  { deposit: 200_000, quota: 300, taken: 187, opensAt: '2026-11-02T02:00:00Z', closesAt: '2028-12-10T15:59:59Z', eta: '2028-12-18T02:00:00Z' },
  // Not open yet.
  { deposit: 300_000, quota: 200, taken: 0, opensAt: '2028-02-01T02:00:00Z', closesAt: '2028-03-15T15:59:59Z', eta: '2028-03-22T02:00:00Z' },
  // Over.
  { deposit: 150_000, quota: 250, taken: 241, opensAt: '2026-09-16T02:00:00Z', closesAt: '2026-11-10T15:59:59Z', eta: '2026-12-20T02:00:00Z' },
  // Full.
  { deposit: 300_000, quota: 80, taken: 80, opensAt: '2026-10-20T02:00:00Z', closesAt: '2028-12-05T15:59:59Z', eta: '2028-12-12T02:00:00Z' },
];

export const preorders: readonly Preorder[] = products
  .filter(({ preorder }) => preorder)
  .flatMap(({ id }, index) => {
    const campaign = campaigns[index];
    return campaign ? [{ id: `po-${index + 1}`, productId: id, ...campaign }] : [];
  });

const tradeInBrands = ['Altai', 'Orkhon', 'Zephyr', 'Lumo', 'Saran', 'Selbe', 'Salkhi', 'Tenger'];

/** The generations on sale and the two before them, each worth less. */
function listTradeInModels(brand: string): TradeIn['brands'][number]['models'] {
  return phoneSeries
    .filter((series) => series.brand === brand)
    .flatMap(({ generations, models }) =>
      models.flatMap(([pattern, , price, tier]) =>
        [0, 1, 2, 3].flatMap((age) => {
          const generation = (generations[0] ?? 0) - age;
          if (generation < 1) return [];
          const name = pattern.replace('#', String(generation));
          const storage = tier === 'flagship' || tier === 'foldable' ? '256 GB' : tier === 'budget' ? '64 GB' : '128 GB';
          const basePrice = Math.max(40_000, Math.round((price * 0.5 * 0.7 ** age) / 10_000) * 10_000);
          const id = `ti-${brand}-${name}`.toLowerCase().replaceAll(' ', '-');
          return [{ id, name, storage, basePrice }];
        }),
      ),
    );
}

export const tradeIn: TradeIn = {
  validDays: 7,
  brands: tradeInBrands.map((brand) => ({ brand, models: listTradeInModels(brand) })),
  questions: [
    { id: 'q-power', textMn: 'Утас асаж, хэвийн ажиллаж байна уу?', textEn: 'Does the phone turn on and work normally?', options: [{ id: 'yes', textMn: 'Тийм', textEn: 'Yes', factor: 1 }, { id: 'partly', textMn: 'Асдаг боловч гацдаг', textEn: 'It turns on but freezes', factor: 0.6 }, { id: 'no', textMn: 'Асахгүй', textEn: 'It does not turn on', factor: 0.2 }] },
    { id: 'q-screen', textMn: 'Дэлгэц ямар байдалтай вэ?', textEn: 'What is the screen like?', options: [{ id: 'clean', textMn: 'Зураасгүй', textEn: 'No scratches', factor: 1 }, { id: 'scratched', textMn: 'Бага зэрэг зураастай', textEn: 'Light scratches', factor: 0.88 }, { id: 'cracked', textMn: 'Хагарсан', textEn: 'Cracked', factor: 0.5 }] },
    { id: 'q-body', textMn: 'Их бие, ар тал ямар байдалтай вэ?', textEn: 'What are the body and back like?', options: [{ id: 'clean', textMn: 'Шинэ мэт', textEn: 'Like new', factor: 1 }, { id: 'worn', textMn: 'Хэрэглээний ором, зураастай', textEn: 'Marks of use', factor: 0.92 }, { id: 'dented', textMn: 'Хонхойж эсвэл цуурсан', textEn: 'Dented or cracked', factor: 0.7 }] },
    { id: 'q-battery', textMn: 'Батарейн багтаамж хэд вэ?', textEn: 'What is the battery capacity?', options: [{ id: 'high', textMn: '85 %-иас дээш', textEn: 'Above 85 %', factor: 1 }, { id: 'middle', textMn: '70–85 %', textEn: '70–85 %', factor: 0.9 }, { id: 'low', textMn: '70 %-иас доош', textEn: 'Below 70 %', factor: 0.78 }] },
    { id: 'q-kit', textMn: 'Хайрцаг, цэнэглэгч нь бүрэн үү?', textEn: 'Are the box and the charger complete?', options: [{ id: 'full', textMn: 'Бүрэн', textEn: 'Complete', factor: 1 }, { id: 'partly', textMn: 'Зарим нь дутуу', textEn: 'Partly', factor: 0.97 }, { id: 'none', textMn: 'Зөвхөн утас', textEn: 'Only the phone', factor: 0.95 }] },
  ],
};
