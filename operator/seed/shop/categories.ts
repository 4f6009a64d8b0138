import type { ProductCategories } from '#contracts/commerce/categories.ts';

type Category = ProductCategories['productCategoryPopulateDtos'][number];

function listSubCategories(
  categoryId: string,
  rows: readonly (readonly [slug: string, nameMn: string, nameEn: string])[],
): Category['productSubCategoryList'] {
  return rows.map(([slug, nameMn, nameEn]) => ({ id: `sc-${slug}`, slug, nameMn, nameEn, categoryId, count: 0 }));
}

/** `icon` is a lucide name; `count` is filled when the products are known. */
export const categories: readonly Category[] = [
  {
    id: 'c-phones', slug: 'phones', icon: 'smartphone', nameMn: 'Гар утас', nameEn: 'Phones',
    productSubCategoryList: listSubCategories('c-phones', [
      ['flagship', 'Дээд зэрэглэлийн', 'Flagship'],
      ['mid-range', 'Дунд зэрэглэлийн', 'Mid-range'],
      ['budget', 'Хэмнэлттэй', 'Budget'],
      ['foldable', 'Эвхэгддэг', 'Foldable'],
      ['rugged', 'Бат бөх', 'Rugged'],
      ['button', 'Товчлууртай', 'Button phones'],
    ]),
  },
  {
    id: 'c-tablets', slug: 'tablets', icon: 'tablet', nameMn: 'Таблет', nameEn: 'Tablets',
    productSubCategoryList: listSubCategories('c-tablets', [
      ['tablet-pro', 'Ажил, бүтээлд', 'For work and drawing'],
      ['tablet-standard', 'Өдөр тутамд', 'Everyday'],
      ['tablet-compact', 'Авсаархан', 'Compact'],
      ['tablet-kids', 'Хүүхдийн таблет', 'Kids’ tablets'],
    ]),
  },
  {
    id: 'c-watches', slug: 'watches', icon: 'watch', nameMn: 'Ухаалаг цаг', nameEn: 'Smart watches',
    productSubCategoryList: listSubCategories('c-watches', [
      ['watch-classic', 'Сонгодог загвар', 'Classic'],
      ['watch-sport', 'Спорт', 'Sport'],
      ['watch-lte', 'eSIM-тэй цаг', 'With eSIM'],
      ['watch-band', 'Фитнес бугуйвч', 'Fitness bands'],
      ['watch-kids', 'Хүүхдийн цаг', 'Kids’ watches'],
    ]),
  },
  {
    id: 'c-audio', slug: 'audio', icon: 'headphones', nameMn: 'Чихэвч, аудио', nameEn: 'Earbuds and audio',
    productSubCategoryList: listSubCategories('c-audio', [
      ['earbuds', 'Утасгүй чихэвч', 'Wireless earbuds'],
      ['headphones', 'Том чихэвч', 'Headphones'],
      ['neckband', 'Хүзүүний чихэвч', 'Neckbands'],
      ['speakers', 'Чанга яригч', 'Speakers'],
    ]),
  },
  {
    id: 'c-internet', slug: 'home-internet', icon: 'router', nameMn: 'Рутер, гэрийн интернэт', nameEn: 'Routers and home internet',
    productSubCategoryList: listSubCategories('c-internet', [
      ['cpe', '5G, 4G рутер', '5G and 4G routers'],
      ['wifi-router', 'Wi-Fi рутер', 'Wi-Fi routers'],
      ['mesh', 'Mesh систем', 'Mesh systems'],
      ['pocket-wifi', 'Зөөврийн Wi-Fi', 'Pocket Wi-Fi'],
      ['tv-box', 'ТВ бокс', 'TV boxes'],
    ]),
  },
  {
    id: 'c-sim', slug: 'sim', icon: 'card-sim', nameMn: 'SIM, eSIM', nameEn: 'SIM and eSIM',
    productSubCategoryList: listSubCategories('c-sim', [
      ['sim-card', 'SIM карт', 'SIM cards'],
      ['esim', 'eSIM', 'eSIM'],
      ['sim-tourist', 'Жуулчны SIM', 'Tourist SIM'],
      ['sim-business', 'Байгууллагын SIM', 'Business SIM'],
    ]),
  },
  {
    id: 'c-accessories', slug: 'accessories', icon: 'cable', nameMn: 'Дагалдах хэрэгсэл', nameEn: 'Accessories',
    productSubCategoryList: listSubCategories('c-accessories', [
      ['cases', 'Гэр', 'Cases'],
      ['glass', 'Хамгаалалтын шил', 'Screen protectors'],
      ['chargers', 'Цэнэглэгч', 'Chargers'],
      ['cables', 'Кабель', 'Cables'],
      ['power-banks', 'Зөөврийн цэнэглэгч', 'Power banks'],
      ['car-and-memory', 'Машин, санах ой', 'Car and memory'],
    ]),
  },
  {
    id: 'c-smart-home', slug: 'smart-home', icon: 'house-wifi', nameMn: 'Ухаалаг гэр', nameEn: 'Smart home',
    productSubCategoryList: listSubCategories('c-smart-home', [
      ['cameras', 'Камер', 'Cameras'],
      ['lighting', 'Гэрэл, залгуур', 'Lights and plugs'],
      ['security', 'Цоож, мэдрэгч', 'Locks and sensors'],
      ['appliances', 'Гэр ахуйн хэрэгсэл', 'Appliances'],
    ]),
  },
  {
    id: 'c-cards', slug: 'gift-cards', icon: 'gift', nameMn: 'Бэлгийн болон дата карт', nameEn: 'Gift and data cards',
    productSubCategoryList: listSubCategories('c-cards', [
      ['gift', 'Бэлгийн карт', 'Gift cards'],
      ['data-cards', 'Дата карт', 'Data cards'],
      ['entertainment', 'Тоглоом, кино, хөгжим', 'Games, films, music'],
    ]),
  },
  {
    id: 'c-refurbished', slug: 'refurbished', icon: 'recycle', nameMn: 'Сэргээсэн төхөөрөмж', nameEn: 'Refurbished',
    productSubCategoryList: listSubCategories('c-refurbished', [
      ['refurbished-phones', 'Сэргээсэн гар утас', 'Refurbished phones'],
      ['refurbished-tablets', 'Сэргээсэн таблет', 'Refurbished tablets'],
    ]),
  },
];
