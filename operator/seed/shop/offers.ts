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

/** A month, counted from that of the seed, and a day of it. */
type Day = readonly [months: number, day: number];

const campaigns: readonly { deposit: number; quota: number; taken: number; opens: Day; closes: Day; eta: Day }[] = [
  // Open.
  { deposit: 200_000, quota: 300, taken: 187, opens: [-1, 2], closes: [4, 10], eta: [4, 18] },
  // Not open yet.
  { deposit: 300_000, quota: 200, taken: 0, opens: [3, 1], closes: [4, 15], eta: [4, 22] },
  // Over.
  { deposit: 150_000, quota: 250, taken: 241, opens: [-3, 16], closes: [-1, 10], eta: [1, 20] },
  // Full.
  { deposit: 300_000, quota: 80, taken: 80, opens: [-1, 20], closes: [4, 5], eta: [4, 12] },
];

/** The dates are of the months around the seed, so that each campaign is what it stands for whenever that is; within a month nothing changes. */
export function listPreorders(now: Date): Preorder[] {
  const toInstant = ([months, day]: Day, hour: number, minute = 0, second = 0) =>
    new Date(
      Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day, hour, minute, second),
    ).toISOString();
  return products
    .filter(({ preorder }) => preorder)
    .flatMap(({ id }, index) => {
      const campaign = campaigns[index];
      if (!campaign) return [];
      const { opens, closes, eta, ...places } = campaign;
      // Ten in the morning, and the end of the day, in Ulaanbaatar.
      const times = { opensAt: toInstant(opens, 2), closesAt: toInstant(closes, 15, 59, 59), eta: toInstant(eta, 2) };
      return [{ id: `po-${index + 1}`, productId: id, ...places, ...times }];
    });
}

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
