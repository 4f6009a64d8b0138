import { toTouristRows } from '../content/tourist-packages.ts';
import type { Kind } from './kind.ts';

const shared = { categoryId: 'c-sim', colors: [] } as const;
const facts: Kind['facts'] = [
  ['data', 'Дата', 'Data', '{0}'],
  ['minutes', 'Ярианы эрх', 'Calls', '{1}'],
  ['days', 'Хүчинтэй хугацаа', 'Valid', '{2} хоног|{2} days'],
];
const highlights: Kind['highlights'] = [['{0} дата', '{0} data'], ['{2} хоног', '{2} days']];
const own = 'Сүлжээндээ хязгааргүй|Unlimited on-net';
const noCalls = 'Үгүй|None';

const simDescription = {
  descriptionMn: '{name} нь {0} дата, {2} хоногийн эрхтэй ирнэ. Салбараас авах эсвэл хүргүүлж болох ба бүртгэлээ ДАН-аар баталгаажуулна.',
  descriptionEn: 'The {name} comes with {0} of data for {2} days. Collect it at a branch or have it delivered; registration is confirmed through Dan.',
} as const;

export const simKinds: readonly Kind[] = [
  {
    ...shared, ...simDescription, subCategoryId: 'sc-sim-card', type: 'SERVICE', orderHref: '/new-number', nounMn: 'SIM карт', nounEn: 'SIM card', facts, highlights,
    pictures: () => ['sim-physical', 'sim-prepaid'],
    rows: [['Tenger', 'Эхлэл|Start', 5_000, '5 GB', own, 30], ['Tenger', 'Стандарт|Standard', 15_000, '20 GB', own, 30], ['Tenger', 'Плюс|Plus', 25_000, '50 GB', own, 30]],
  },
  {
    ...shared, ...simDescription, subCategoryId: 'sc-sim-card', type: 'SERVICE', orderHref: '/new-number', nounMn: 'урьдчилсан төлбөрт SIM', nounEn: 'prepaid SIM', facts, highlights,
    pictures: () => ['sim-prepaid', 'sim-physical'],
    rows: [['Tenger', 'Нар|Sun', 10_000, '10 GB', '100 мин|100 min', 30], ['Tenger', 'Салхи|Wind', 20_000, '30 GB', '300 мин|300 min', 30], ['Tenger', 'Тал|Steppe', 50_000, '100 GB', own, 90]],
  },
  {
    ...shared, ...simDescription, subCategoryId: 'sc-sim-card', type: 'SERVICE', orderHref: '/new-number', nounMn: 'дата SIM', nounEn: 'data SIM', facts, highlights,
    pictures: () => ['sim-data', 'sim-physical'],
    rows: [['Tenger', 'Net 30', 15_000, '30 GB', noCalls, 30], ['Tenger', 'Net 100', 29_000, '100 GB', noCalls, 30], ['Tenger', 'Net 300', 59_000, '300 GB', noCalls, 30]],
  },
  {
    ...shared, subCategoryId: 'sc-sim-card', type: 'SERVICE', nounMn: 'SIM карт', nounEn: 'SIM card', facts, highlights,
    pictures: () => ['sim-kids', 'sim-physical'],
    descriptionMn: '{name} нь 18 хүртэлх насны хүүхдэд зориулагдсан, эцэг эх нь апп дээрээ хэрэглээг хянана. {0} дата, боловсролын сайтууд руу үнэгүй хандах эрхтэй.',
    descriptionEn: 'The {name} is for those under 18, with usage seen in the parent’s app. It has {0} of data and free access to learning sites.',
    rows: [['Tenger', 'Stars', 8_000, '8 GB', own, 30], ['Tenger', 'Stars Plus', 14_000, '20 GB', own, 30]],
  },
  {
    ...shared, subCategoryId: 'sc-sim-card', type: 'SERVICE', orderHref: '/new-number', nounMn: 'SIM карт', nounEn: 'SIM card', facts, highlights,
    pictures: () => ['sim-senior', 'sim-physical'],
    descriptionMn: '{name} нь 60-аас дээш насныханд зориулсан, ярианы эрх ихтэй хөнгөлөлттэй дугаар. Лавлах үйлчилгээнд ээлж хүлээхгүй холбогдоно.',
    descriptionEn: 'The {name} is a discounted number with many minutes for customers over 60. Calls to customer care go ahead of the queue.',
    rows: [['Tenger', 'Буурал|Golden Years', 6_000, '3 GB', '1,000 мин|1,000 min', 30]],
  },
  {
    ...shared, subCategoryId: 'sc-sim-business', type: 'SERVICE', nounMn: 'байгууллагын SIM', nounEn: 'business SIM', facts, highlights,
    pictures: () => ['sim-business', 'sim-physical'],
    descriptionMn: '{model} SIM картыг байгууллагын нэр дээр бүртгэж, олон дугаарыг нэг нэхэмжлэхээр төлнө. {0} дата, гэрээт менежертэй.',
    descriptionEn: 'The {name} is registered to a company, with all numbers on one invoice. It has {0} of data and a manager of your own.',
    rows: [['Tenger', 'Office', 30_000, '50 GB', own, 30], ['Tenger', 'Office Max', 60_000, '150 GB', 'Хязгааргүй|Unlimited', 30]],
  },
  {
    ...shared, subCategoryId: 'sc-sim-business', type: 'SERVICE', nounMn: 'IoT SIM', nounEn: 'IoT SIM', facts, highlights,
    pictures: () => ['sim-iot', 'sim-physical'],
    descriptionMn: '{model} SIM картыг GPS, тоолуур, камер, пос терминалд ашиглана. -40 °C хүртэл хүйтэнд ажиллаж, хэрэглээг нэг дэлгэцээс хянана.',
    descriptionEn: 'The {name} serves trackers, meters, cameras and payment terminals. It works down to −40 °C and all usage is seen on one screen.',
    rows: [['Tenger', 'Things', 3_000, '500 MB', noCalls, 30], ['Tenger', 'Things Pro', 9_000, '5 GB', noCalls, 30]],
  },
  {
    ...shared, subCategoryId: 'sc-sim-tourist', type: 'SERVICE', orderHref: '/tourist-sim', nounMn: 'жуулчны SIM', nounEn: 'tourist SIM', facts, highlights,
    pictures: () => ['sim-tourist', 'sim-physical'],
    descriptionMn: '{model} жуулчны SIM картыг «Чингис хаан» нисэх буудал дээр паспортоороо авна. {0} дата {2} хоног хүчинтэй, англи хэлээр лавлагаа өгнө.',
    descriptionEn: 'Collect the {name} at Chinggis Khaan airport with your passport. {0} of data is valid for {2} days, with help in English.',
    rows: toTouristRows('Visit ', noCalls),
  },
  {
    ...shared, subCategoryId: 'sc-esim', type: 'SERVICE', orderHref: '/new-number', nounMn: 'eSIM', nounEn: 'eSIM', facts, highlights, esimCapable: true,
    pictures: () => ['sim-esim', 'sim-esim-business'],
    descriptionMn: '{model} eSIM худалдаж аваад QR кодоо шууд хүлээн авч, утсандаа хэдхэн минутад идэвхжүүлнэ. {0} дата, {2} хоног хүчинтэй.',
    descriptionEn: 'Buy the {name}, get the QR code at once and activate it in minutes. It has {0} of data, valid for {2} days.',
    rows: [['Tenger', 'Sky', 10_000, '10 GB', own, 30], ['Tenger', 'Sky Plus', 25_000, '50 GB', own, 30]],
  },
  {
    ...shared, subCategoryId: 'sc-sim-tourist', type: 'SERVICE', orderHref: '/tourist-sim', nounMn: 'жуулчны eSIM', nounEn: 'tourist eSIM', facts, highlights, esimCapable: true,
    pictures: () => ['sim-esim-tourist', 'sim-esim'],
    descriptionMn: '{model} жуулчны eSIM-ээ Монголд ирэхээсээ өмнө захиалж, газардмагц интернэтэд холбогдоно. {0} дата {2} хоног хүчинтэй.',
    descriptionEn: 'Order the {name} before you come and be online as you land in Mongolia. {0} of data is valid for {2} days.',
    rows: toTouristRows('Visit e', noCalls),
  },
];
